import { Button } from "@mantine/core";
import { Problem } from "#web/forms/problem.tsx";
import styles from "./more.module.css";
import type { Listed } from "./use-list.ts";

type Props = { list: Omit<Listed<unknown>, "rows">; place?: "start" | "middle" | "whole" };

/** Below a list: the way to more of it, or what failed and the way to try again. */
export function More({ list: { problem, hasMore, busy, more }, place = "start" }: Props) {
  if (!problem && !hasMore) return null;
  return (
    <div className={styles.more} data-place={place}>
      <Problem sentence={problem} />
      <Button variant="default" loading={busy} onClick={() => void more()}>
        {problem ? "다시 불러오기" : "더 보기"}
      </Button>
    </div>
  );
}
