import { Button } from "@mantine/core";
import { useAsyncError, useRevalidator } from "react-router";
import { explain } from "#web/forms/explain.ts";
import { PageNote } from "./page-note.tsx";

/** Stands where something should have come, and asks for it once more. */
export function LoadFailed({ title }: { title: string }) {
  return (
    <PageNote title={title} words={explain(useAsyncError()).sentence}>
      <LoadAgain />
    </PageNote>
  );
}

export function LoadAgain() {
  const { revalidate, state } = useRevalidator();
  return (
    <Button loading={state === "loading"} onClick={() => void revalidate()}>
      다시 불러오기
    </Button>
  );
}
