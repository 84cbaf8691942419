import { Button, Stack } from "@mantine/core";
import { useState } from "react";
import { z } from "zod";
import { emailAddress } from "#domain/credentials.ts";
import { EmailField } from "#web/forms/email-field.tsx";
import { PasswordField } from "#web/forms/password-field.tsx";
import { Problem } from "#web/forms/problem.tsx";
import { useValidatedForm } from "#web/forms/validated-form.ts";
import { ConfirmEmail } from "./confirm-email.tsx";
import { NewPassword } from "./new-password.tsx";

// A password that was once accepted must stay acceptable, so nothing else is asked of it here.
const credentials = z.object({
  email: emailAddress,
  password: z.string().min(1, "비밀번호를 입력해 주세요."),
});

type Credentials = z.infer<typeof credentials>;

/** Sign-in with its two detours: an e-mail not confirmed yet, and a one-time password to be replaced. */
export function SignInForm() {
  const [detour, setDetour] = useState<{ to: "confirm-email" | "new-password" } & Credentials>();

  async function signIn(values: Credentials) {
    const { startSignIn } = await import("./identity.ts");
    const step = await startSignIn(values);
    setDetour(step === "signed-in" ? undefined : { to: step, ...values });
  }

  if (detour?.to === "new-password") return <NewPassword />;
  if (detour?.to === "confirm-email")
    return <ConfirmEmail email={detour.email} onConfirmed={() => signIn(detour)} />;
  return <Fields onSubmit={signIn} />;
}

function Fields({ onSubmit }: { onSubmit(values: Credentials): Promise<void> }) {
  const { input, submit, busy, problem } = useValidatedForm({
    schema: credentials,
    initial: { email: "", password: "" },
    act: onSubmit,
    keep: { as: "goi.sign-in", fields: ["email"] },
  });
  return (
    <form method="dialog" onSubmit={submit} noValidate>
      <Stack gap="md">
        <EmailField {...input("email")} />
        <PasswordField
          label="비밀번호"
          placeholder="8자 이상"
          autoComplete="current-password"
          {...input("password")}
        />
        <Problem sentence={problem} />
        <Button type="submit" size="lg" loading={busy} fullWidth>
          로그인
        </Button>
      </Stack>
    </form>
  );
}
