import { Button } from "@mantine/core";
import { useNavigate } from "react-router";
import { Problem } from "#web/forms/problem.tsx";
import { useAction } from "#web/queries/use-action.ts";
import { checkSession } from "#web/session/session.ts";
import { Part } from "#web/shell/page-part.tsx";

export function SignOutEverywhere() {
  const navigate = useNavigate();
  const signOut = useAction(async () => {
    const { endAllSessions, forgetTokens, leaveDevice } = await import("#web/session/identity.ts");
    await endAllSessions();
    // At once: whoever reloads on the way must not be shown as signed in by tokens that no longer count.
    await forgetTokens();
    await navigate("/");
    await leaveDevice().catch(() => undefined);
    await checkSession();
  });

  return (
    <Part
      title="모든 기기에서 로그아웃"
      about="휴대폰을 잃어버렸거나 다른 사람의 기기에서 로그인하셨다면 눌러 주세요."
    >
      <Button mih={48} variant="default" onClick={() => void signOut.run()} loading={signOut.busy}>
        모든 기기에서 로그아웃
      </Button>
      <Problem sentence={signOut.problem} />
    </Part>
  );
}
