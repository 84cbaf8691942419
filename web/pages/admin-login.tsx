import { Alert, Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import type { SignedInUser } from "#domain/member.ts";
import { takeReturnPath } from "#web/session/return-path.ts";
import { checkedUser, checkSession, useUser } from "#web/session/session.ts";
import { SignInForm } from "#web/session/sign-in-form.tsx";
import { NarrowPage } from "#web/shell/narrow-page.tsx";

export function meta() {
  return [{ title: "관리자 로그인 · 고이" }, { name: "robots", content: "noindex" }];
}

export default function AdminLoginPage() {
  const user = useUser();
  useGoingOn(user);
  if (!user) {
    return (
      <NarrowPage title="관리자 로그인" lead="고이를 운영하는 분을 위한 곳입니다.">
        <SignInForm />
      </NarrowPage>
    );
  }
  if (!user.isAdmin) return <NotAnAdmin email={user.email} />;
  return (
    <NarrowPage title="관리자로 로그인되어 있습니다" lead={user.email}>
      <Button component={Link} to="/admin" size="lg">
        관리 화면 열기
      </Button>
    </NarrowPage>
  );
}

/** An admin who signed in here goes on to where they wanted to go, else to the admin area. */
function useGoingOn(user: SignedInUser | null) {
  const navigate = useNavigate();
  const cameAsVisitor = useRef(false);
  useEffect(() => {
    void checkedUser().then((found) => {
      cameAsVisitor.current = !found;
    });
  }, []);
  useEffect(() => {
    if (!user?.isAdmin || !cameAsVisitor.current) return;
    const wanted = takeReturnPath();
    void navigate(wanted.startsWith("/admin") ? wanted : "/admin", { replace: true });
  }, [user, navigate]);
}

function NotAnAdmin({ email }: { email: string }) {
  async function switchAccount() {
    const { leaveDevice } = await import("#web/session/identity.ts");
    await leaveDevice();
    await checkSession();
  }
  return (
    <NarrowPage title="관리자 계정이 아닙니다">
      <Alert color="dark" variant="light">
        지금 로그인하신 {email} 계정에는 관리자 권한이 없습니다. 관리자 계정으로 다시 로그인해 주세요.
      </Alert>
      <Button size="lg" onClick={switchAccount}>
        다른 계정으로 로그인
      </Button>
    </NarrowPage>
  );
}
