import { Button, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { z } from "zod";
import { emailAddress, verificationCode } from "#domain/credentials.ts";
import { CodeField } from "#web/forms/code-field.tsx";
import { DoneNote } from "#web/forms/done-note.tsx";
import { Problem } from "#web/forms/problem.tsx";
import { useValidatedForm } from "#web/forms/validated-form.ts";
import { useLoad } from "#web/queries/use-load.ts";
import { Part } from "#web/shell/page-part.tsx";
import { profileQuery } from "./profile-query.ts";

export function ChangeEmail() {
  const profile = useLoad(profileQuery);
  const [next, setNext] = useState<string>();
  const [done, setDone] = useState<string>();

  function finish() {
    if (next && profile.data) profile.put({ ...profile.data, email: next });
    setNext(undefined);
    setDone("이메일을 바꿨습니다. 다음부터 새 이메일로 로그인해 주세요.");
  }

  return (
    <Part
      title="이메일"
      about={
        <>
          {profile.data && (
            <>
              지금 쓰시는 이메일은 <strong>{profile.data.email}</strong>입니다.
            </>
          )}{" "}
          새 이메일로 받은 인증번호를 확인한 뒤에 바뀝니다.
        </>
      }
    >
      {next ? <EnterCode address={next} onDone={finish} /> : <AskForCode onSent={setNext} />}
      <DoneNote sentence={done} />
    </Part>
  );
}

function AskForCode({ onSent }: { onSent(address: string): void }) {
  const { input, submit, busy, problem } = useValidatedForm({
    schema: z.object({ email: emailAddress }),
    initial: { email: "" },
    async act(values) {
      await sendCode(values.email);
      onSent(values.email);
    },
    keep: { as: "goi.setting.email", fields: ["email"] },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label="새 이메일"
          placeholder="goi@example.com"
          type="email"
          inputMode="email"
          autoComplete="email"
          size="md"
          {...input("email")}
        />
        <Problem sentence={problem} />
        <Button type="submit" mih={48} loading={busy} variant="default">
          인증번호 받기
        </Button>
      </Stack>
    </form>
  );
}

function EnterCode({ address, onDone }: { address: string; onDone(): void }) {
  const { input, submit, busy, problem } = useValidatedForm({
    schema: z.object({ code: verificationCode }),
    initial: { code: "" },
    async act({ code }) {
      const { finishEmailChange } = await import("#web/session/identity.ts");
      await finishEmailChange(code);
      onDone();
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <CodeField resend={() => sendCode(address)} autoFocus {...input("code")} />
        <Problem sentence={problem} />
        <Button type="submit" mih={48} loading={busy} variant="default">
          이메일 바꾸기
        </Button>
      </Stack>
    </form>
  );
}

async function sendCode(address: string) {
  const { startEmailChange } = await import("#web/session/identity.ts");
  await startEmailChange(address);
}
