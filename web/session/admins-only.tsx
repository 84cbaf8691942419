import { useEffect } from "react";
import { Outlet, redirect, useLocation, useNavigate, useNavigation } from "react-router";
import { keepReturnPath } from "./return-path.ts";
import { checkedUser, useUser } from "./session.ts";

const DOOR = "/admin/login";

/** Everybody else goes to the admins' door, which tells a member that this is not theirs. */
async function requireAdmin({ request }: { request: Request }) {
  const user = await checkedUser();
  if (user?.isAdmin) return;
  const url = new URL(request.url);
  if (!user) keepReturnPath(url.pathname + url.search);
  throw redirect(DOOR);
}

export const clientMiddleware = [requireAdmin];

export async function clientLoader() {
  return null;
}
// The server knows nobody, so it draws none of this: the page begins in the browser.
clientLoader.hydrate = true as const;

export function shouldRevalidate() {
  return false;
}

/** Around every page of the admin area. It only decides what is shown: every question is decided by the server. */
export default function AdminsOnly() {
  const user = useUser();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isLeaving = useNavigation().state !== "idle";
  // The session ended, or the group was taken away, while the page was open.
  useEffect(() => {
    if (user?.isAdmin || isLeaving) return;
    if (!user) keepReturnPath(pathname + search);
    void navigate(DOOR);
  }, [user, isLeaving, navigate, pathname, search]);
  return user?.isAdmin ? <Outlet key={user.id} /> : null;
}
