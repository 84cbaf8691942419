import { Button } from "@mantine/core";
import { Link, useAsyncError, useRevalidator } from "react-router";
import { ApiRefusal } from "#web/api-call.ts";
import { explain } from "#web/forms/explain.ts";
import { NotePage, PageNote } from "./note.tsx";

/** Stands where something should have come, and asks for it once more. */
export function CardListFailed({ title }: { title: string }) {
  return (
    <PageNote title={title} words={explain(useAsyncError()).sentence}>
      <Again />
    </PageNote>
  );
}

type Missing = { title: string; words: string };
const noCard: Missing = {
  title: "찾으시는 카드가 없습니다",
  words: "지우셨거나 다른 계정에서 만든 카드입니다.",
};

/** The same where nothing else stands on the page. What is not there is not asked for again. */
export function FailedPage({ title, missing = noCard }: { title: string; missing?: Missing }) {
  const error = useAsyncError();
  if (error instanceof ApiRefusal && error.code === "NOT_FOUND") {
    return (
      <NotePage {...missing}>
        <ToCards />
      </NotePage>
    );
  }
  return (
    <NotePage title={title} words={explain(error).sentence}>
      <Again />
      <ToCards />
    </NotePage>
  );
}

function Again() {
  const { revalidate, state } = useRevalidator();
  return (
    <Button loading={state === "loading"} onClick={() => void revalidate()}>
      다시 불러오기
    </Button>
  );
}

function ToCards() {
  return (
    <Button component={Link} to="/my-mobile-card" variant="default">
      내 카드로 가기
    </Button>
  );
}
