import "@fontsource/gowun-batang/400.css";
import { Skeleton } from "@mantine/core";
import { Suspense, useState } from "react";
import { Await } from "react-router";
import { ask } from "#web/api.ts";
import { isNetworkFailure } from "#web/forms/explain.ts";
import {
  WeddingInvitationDocument,
  WeddingPlanDocument,
  type WeddingPlanQuery,
} from "#web/graphql/graphql.ts";
import { deferred } from "#web/queries/deferred.ts";
import { LoaderFailed } from "#web/queries/load-failed.tsx";
import { checkedUser } from "#web/session/session.ts";
import type { Route } from "./+types/check-list";
import { Begin } from "./check-list/begin.tsx";
import styles from "./check-list/check-list.module.css";
import { CheckList } from "./check-list/check-list.tsx";
import { Join } from "./check-list/join.tsx";
import { NotInvited } from "./check-list/not-invited.tsx";
import type { OptimisticPlan, WeddingPlanView } from "./check-list/optimistic-plan.ts";
import { storedPlan } from "./check-list/plan-storage.ts";

export function meta() {
  return [{ title: "결혼 준비 체크리스트 · 고이" }, { name: "robots", content: "noindex" }];
}

/** Does not wait: the page stands at once, and what it shows comes in. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const invitation = new URL(request.url).searchParams.get("join");
  if (invitation === null) return { view: "plan" as const, coming: deferred(openPlan()) };
  const coming = ask(WeddingInvitationDocument, { invitation }).then((found) => found.weddingInvitation);
  return { view: "join" as const, invitation, coming: deferred(coming) };
}

type Loaded = { member: string; book: OptimisticPlan | null; card: WeddingPlanQuery["weddingCard"] };

/** The member's plan with what this device has not saved yet; without a network only as this device knows it. */
async function openPlan(): Promise<Loaded> {
  const member = (await checkedUser())?.id ?? "";
  const kept = await storedPlan(member);
  try {
    const { weddingPlan: known, weddingCard: card } = await ask(WeddingPlanDocument);
    const changes = kept?.known.id === known?.id ? (kept?.changes ?? []) : [];
    return { member, book: known && { known, changes }, card };
  } catch (error) {
    if (kept && isNetworkFailure(error)) return { member, book: kept, card: null };
    throw error;
  }
}

/** What a couple has to do until their wedding, or the question whether to do it with somebody. */
export default function CheckListPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.view === "join") {
    return (
      <Suspense fallback={<Waiting />}>
        <Await resolve={loaderData.coming} errorElement={<NotInvited />}>
          {(invited) => <Join invited={invited} invitation={loaderData.invitation} />}
        </Await>
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<Waiting />}>
      <Await resolve={loaderData.coming} errorElement={<NotOpened />}>
        {(loaded) => <Opened {...loaded} />}
      </Await>
    </Suspense>
  );
}

function Opened({ member, book: first, card }: Loaded) {
  const [book, setBook] = useState(first);
  const put = (known: WeddingPlanView | null) => setBook(known && { known, changes: [] });
  if (!book) return <Begin card={card} onBegun={put} />;
  return <CheckList key={book.known.id} first={book} card={card} member={member} onOther={put} />;
}

function NotOpened() {
  return (
    <div className={styles.page}>
      <LoaderFailed title="체크리스트를 불러오지 못했습니다" />
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.page} aria-hidden="true">
      <Skeleton height={220} radius="lg" />
      <Skeleton height={480} radius="lg" mt={24} />
    </div>
  );
}
