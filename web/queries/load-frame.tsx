import type { ReactNode } from "react";
import { LoadFailed } from "./load-failed.tsx";
import { More } from "./more.tsx";
import type { Listed } from "./use-list.ts";
import type { LoadState } from "./use-load.ts";

type Frame = {
  /** Stands there until it comes. */
  waiting: ReactNode;
  /** Said over why it did not come, where it is all that the page shows. */
  failure?: string;
};

type LoadProps<Answer> = Frame & { load: LoadState<Answer>; children(answer: Answer): ReactNode };

/** Something that is read: on its way, failed, or there. */
export function LoadFrame<Answer>({ load, waiting, failure, children }: LoadProps<Answer>) {
  const { data, problem, busy, reload } = load;
  if (data !== undefined) return children(data);
  if (!problem) return waiting;
  return <LoadFailed title={failure} sentence={problem} busy={busy} onAgain={() => void reload()} />;
}

type ListProps<Row> = Frame & {
  list: Listed<Row>;
  /** Stands where there is no row; without it the list says so itself. */
  empty?: ReactNode;
  place?: "start" | "middle" | "whole";
  children(rows: Row[]): ReactNode;
};

/** A list: on its way, failed, empty, or there with the way to more. */
export function ListFrame<Row>({ list, waiting, failure, empty, place, children }: ListProps<Row>) {
  const { rows, problem, busy, more } = list;
  if (!rows && problem) {
    return <LoadFailed title={failure} sentence={problem} busy={busy} onAgain={() => void more()} />;
  }
  if (!rows) return waiting;
  return (
    <>
      {rows.length > 0 || list.hasMore || !empty ? children(rows) : empty}
      <More list={list} place={place} />
    </>
  );
}
