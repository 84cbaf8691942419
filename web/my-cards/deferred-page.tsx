import { Button } from "@mantine/core";
import { type ReactNode, Suspense } from "react";
import { Await, Link, useAsyncError, useRevalidator } from "react-router";
import { MY_CARDS } from "#domain/addresses.ts";
import { ApiRefusal } from "#web/api-call.ts";
import { explain } from "#web/forms/explain.ts";
import { NotePage } from "#web/shell/page-note.tsx";
import { WidePage } from "#web/shell/wide-page.tsx";
import { CardGridSkeleton } from "./card-grid.tsx";

type Missing = { title: string; words: string };

const noCard: Missing = {
  title: "찾으시는 카드가 없습니다",
  words: "지우셨거나 다른 계정에서 만든 카드입니다.",
};

type Props<Coming> = {
  coming: Promise<Coming>;
  /** What is said where it did not come. */
  failure: string;
  /** What is said where it is not there. */
  missing?: Missing;
  children(come: Coming): ReactNode;
};

/** A page of which nothing can be shown before what it is about has come. */
export function DeferredPage<Coming>({ coming, failure, missing = noCard, children }: Props<Coming>) {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Await resolve={coming} errorElement={<FailedPage title={failure} missing={missing} />}>
        {(come) => children(come as Coming)}
      </Await>
    </Suspense>
  );
}

export function PageSkeleton() {
  return (
    <WidePage>
      <CardGridSkeleton />
    </WidePage>
  );
}

/** What is not there is not asked for again. */
function FailedPage({ title, missing }: { title: string; missing: Missing }) {
  const error = useAsyncError();
  const { revalidate, state } = useRevalidator();
  if (error instanceof ApiRefusal && error.code === "NOT_FOUND") {
    return (
      <NotePage {...missing}>
        <ToCards />
      </NotePage>
    );
  }
  return (
    <NotePage title={title} words={explain(error).sentence}>
      <Button loading={state === "loading"} onClick={() => void revalidate()}>
        다시 불러오기
      </Button>
      <ToCards />
    </NotePage>
  );
}

function ToCards() {
  return (
    <Button component={Link} to={MY_CARDS} variant="default">
      내 카드로 가기
    </Button>
  );
}
