import { TextInput, type TextInputProps } from "@mantine/core";

/** An address, as phones and password managers know it. */
export function EmailField(props: TextInputProps) {
  return (
    <TextInput
      label="이메일"
      placeholder="goi@example.com"
      type="email"
      inputMode="email"
      autoComplete="username"
      size="lg"
      {...props}
    />
  );
}
