import type { PasswordInputProps } from "@mantine/core";
import { PasswordField } from "#web/forms/password-field.tsx";

type Props = { input(name: "password" | "again"): PasswordInputProps; size?: PasswordInputProps["size"] };

/** A new password, typed twice. */
export function NewPasswordFields({ input, size }: Props) {
  return (
    <>
      <PasswordField
        label="새 비밀번호"
        placeholder="8자 이상"
        autoComplete="new-password"
        {...(size && { size })}
        {...input("password")}
      />
      <PasswordField
        label="새 비밀번호 확인"
        placeholder="한 번 더"
        autoComplete="new-password"
        {...(size && { size })}
        {...input("again")}
      />
    </>
  );
}
