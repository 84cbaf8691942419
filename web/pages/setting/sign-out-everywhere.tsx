import { Button } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router";
import { explain } from "#web/forms/explain.ts";
import { Problem } from "#web/forms/problem.tsx";
import { checkSession } from "#web/session/session.ts";
import { Part } from "#web/shell/page-part.tsx";

export function SignOutEverywhere() {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function signOut() {
    setBusy(true);
    try {
      const { endAllSessions, leaveDevice } = await import("#web/session/identity.ts");
      await endAllSessions();
      await navigate("/");
      await leaveDevice().catch(() => undefined);
      await checkSession();
    } catch (error) {
      setProblem(explain(error).sentence);
      setBusy(false);
    }
  }

  return (
    <Part
      title="모든 기기에서 로그아웃"
      about="휴대폰을 잃어버렸거나 다른 사람의 기기에서 로그인하셨다면 눌러 주세요."
    >
      <Button mih={48} variant="default" onClick={signOut} loading={busy}>
        모든 기기에서 로그아웃
      </Button>
      <Problem sentence={problem} />
    </Part>
  );
}
