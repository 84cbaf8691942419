import { Button, Stack } from "@mantine/core";
import { useState } from "react";
import { z } from "zod";
import { password } from "#domain/credentials.ts";
import { DoneNote } from "#web/forms/done-note.tsx";
import { wrongPasswordUnder } from "#web/forms/explain.ts";
import { PasswordField } from "#web/forms/password-field.tsx";
import { Problem } from "#web/forms/problem.tsx";
import { useValidatedForm } from "#web/forms/validated-form.ts";
import { useLoad } from "#web/queries/use-load.ts";
import { NewPasswordFields } from "#web/session/new-password-fields.tsx";
import { repeatedPassword } from "#web/session/repeated-password.ts";
import { signInsQuery } from "#web/session/sign-ins-query.ts";
import { Part } from "#web/shell/page-part.tsx";
import { SetPassword } from "./set-password.tsx";

const empty = { current: "", password: "", again: "" };

/** Who came by a provider may have none to change. */
export function PasswordSettings() {
  const { data, reload } = useLoad(signInsQuery);
  if (data?.me?.signIns.hasPassword === false) return <SetPassword onDone={() => void reload()} />;
  return <ChangePassword />;
}

function ChangePassword() {
  const [done, setDone] = useState<string>();
  const { form, input, submit, busy, problem } = useValidatedForm({
    schema: repeatedPassword(
      z.object({ current: z.string().min(1, "지금 비밀번호를 입력해 주세요."), password, again: z.string() }),
    ),
    initial: empty,
    async act(values) {
      setDone(undefined);
      const { changePassword } = await import("#web/session/identity.ts");
      await changePassword({ current: values.current, next: values.password }).catch(
        wrongPasswordUnder("current", "지금 비밀번호가 맞지 않습니다."),
      );
      form.setValues(empty);
      setDone("비밀번호를 바꿨습니다. 다른 기기에서는 로그아웃됩니다.");
    },
  });
  return (
    <Part title="비밀번호" about="바꾸면 다른 기기에서는 다시 로그인해야 합니다.">
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <PasswordField
            size="md"
            label="지금 비밀번호"
            autoComplete="current-password"
            {...input("current")}
          />
          <NewPasswordFields input={input} size="md" />
          <Problem sentence={problem} />
          <Button type="submit" mih={48} loading={busy} variant="default">
            비밀번호 바꾸기
          </Button>
        </Stack>
      </form>
      <DoneNote sentence={done} />
    </Part>
  );
}
