import { useNavigate } from "react-router";
import { checkSession } from "#web/session/session.ts";

export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    // First away from a member page, which would otherwise take this for a lost session.
    await navigate("/");
    const { leaveDevice } = await import("#web/session/identity.ts");
    await leaveDevice().catch(() => undefined);
    await checkSession();
  };
}
