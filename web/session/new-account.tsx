import { Anchor, Button, Stack } from "@mantine/core";
import { type ReactNode, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { z } from "zod";
import { emailAddress, password } from "#domain/credentials.ts";
import { EmailField } from "#web/forms/email-field.tsx";
import { PasswordField } from "#web/forms/password-field.tsx";
import { Problem } from "#web/forms/problem.tsx";
import { useValidatedForm } from "#web/forms/validated-form.ts";
import { NarrowPage } from "#web/shell/narrow-page.tsx";
import { ConfirmEmail } from "./confirm-email.tsx";
import { consentFields, keepConsents, noConsents, sendKeptConsents } from "./consent-answers.ts";
import { ConsentFields } from "./consent-fields.tsx";
import { checkSession } from "./session.ts";

const application = z.object({ email: emailAddress, password, ...consentFields });
type Application = z.infer<typeof application>;

type Props = {
  title: string;
  lead: string;
  /** What kind of account it is to be. */
  provider?: "Company";
  /** Under what name this device keeps what is typed. */
  keepAs: string;
  /** Under the address: what it is used for. */
  aboutEmail?: string;
  /** They have a death to tell of: nothing is asked, or offered, besides. */
  isSolemn?: boolean;
  /** Stands over both steps. */
  progress?: ReactNode;
  /** Stands over the form: ways that need none. */
  shortcut?: ReactNode;
  /** Called when the account exists and waits for its code. */
  onBegun?(): void;
  /** Stands under the form: other ways to go on. */
  children: ReactNode;
};

/** An account is made, confirmed by mail, and signed in. */
export function NewAccount({ title, lead, keepAs, progress, shortcut, children, ...props }: Props) {
  const [waiting, setWaiting] = useState<Partial<Application> & { email: string }>();
  const navigate = useNavigate();
  /** The address that waits for its code, so that a reload comes back to this step. */
  const place = `${keepAs}.waiting`;

  useEffect(() => {
    const address = sessionStorage.getItem(place);
    if (address) setWaiting((current) => current ?? { email: address });
  }, [place]);

  async function apply(values: Application) {
    const { startSignUp } = await import("./identity.ts");
    await startSignUp({ ...values, provider: props.provider });
    keepConsents(values.email, values);
    sessionStorage.setItem(place, values.email);
    props.onBegun?.();
    setWaiting(values);
  }

  async function goOn() {
    sessionStorage.removeItem(place);
    // After a reload the password is gone, as it should be: the person types it at login.
    if (!waiting?.password) return navigate("/login");
    const { startSignIn } = await import("./identity.ts");
    await startSignIn({ email: waiting.email, password: waiting.password });
    await checkSession();
    // If this fails they are sent before the first member page.
    await sendKeptConsents(waiting.email).catch(() => undefined);
  }

  function startOver() {
    sessionStorage.removeItem(place);
    setWaiting(undefined);
  }

  if (waiting) {
    return (
      <NarrowPage title="메일을 확인해 주세요">
        {progress}
        <ConfirmEmail email={waiting.email} onConfirmed={async () => goOn()} />
        <Anchor component="button" type="button" onClick={startOver} c="dark.6" py={12}>
          다른 이메일로 가입하기
        </Anchor>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={title} lead={lead}>
      {progress}
      {shortcut}
      <Fields keepAs={keepAs} aboutEmail={props.aboutEmail} isSolemn={props.isSolemn} onSubmit={apply} />
      {children}
    </NarrowPage>
  );
}

type FieldsProps = Pick<Props, "keepAs" | "aboutEmail" | "isSolemn"> & {
  onSubmit(values: Application): Promise<void>;
};

function Fields({ keepAs, aboutEmail, isSolemn = false, onSubmit }: FieldsProps) {
  const { form, input, submit, busy, problem } = useValidatedForm({
    schema: application,
    initial: { email: "", password: "", ...noConsents },
    act: onSubmit,
    keep: { as: keepAs, fields: ["email", "terms", "privacy", "marketing"] },
  });
  const { terms, privacy, marketing } = form.getValues();
  return (
    <form method="dialog" onSubmit={submit} noValidate>
      <Stack gap="md">
        <EmailField description={aboutEmail} {...input("email")} />
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
          onAll={(agreed) =>
            form.setValues({ terms: agreed, privacy: agreed, marketing: agreed && !isSolemn })
          }
          offersNews={!isSolemn}
        />
        <Problem sentence={problem} />
        <Button type="submit" size="lg" loading={busy} fullWidth>
          인증번호 받기
        </Button>
      </Stack>
    </form>
  );
}
