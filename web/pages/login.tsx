import { Anchor, Group } from "@mantine/core";
import { useEffect, useState } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import { useBegun } from "#web/session/begun.ts";
import { ComeBack } from "#web/session/come-back.tsx";
import { isKnownDevice } from "#web/session/known-device.ts";
import { OrDivider, ProviderButtons } from "#web/session/provider-buttons.tsx";
import { ProviderProblem } from "#web/session/provider-problem.tsx";
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
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const begun = useBegun();
  // The server knows no device: a stranger's words come first, since they are true for everybody.
  const [isKnown, setKnown] = useState(false);
  useEffect(() => setKnown(isKnownDevice()), []);
  // Where providers send people back to, with what Amplify exchanges for a sign-in.
  if (parameters.has("code")) return <ComeBack />;
  return (
    <NarrowPage
      title={
        begun ? "로그인하고 이어서 적습니다" : isKnown ? "다시 만나 반갑습니다" : "로그인하고 시작하세요"
      }
      lead={
        begun
          ? "여기까지 적으신 내용은 이 기기에 그대로 있습니다."
          : isKnown
            ? "로그인하면 보시던 곳에서 이어서 하실 수 있습니다."
            : "처음이시라면 아래에서 회원가입을 하시면 됩니다. 보시던 곳으로 그대로 돌아옵니다."
      }
    >
      <ProviderProblem error={parameters.get("error")} description={parameters.get("error_description")} />
      <SignInForm />
      <Group justify="space-between">
        <Anchor component={Link} to="/reset-password" c="dark.6" py={12}>
          비밀번호를 잊으셨나요?
        </Anchor>
        <Anchor component={Link} to="/signup" state={state} fw={600} py={12}>
          회원가입
        </Anchor>
      </Group>
      <ProviderButtons over={<OrDivider words="또는" />} />
    </NarrowPage>
  );
}
