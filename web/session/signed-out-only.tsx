import { useEffect, useState } from "react";
import { Outlet, redirect, useNavigate, useSearchParams } from "react-router";
import { pathAfterSignIn, takeReturnPath } from "./return-path.ts";
import { checkedUser, useUser } from "./session.ts";

/** A signed-in user who goes to one of these pages is sent to the main page. */
async function sendMembersHome() {
  if (await checkedUser()) throw redirect("/");
}

export const clientMiddleware = [sendMembersHome];

// With a loader of its own the server draws the page, which is the same for everyone.
export async function loader() {
  return null;
}

// Middleware runs only where a loader does.
export async function clientLoader() {
  return null;
}

/** Around login, sign-up and reset: whoever signs in here goes on to where they wanted to go. */
export default function SignedOutOnly() {
  const navigate = useNavigate();
  const user = useUser();
  const [parameters] = useSearchParams();
  const [cameAsGuest, setCameAsGuest] = useState(false);
  // Who comes back from a provider has a page of their own, which knows when they are done.
  const isReturning = parameters.has("code");
  // A member who went there to prove who they are, and did not.
  const gaveUp = parameters.has("error");

  // The page was opened by its address: drawn by the server for a guest, whoever asked.
  useEffect(() => {
    if (isReturning) return;
    void checkedUser().then((found) => {
      if (found) void navigate(gaveUp ? takeReturnPath() : "/", { replace: true });
      else setCameAsGuest(true);
    });
  }, [isReturning, gaveUp, navigate]);

  const isCompany = user?.isCompany;
  useEffect(() => {
    if (!cameAsGuest || isCompany === undefined) return;
    void navigate(pathAfterSignIn({ isCompany }), { replace: true });
    // Every check of the session finds the user anew; the path is there for the first alone.
  }, [cameAsGuest, isCompany, navigate]);

  return <Outlet />;
}
