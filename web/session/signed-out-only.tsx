import { useEffect, useState } from "react";
import { Outlet, redirect, useNavigate } from "react-router";
import { takeReturnPath } from "./return-path.ts";
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
  const [cameAsGuest, setCameAsGuest] = useState(false);
  // Where a company has something to do: its record may still be missing.
  const home = user && (user.isCompany ? "/company/info" : "/");

  // The page was opened by its address: drawn by the server for a guest, whoever asked.
  useEffect(() => {
    void checkedUser().then((found) => (found ? navigate("/", { replace: true }) : setCameAsGuest(true)));
  }, [navigate]);

  useEffect(() => {
    if (!cameAsGuest || !home) return;
    const path = takeReturnPath();
    void navigate(path === "/" ? home : path, { replace: true });
    // Every check of the session finds the user anew; the path is there for the first alone.
  }, [cameAsGuest, home, navigate]);

  return <Outlet />;
}
