import { Button, Title } from "@mantine/core";
import { useState } from "react";
import { data, Link, redirect, type ShouldRevalidateFunctionArgs, useRevalidator } from "react-router";
import type { Kind } from "#cards/engine/kind.ts";
import { labelFor, occasionIn } from "#cards/engine/occasion.ts";
import { designsOf } from "#cards/kinds/designs.ts";
import { type KindName, kindAt, kindNamed } from "#cards/kinds/kinds.ts";
import { editorsOf, viewersOf } from "#cards/kinds/modules.tsx";
import { samplesOf } from "#cards/kinds/samples.ts";
import { ask } from "#web/api.ts";
import { Editor } from "#web/editor/editor.tsx";
import { type Loaded, loadCard } from "#web/editor/load-card.ts";
import { openCard } from "#web/editor/open-card.ts";
import styles from "#web/editor/start/start.module.css";
import { Start } from "#web/editor/start/start.tsx";
import { MyCardsDocument, MyVouchersDocument } from "#web/graphql/graphql.ts";
import { deferred } from "#web/queries/deferred.ts";
import type { PageHandle } from "#web/root.tsx";
import { checkedUser } from "#web/session/session.ts";
import { webWords } from "#web/words.ts";
import type { Route } from "./+types/create";

export function meta({ location: { pathname, search } }: Route.MetaArgs) {
  const edited = kindAt("edit", pathname);
  const kind = edited ?? kindAt("create", pathname);
  const label = kind && labelFor(kind, new URLSearchParams(search).get("occasion"));
  const title = `${label ?? "카드"} ${edited ? "고치기" : "만들기"} · 고이`;
  return [{ title }, { name: "robots", content: "noindex" }];
}

export const handle: PageHandle = {
  fillsScreen: ({ params, search }) => cardAt({ params, search }) !== null,
};

/** Kinds with an edit address carry the card in it, the others behind a question mark. */
function cardAt({ params, search }: { params: { id?: string }; search: string }): string | null {
  return params.id ?? new URLSearchParams(search).get("id");
}

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const kind = kindAt("create", pathname) ?? kindAt("edit", pathname);
  if (!kind) throw data(null, { status: 404 });
  const id = cardAt({ params, search });
  if (id === null) {
    const drafts = deferred(draftsOf(kind.name));
    const asked = new URLSearchParams(search);
    const choices = {
      drafts,
      vouchers: vouchersFor(kind),
      ...(await looksOf(kind, asked.get("occasion"))),
      chosen: asked.get("design") ?? asked.get("sample"),
    };
    return { kind: kind.name, choices, card: null };
  }
  // On their way while the card is asked for; whoever needs them waits for them.
  for (const coming of [viewersOf(kind.name), editorsOf(kind.name)]) coming.catch(() => undefined);
  const user = await checkedUser();
  const card = await loadCard({ kind, id, owner: user?.id ?? "" });
  if (card.is === "elsewhere") throw redirect(card.to);
  return { kind: kind.name, choices: null, card };
}

/** An open card keeps itself up to date. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.href !== nextUrl.href || defaultShouldRevalidate;
}

/** What a new card may look like; of one occasion, where the address names one that there is. */
async function looksOf(kind: Kind, wanted: string | null) {
  const occasion = kind.occasions?.all.find(({ name }) => name === wanted)?.name ?? null;
  const name = kind.name as KindName;
  const all = await samplesOf(name);
  const samples = all.filter(({ content }) => !occasion || occasionIn(kind, content) === occasion);
  return { occasion, samples, designs: await designsOf({ kind: name, occasion }) };
}

/** A page of the newest is enough to find what somebody was at. */
async function draftsOf(kind: string) {
  const { myCards } = await ask(MyCardsDocument, { kind, first: 20 });
  return myCards.cards.filter(({ state }) => state === "DRAFT");
}

/** What the member bought in a shop and can make such a card with. Without an answer nothing is said of it. */
async function vouchersFor({ name, plans }: Kind) {
  if (!plans.some(({ won }) => won > 0)) return [];
  const { myVouchers } = await ask(MyVouchersDocument, { kind: name }).catch(() => ({ myVouchers: [] }));
  return myVouchers.filter(({ isSpent }) => !isSpent);
}

/** Where cards are made: first how to begin, then the card itself. */
export default function CreatePage({ loaderData }: Route.ComponentProps) {
  const kind = kindNamed(loaderData.kind as never);
  const { card, choices } = loaderData;
  if (choices) return <Start kind={kind} {...choices} />;
  if (card?.is === "there") return <OpenEditor key={card.draft.card.id} kind={kind} loaded={card} />;
  return card?.is === "offline" ? <Offline /> : <Missing />;
}

type Opening = { kind: ReturnType<typeof kindNamed>; loaded: Extract<Loaded, { is: "there" }> };

function OpenEditor({ kind, loaded: { draft, copy, owner } }: Opening) {
  const [open] = useState(() => openCard({ kind, draft, copy, owner }));
  return <Editor open={open} />;
}

function Offline() {
  const { revalidate, state } = useRevalidator();
  return (
    <div className={styles.note}>
      <Title order={1}>카드를 열지 못했습니다</Title>
      <p>{webWords.offline}</p>
      <Button loading={state === "loading"} onClick={() => void revalidate()}>
        다시 열기
      </Button>
    </div>
  );
}

function Missing() {
  return (
    <div className={styles.note}>
      <Title order={1}>찾으시는 카드가 없습니다</Title>
      <p>지우셨거나 다른 계정에서 만든 카드입니다. 지운 카드는 30일 동안 내 카드에서 되살릴 수 있습니다.</p>
      <Button component={Link} to="/my-mobile-card">
        내 카드로 가기
      </Button>
    </div>
  );
}
