import { Button, Stack, Text } from "@mantine/core";
import { z } from "zod";
import { password } from "#domain/credentials.ts";
import { Problem } from "#web/forms/problem.tsx";
import { useValidatedForm } from "#web/forms/validated-form.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { repeatedPassword } from "./repeated-password.ts";

/** The first sign-in with a one-time password. */
export function NewPassword() {
  const { input, submit, busy, problem } = useValidatedForm({
    schema: repeatedPassword(z.object({ password, again: z.string() })),
    initial: { password: "", again: "" },
    async act({ password: chosen }) {
      const { chooseNewPassword } = await import("./identity.ts");
      await chooseNewPassword(chosen);
    },
  });
  return (
    <form method="dialog" onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text component="p" m={0}>
          일회용 비밀번호로 들어오셨습니다. 앞으로 쓰실 비밀번호를 정해 주세요.
        </Text>
        <NewPasswordFields input={input} />
        <Problem sentence={problem} />
        <Button type="submit" size="lg" loading={busy} fullWidth>
          비밀번호 정하고 들어가기
        </Button>
      </Stack>
    </form>
  );
}
