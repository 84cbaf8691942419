import "@fontsource/gowun-batang/400.css";
import { Button, Title } from "@mantine/core";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import { Suspense } from "react";
import { Await, Link, useAsyncError, useLocation, useRevalidator } from "react-router";
import { addressOf, kindAt } from "#cards/kinds.ts";
import { ask } from "#web/api.ts";
import { explain } from "#web/forms/explain.ts";
import { MyCardsDocument, MyDeletedCardsDocument } from "#web/graphql/graphql.ts";
import type { Route } from "./+types/card-list";
import { Note } from "./card-list/note.tsx";
import styles from "./card-list/shelf.module.css";
import { Shelf, ShelfSkeleton } from "./card-list/shelf.tsx";
import type { CardPage } from "./card-list/use-cards.ts";

const ALL = "/my-mobile-card";
const DELETED = `${ALL}?deleted`;

export function meta() {
  return [{ title: "내 카드 · 고이" }, { name: "robots", content: "noindex" }];
}

/** Does not wait: the page stands at once, and its cards come in. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const deleted = searchParams.has("deleted");
  const kind = kindAt("list", pathname)?.name;
  async function load(after?: string): Promise<CardPage> {
    if (deleted) return (await ask(MyDeletedCardsDocument, { after })).myDeletedCards;
    return (await ask(MyCardsDocument, { after, kind })).myCards;
  }
  const first = load();
  // Told where the cards would stand; it may fail before anything there listens.
  first.catch(() => undefined);
  return { deleted, load, first };
}

/** A member's cards: all of them, or those of the kind whose list lies at this address; or the deleted ones. */
export default function CardListPage({ loaderData }: Route.ComponentProps) {
  const { deleted, load, first } = loaderData;
  const kind = kindAt("list", useLocation().pathname);
  const create = kind ? addressOf(kind, "create") : "/create";
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <Title order={1}>{deleted ? "지운 카드" : (kind?.label ?? "내 카드")}</Title>
        {!deleted && (
          <Button component={Link} to={create} leftSection={<IconPlus size={20} stroke={1.8} aria-hidden />}>
            카드 만들기
          </Button>
        )}
      </div>
      {deleted && (
        <p className={styles.lead}>지우신 뒤 30일 동안 여기에 둡니다. 그 뒤에는 되돌릴 수 없습니다.</p>
      )}
      <Suspense fallback={<ShelfSkeleton />} key={`${kind?.name} ${deleted}`}>
        <Await resolve={first} errorElement={<Failed />}>
          {(page) => (
            <Shelf
              first={page}
              load={load}
              deleted={deleted}
              empty={deleted ? <NothingDeleted /> : <NoCards create={create} />}
            />
          )}
        </Await>
      </Suspense>
      <div className={styles.foot}>
        <Button component={Link} to={deleted ? ALL : DELETED} variant="subtle">
          {deleted ? "내 카드로 돌아가기" : "지운 카드 보기"}
        </Button>
      </div>
    </div>
  );
}

function NoCards({ create }: { create: string }) {
  return (
    <Note title="아직 만드신 카드가 없습니다" words="소중한 소식이 있다면, 첫 카드를 고이 접어 보세요.">
      <Button component={Link} to={create} size="lg">
        첫 카드 만들기
      </Button>
    </Note>
  );
}

function NothingDeleted() {
  return <Note title="지운 카드가 없습니다" words="지우신 카드는 30일 동안 여기에서 되돌릴 수 있습니다." />;
}

function Failed() {
  const error = useAsyncError();
  const { revalidate, state } = useRevalidator();
  return (
    <Note title="카드를 불러오지 못했습니다" words={explain(error).sentence}>
      <Button loading={state === "loading"} onClick={() => void revalidate()}>
        다시 불러오기
      </Button>
    </Note>
  );
}
