import { Button } from "@mantine/core";
import { useAsyncError, useRevalidator } from "react-router";
import { explain } from "#web/forms/explain.ts";
import { Problem } from "#web/forms/problem.tsx";
import { PageNote } from "#web/shell/page-note.tsx";
import styles from "./more.module.css";

type Props = {
  /** Over the sentence, where it stands for all that a page would show. */
  title?: string | undefined;
  sentence: string;
  busy: boolean;
  onAgain(): void;
};

/** Stands where something should have come, and asks for it once more. */
export function LoadFailed({ title, sentence, busy, onAgain }: Props) {
  const again = (
    <Button variant={title ? "filled" : "default"} loading={busy} onClick={onAgain}>
      다시 불러오기
    </Button>
  );
  if (title) {
    return (
      <PageNote title={title} words={sentence}>
        {again}
      </PageNote>
    );
  }
  return (
    <div className={styles.more}>
      <Problem sentence={sentence} />
      {again}
    </div>
  );
}

/** The same below `Await`, for what a loader began to ask. */
export function LoaderFailed({ title }: { title: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <LoadFailed
      title={title}
      sentence={explain(useAsyncError()).sentence}
      busy={state === "loading"}
      onAgain={() => void revalidate()}
    />
  );
}
