import { Button, type ButtonProps } from "@mantine/core";
import { Problem } from "#web/forms/problem.tsx";
import type { Listed } from "./use-list.ts";

type Props = ButtonProps & { list: Omit<Listed<unknown>, "rows"> };

/** Below a list: the way to more of it, or what failed and the way to try again. */
export function More({ list: { problem, hasMore, busy, more }, ...button }: Props) {
  if (!problem && !hasMore) return null;
  return (
    <>
      <Problem sentence={problem} />
      <Button variant="default" {...button} loading={busy} onClick={() => void more()}>
        {problem ? "다시 불러오기" : "더 보기"}
      </Button>
    </>
  );
}
