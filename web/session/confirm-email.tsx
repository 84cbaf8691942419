import { Button, Stack, Text } from "@mantine/core";
import { z } from "zod";
import { verificationCode } from "#domain/credentials.ts";
import { CodeField } from "#web/forms/code-field.tsx";
import { Problem } from "#web/forms/problem.tsx";
import { useValidatedForm } from "#web/forms/validated-form.ts";

type Props = { email: string; onConfirmed(): Promise<void> };

/** The code step of a sign-up. */
export function ConfirmEmail({ email, onConfirmed }: Props) {
  const { input, submit, busy, problem } = useValidatedForm({
    schema: z.object({ code: verificationCode }),
    initial: { code: "" },
    async act({ code }) {
      const { finishSignUp } = await import("./identity.ts");
      await finishSignUp({ email, code });
      await onConfirmed();
    },
  });

  async function resend() {
    const { resendCode } = await import("./identity.ts");
    await resendCode(email);
  }

  return (
    <form method="dialog" onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text component="p" m={0}>
          <strong>{email}</strong> 주소로 인증번호를 보냈습니다. 메일이 보이지 않으면 스팸함도 확인해 주세요.
          이미 가입하신 주소라면 번호 대신 로그인 안내를 보내 드립니다.
        </Text>
        <CodeField resend={resend} autoFocus {...input("code")} />
        <Problem sentence={problem} />
        <Button type="submit" size="lg" loading={busy} fullWidth>
          확인
        </Button>
      </Stack>
    </form>
  );
}
