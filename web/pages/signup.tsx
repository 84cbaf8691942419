import { Anchor, Button, Stack, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { z } from "zod";
import { email, password } from "#domain/credentials.ts";
import { useCarefulForm } from "#web/forms/careful-form.ts";
import { EmailField } from "#web/forms/email-field.tsx";
import { PasswordField } from "#web/forms/password-field.tsx";
import { Problem } from "#web/forms/problem.tsx";
import { ConfirmEmail } from "#web/session/confirm-email.tsx";
import { consentFields, keepConsents, noConsents, sendKeptConsents } from "#web/session/consent-answers.ts";
import { ConsentFields } from "#web/session/consent-fields.tsx";
import { checkSession } from "#web/session/session.ts";
import { NarrowPage } from "#web/shell/narrow-page.tsx";

export function meta() {
  return [{ title: "회원가입 · 고이" }];
}

const application = z.object({ email, password, ...consentFields });
type Application = z.infer<typeof application>;

/** The address that waits for its code, so that a reload comes back to this step. */
const WAITING = "goi.sign-up.waiting";

export default function SignUpPage() {
  const [waiting, setWaiting] = useState<Partial<Application> & { email: string }>();
  const navigate = useNavigate();

  useEffect(() => {
    const address = sessionStorage.getItem(WAITING);
    if (address) setWaiting((current) => current ?? { email: address });
  }, []);

  async function apply(values: Application) {
    const { startSignUp } = await import("#web/session/identity.ts");
    await startSignUp(values);
    keepConsents(values.email, values);
    sessionStorage.setItem(WAITING, values.email);
    setWaiting(values);
  }

  async function goOn() {
    sessionStorage.removeItem(WAITING);
    // After a reload the password is gone, as it should be: the person types it at login.
    if (!waiting?.password) return navigate("/login");
    const { startSignIn } = await import("#web/session/identity.ts");
    await startSignIn({ email: waiting.email, password: waiting.password });
    await checkSession();
    // If this fails they are sent before the first member page.
    await sendKeptConsents(waiting.email).catch(() => undefined);
  }

  function startOver() {
    sessionStorage.removeItem(WAITING);
    setWaiting(undefined);
  }

  if (waiting) {
    return (
      <NarrowPage title="메일을 확인해 주세요">
        <ConfirmEmail email={waiting.email} onConfirmed={async () => goOn()} />
        <Anchor component="button" type="button" onClick={startOver} c="dark.6" py={12}>
          다른 이메일로 가입하기
        </Anchor>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage
      title="고이와 함께 시작해요"
      lead="이메일 하나면 됩니다. 확인 메일의 숫자를 입력하면 가입이 끝납니다."
    >
      <Fields onSubmit={apply} />
      <Anchor component={Link} to="/login" c="dark.6" py={12}>
        이미 회원이신가요? 로그인
      </Anchor>
    </NarrowPage>
  );
}

function Fields({ onSubmit }: { onSubmit(values: Application): Promise<void> }) {
  const { form, input, submit, busy, problem } = useCarefulForm({
    schema: application,
    initial: { email: "", password: "", ...noConsents },
    act: onSubmit,
    keep: { as: "goi.sign-up", fields: ["email", "terms", "privacy", "marketing"] },
  });
  const { terms, privacy, marketing } = form.getValues();
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <EmailField {...input("email")} />
        <PasswordField
          label="비밀번호"
          description="8자 이상이면 어떤 글자든 좋습니다."
          placeholder="8자 이상"
          autoComplete="new-password"
          {...input("password")}
        />
        <ConsentFields
          input={(name) => input(name, { type: "checkbox" })}
          values={{ terms, privacy, marketing }}
          onAll={(agreed) => form.setValues({ terms: agreed, privacy: agreed, marketing: agreed })}
        />
        <Text size="sm" c="dimmed">
          만 14세 이상이면 가입하실 수 있습니다.
        </Text>
        <Problem sentence={problem} />
        <Button type="submit" size="lg" loading={busy} fullWidth>
          인증번호 받기
        </Button>
      </Stack>
    </form>
  );
}
