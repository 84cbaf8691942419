import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import styles from "./password-field.module.css";

export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      size="lg"
      autoCapitalize="none"
      spellCheck={false}
      visibilityToggleButtonProps={{
        "aria-label": "비밀번호 보기 또는 가리기",
        tabIndex: 0,
        className: styles.eye,
      }}
      {...props}
    />
  );
}
