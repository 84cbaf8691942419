import { Anchor, Group } from "@mantine/core";
import { Link } from "react-router";
import { SignInForm } from "#web/session/sign-in-form.tsx";
import { NarrowPage } from "#web/shell/narrow-page.tsx";

export function meta() {
  return [
    { title: "로그인 · 고이" },
    { name: "description", content: "고이에 로그인하고 만드시던 카드를 이어서 만드세요." },
    { name: "robots", content: "noindex" },
  ];
}

export default function LoginPage() {
  return (
    <NarrowPage title="다시 만나 반갑습니다" lead="로그인하면 보시던 곳에서 이어서 하실 수 있습니다.">
      <SignInForm />
      <Group justify="space-between">
        <Anchor component={Link} to="/reset-password" c="dark.6" py={12}>
          비밀번호를 잊으셨나요?
        </Anchor>
        <Anchor component={Link} to="/signup" fw={600} py={12}>
          회원가입
        </Anchor>
      </Group>
    </NarrowPage>
  );
}
