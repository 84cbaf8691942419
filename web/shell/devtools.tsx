import { useEffect } from "react";
import { session } from "#web/session/session.ts";
import { guardAgainstDevtools } from "./devtools-guard.ts";

/** The owner's wish, not a control: nothing relies on it. Admins are exempt. */
export function DevtoolsGuard() {
  useEffect(
    () =>
      guardAgainstDevtools({
        window,
        isExempt: () => import.meta.env.DEV || session.getState().user?.isAdmin === true,
        beforeLeave: () => window.dispatchEvent(new Event("goi:keep-draft")),
        leave: () => window.location.replace("/-/away"),
      }),
    [],
  );
  return null;
}
