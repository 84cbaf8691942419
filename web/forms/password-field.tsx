import { PasswordInput, type PasswordInputProps } from "@mantine/core";

export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      size="lg"
      autoCapitalize="none"
      spellCheck={false}
      visibilityToggleButtonProps={{ "aria-label": "비밀번호 보기 또는 가리기", tabIndex: 0 }}
      {...props}
    />
  );
}
