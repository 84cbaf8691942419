import { Anchor, Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { z } from "zod";
import { emailAddress, password, verificationCode } from "#domain/credentials.ts";
import { CodeField } from "#web/forms/code-field.tsx";
import { EmailField } from "#web/forms/email-field.tsx";
import { Problem } from "#web/forms/problem.tsx";
import { useValidatedForm } from "#web/forms/validated-form.ts";
import { NewPasswordFields } from "#web/session/new-password-fields.tsx";
import { repeatedPassword } from "#web/session/repeated-password.ts";
import { NarrowPage } from "#web/shell/narrow-page.tsx";

export function meta() {
  return [
    { title: "비밀번호 다시 정하기 · 고이" },
    { name: "description", content: "이메일로 인증번호를 받아 비밀번호를 다시 정합니다." },
    { name: "robots", content: "noindex" },
  ];
}

export default function ResetPasswordPage() {
  const [address, setAddress] = useState<string>();
  return (
    <NarrowPage
      title="비밀번호 다시 정하기"
      lead={address ? undefined : "가입하신 이메일로 인증번호를 보내 드립니다."}
    >
      {address ? <ChooseNew address={address} /> : <AskForCode onSent={setAddress} />}
      <Anchor component={Link} to="/login" c="dark.6" py={12}>
        로그인으로 돌아가기
      </Anchor>
    </NarrowPage>
  );
}

function AskForCode({ onSent }: { onSent(address: string): void }) {
  const { input, submit, busy, problem } = useValidatedForm({
    schema: z.object({ email: emailAddress }),
    initial: { email: "" },
    async act(values) {
      await sendResetCode(values.email);
      onSent(values.email);
    },
    keep: { as: "goi.reset", fields: ["email"] },
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

function ChooseNew({ address }: { address: string }) {
  const { input, submit, busy, problem } = useValidatedForm({
    schema: repeatedPassword(z.object({ code: verificationCode, password, again: z.string() })),
    initial: { code: "", password: "", again: "" },
    async act(values) {
      const { finishReset, startSignIn } = await import("#web/session/identity.ts");
      await finishReset({ email: address, ...values });
      await startSignIn({ email: address, password: values.password });
    },
  });
  return (
    <form method="dialog" onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text component="p" m={0}>
          <strong>{address}</strong> 주소로 가입하셨다면 인증번호가 도착합니다. 스팸함도 확인해 주세요.
        </Text>
        <CodeField resend={() => sendResetCode(address)} autoFocus {...input("code")} />
        <NewPasswordFields input={input} />
        <Problem sentence={problem} />
        <Button type="submit" size="lg" loading={busy} fullWidth>
          새 비밀번호로 로그인
        </Button>
      </Stack>
    </form>
  );
}

async function sendResetCode(address: string) {
  const { startReset } = await import("#web/session/identity.ts");
  await startReset(address);
}
