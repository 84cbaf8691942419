import { Button } from "@mantine/core";
import { useAsyncError, useRevalidator } from "react-router";
import { explain } from "#web/forms/explain.ts";
import { Note } from "./note.tsx";

/** Stands where something should have come, and asks for it once more. */
export function Failed({ title }: { title: string }) {
  const error = useAsyncError();
  const { revalidate, state } = useRevalidator();
  return (
    <Note title={title} words={explain(error).sentence}>
      <Button loading={state === "loading"} onClick={() => void revalidate()}>
        다시 불러오기
      </Button>
    </Note>
  );
}
