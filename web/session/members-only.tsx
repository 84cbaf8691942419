import { useEffect, useState } from "react";
import { Outlet, redirect, useLocation, useNavigate, useNavigation } from "react-router";
import { ask } from "#web/api.ts";
import { ApiRefusal } from "#web/api-call.ts";
import { MeDocument } from "#web/graphql/graphql.ts";
import type { Route } from "./+types/members-only";
import { sendKeptConsents } from "./consent-answers.ts";
import { ConsentStep } from "./consent-step.tsx";
import { keepReturnPath } from "./return-path.ts";
import { checkedUser, useUser } from "./session.ts";

/** Without a session the path is kept and the visitor goes to login. */
async function requireMember({ request }: { request: Request }) {
  if (await checkedUser()) return;
  const url = new URL(request.url);
  keepReturnPath(url.pathname + url.search);
  throw redirect("/login");
}

export const clientMiddleware = [requireMember];

export async function clientLoader() {
  const user = await checkedUser();
  if (user) await sendKeptConsents(user.email);
  return { consentsMissing: await consentsMissing() };
}
// The server knows nobody, so it draws none of this: the page begins in the browser.
clientLoader.hydrate = true as const;

/** Without the API nothing new can be agreed to, and what is kept on the device must open. */
async function consentsMissing() {
  try {
    return (await ask(MeDocument)).me?.consentsMissing ?? [];
  } catch (error) {
    if (error instanceof ApiRefusal) throw error;
    return [];
  }
}

export function shouldRevalidate() {
  return false;
}

/** Around every page that is not public. */
export default function MembersOnly({ loaderData }: Route.ComponentProps) {
  const user = useUser();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [consentsMissing, setConsentsMissing] = useState(loaderData.consentsMissing.length > 0);

  const isLeaving = useNavigation().state !== "idle";
  // The session ended while the page was open. Who signs out is on the way already, and is not called back.
  useEffect(() => {
    if (user || isLeaving) return;
    keepReturnPath(pathname + search);
    void navigate("/login");
  }, [user, isLeaving, navigate, pathname, search]);

  if (!user) return null;
  if (consentsMissing) return <ConsentStep onDone={() => setConsentsMissing(false)} />;
  // Another account begins anew.
  return <Outlet key={user.id} />;
}
