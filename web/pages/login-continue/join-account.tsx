import { Anchor, Button, Group, Stack } from "@mantine/core";
import { Link } from "react-router";
import { z } from "zod";
import { normalisePassword } from "#domain/credentials.ts";
import { byProvider, providerLabels } from "#domain/sign-in-provider.ts";
import { wrongPasswordUnder } from "#web/forms/explain.ts";
import { PasswordField } from "#web/forms/password-field.tsx";
import { Problem } from "#web/forms/problem.tsx";
import { useValidatedForm } from "#web/forms/validated-form.ts";
import { askFederation, type FederationAnswer, type FederationStep } from "#web/session/federation.ts";
import { NarrowPage } from "#web/shell/narrow-page.tsx";

type Props = { step: FederationStep; onDone(answer: FederationAnswer): void };

/** The address has an account: its password, once, and they sign in either way from now on. */
export function JoinAccount({ step, onDone }: Props) {
  const label = providerLabels[step.Provider];
  const { input, submit, busy, problem } = useValidatedForm({
    schema: z.object({ password: z.string().min(1, "비밀번호를 입력해 주세요.") }),
    initial: { password: "" },
    async act({ password }) {
      const wrong = wrongPasswordUnder("password", "비밀번호가 맞지 않습니다.");
      onDone(await askFederation("Join", { Password: normalisePassword(password) }).catch(wrong));
    },
  });
  return (
    <NarrowPage
      title="이미 이 주소로 가입하셨어요"
      lead={
        <>
          <strong>{step.Email}</strong> 계정의 비밀번호를 한 번 입력하시면{" "}
          {`${byProvider[step.Provider]}도 들어올 수 있어요.`}
        </>
      }
    >
      <form method="dialog" onSubmit={submit} noValidate>
        <Stack gap="md">
          <PasswordField label="비밀번호" autoComplete="current-password" autoFocus {...input("password")} />
          <Problem sentence={problem} />
          <Button type="submit" size="lg" loading={busy} fullWidth>
            확인하고 {label} 연결하기
          </Button>
        </Stack>
      </form>
      <Group justify="space-between">
        <Anchor component={Link} to="/reset-password" c="dark.6" py={12}>
          비밀번호를 잊으셨나요?
        </Anchor>
        <Anchor component={Link} to="/login" c="dark.6" py={12}>
          다음에 하기
        </Anchor>
      </Group>
    </NarrowPage>
  );
}
