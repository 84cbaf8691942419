import { useStore } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { createStore } from "zustand/vanilla";
import { type SignedInUser, signedInUser } from "#domain/member.ts";
import { rememberDevice } from "./known-device.ts";

type Session = { user: SignedInUser | null };

/** The signed-in user, held here and kept in local storage. It only changes what is shown: the server decides. */
export const session = createStore<Session>()(
  persist(() => ({ user: null }) as Session, {
    name: "goi.session",
    storage: createJSONStorage(() => localStorage),
    // The page as the server drew it knows nobody; the kept user comes in after the first paint.
    skipHydration: true,
    merge: (kept, current) => {
      const user = signedInUser.safeParse((kept as Session | undefined)?.user);
      return { ...current, user: user.success ? user.data : null };
    },
  }),
);

let checked: Promise<void> | undefined;

/** Asks the identity service who is signed in; a failure clears the user, but not that it is away. */
export function checkSession(): Promise<void> {
  checked = check();
  return checked;
}

/** The user, once the session has been checked at least once since the page was opened. */
export async function checkedUser(): Promise<SignedInUser | null> {
  await (checked ?? checkSession());
  return session.getState().user;
}

async function check(): Promise<void> {
  const [identity, { isUnavailable }] = await Promise.all([
    import("./identity.ts"),
    import("./is-unavailable.ts"),
  ]);
  const { user: last } = session.getState();
  const user = await identity.currentUser().catch((error) => (isUnavailable(error) ? last : null));
  if (user) rememberDevice();
  session.setState({ user });
}

/** Checks the session on load and on every auth event, in this tab or another. Returns how to stop. */
export function watchSession(): () => void {
  let stopped = false;
  let stopListening: (() => void) | undefined;
  void session.persist.rehydrate();
  void checkSession();
  void import("./identity.ts").then((identity) => {
    // Without a network nobody can say who is signed in: a page with unsaved words waits until it is back.
    const check = () => navigator.onLine && void checkSession();
    if (!stopped) stopListening = identity.onAuthEvent(check);
  });
  return () => {
    stopped = true;
    stopListening?.();
  };
}

export function useUser(): SignedInUser | null {
  return useStore(session, ({ user }) => user);
}
