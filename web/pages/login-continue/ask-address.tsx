import { Anchor, Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { z } from "zod";
import { emailAddress, verificationCode } from "#domain/credentials.ts";
import { byProvider } from "#domain/sign-in-provider.ts";
import { CodeField } from "#web/forms/code-field.tsx";
import { EmailField } from "#web/forms/email-field.tsx";
import { Problem } from "#web/forms/problem.tsx";
import { useValidatedForm } from "#web/forms/validated-form.ts";
import { askFederation, type FederationAnswer, type FederationStep } from "#web/session/federation.ts";
import { NarrowPage } from "#web/shell/narrow-page.tsx";

type Props = { step: FederationStep; onDone(answer: FederationAnswer): void };

/** The provider gave no address, or does not vouch for it: it is asked for, and confirmed by a code. */
export function AskAddress({ step, onDone }: Props) {
  const [sentTo, setSentTo] = useState<string>();
  const way = byProvider[step.Provider];
  return (
    <NarrowPage
      title={sentTo ? "메일을 확인해 주세요" : "이메일을 알려 주세요"}
      lead={
        sentTo ? undefined : `${way} 확인되었습니다. 카드와 주문 소식을 보내 드릴 이메일만 있으면 됩니다.`
      }
    >
      {sentTo ? (
        <EnterCode address={sentTo} onDone={onDone} />
      ) : (
        <EnterAddress address={step.Email} onSent={setSentTo} />
      )}
      {sentTo ? (
        <Anchor component="button" type="button" onClick={() => setSentTo(undefined)} c="dark.6" py={12}>
          다른 이메일 쓰기
        </Anchor>
      ) : (
        <Anchor component={Link} to="/login" c="dark.6" py={12}>
          다른 방법으로 로그인하기
        </Anchor>
      )}
    </NarrowPage>
  );
}

function EnterAddress({ address, onSent }: { address: string; onSent(address: string): void }) {
  const { input, submit, busy, problem } = useValidatedForm({
    schema: z.object({ email: emailAddress }),
    initial: { email: address },
    async act({ email }) {
      await askFederation("SendCode", { Email: email });
      onSent(email);
    },
  });
  return (
    <form method="dialog" onSubmit={submit} noValidate>
      <Stack gap="md">
        <EmailField {...input("email")} />
        <Problem sentence={problem} />
        <Button type="submit" size="lg" loading={busy} fullWidth>
          인증번호 받기
        </Button>
      </Stack>
    </form>
  );
}

function EnterCode({ address, onDone }: { address: string } & Pick<Props, "onDone">) {
  const { input, submit, busy, problem } = useValidatedForm({
    schema: z.object({ code: verificationCode }),
    initial: { code: "" },
    async act({ code }) {
      onDone(await askFederation("ConfirmEmail", { Email: address, Code: code }));
    },
  });
  return (
    <form method="dialog" onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text component="p" m={0}>
          <strong>{address}</strong> 주소로 인증번호를 보냈습니다. 메일이 보이지 않으면 스팸함도 확인해
          주세요.
        </Text>
        <CodeField
          resend={async () => void (await askFederation("SendCode", { Email: address }))}
          autoFocus
          {...input("code")}
        />
        <Problem sentence={problem} />
        <Button type="submit" size="lg" loading={busy} fullWidth>
          확인
        </Button>
      </Stack>
    </form>
  );
}
