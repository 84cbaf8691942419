import { Button, Stack } from "@mantine/core";
import { useState } from "react";
import { z } from "zod";
import { password, verificationCode } from "#domain/credentials.ts";
import { CodeField } from "#web/forms/code-field.tsx";
import { Problem } from "#web/forms/problem.tsx";
import { useValidatedForm } from "#web/forms/validated-form.ts";
import { useAction } from "#web/queries/use-action.ts";
import { NewPasswordFields } from "#web/session/new-password-fields.tsx";
import { repeatedPassword } from "#web/session/repeated-password.ts";
import { useUser } from "#web/session/session.ts";
import { Part } from "#web/shell/page-part.tsx";

/** For somebody who came by a provider and has no password: one is set by a code from their own mailbox. */
export function SetPassword({ onDone }: { onDone(): void }) {
  const email = useUser()?.email ?? "";
  const [isSent, setIsSent] = useState(false);
  const send = useAction(async () => {
    await sendCode(email);
    setIsSent(true);
  });
  return (
    <Part
      title="비밀번호"
      about="아직 비밀번호가 없습니다. 정하시면 이메일로도 로그인하실 수 있고, 다른 기기에서는 다시 로그인해야 합니다."
    >
      {isSent ? (
        <ChooseFirst email={email} onDone={onDone} />
      ) : (
        <Button mih={48} variant="default" loading={send.busy} onClick={() => void send.run()}>
          메일로 인증번호 받기
        </Button>
      )}
      <Problem sentence={send.problem} />
    </Part>
  );
}

function ChooseFirst({ email, onDone }: { email: string; onDone(): void }) {
  const { input, submit, busy, problem } = useValidatedForm({
    schema: repeatedPassword(z.object({ code: verificationCode, password, again: z.string() })),
    initial: { code: "", password: "", again: "" },
    async act(values) {
      const { finishReset, forgetTokens, startSignIn } = await import("#web/session/identity.ts");
      await finishReset({ email, ...values });
      // Every session has ended, this one, too: the next begins with what was just set.
      await forgetTokens();
      await startSignIn({ email, password: values.password });
      onDone();
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <CodeField resend={() => sendCode(email)} autoFocus {...input("code")} />
        <NewPasswordFields input={input} size="md" />
        <Problem sentence={problem} />
        <Button type="submit" mih={48} loading={busy} variant="default">
          비밀번호 정하기
        </Button>
      </Stack>
    </form>
  );
}

async function sendCode(email: string) {
  const { startReset } = await import("#web/session/identity.ts");
  await startReset(email);
}
