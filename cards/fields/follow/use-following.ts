import { createContext, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { OfferedBlock } from "#cards/engine/editor.ts";
import { adopt, calledAt, type Following, followAgain, letGo, takeOver } from "#cards/engine/follow.ts";
import type { Section } from "#cards/engine/section.ts";
import { useBlocks } from "#cards/fields/editing.ts";

/** What a section's form knows of the block it follows. */
export type FormFollowing = {
  /** Null while the section follows nothing. */
  following: Following | null;
  /** As it is kept now; undefined until that is known, or where nobody could be asked. */
  block: OfferedBlock | undefined;
  /** Why the block cannot be followed, among the problems of the form. */
  problemIn(problems: Readonly<Record<string, string>>): string | undefined;
  adopt(block: OfferedBlock): void;
  letGo(): void;
  takeOver(path: string): void;
  followAgain(path: string): void;
};

/** Null in forms that follow nothing at all. */
export const FollowingContext = createContext<FormFollowing | null>(null);

export function useFollowing(section: Section): FormFollowing {
  const { content, listen, replace, followedBlocks } = useBlocks();
  const find = () => content().follows?.[section.name] ?? null;
  const following = useSyncExternalStore(listen, find, find);
  const [known, setKnown] = useState<readonly OfferedBlock[]>([]);
  const remember = useCallback((blocks: readonly OfferedBlock[]) => {
    setKnown((before) => [...blocks, ...before]);
  }, []);
  const isUnknown = following !== null && !known.some(({ id }) => id === following.block);
  useEffect(() => {
    if (!isUnknown) return;
    let gone = false;
    // Who cannot be asked is asked when the form is opened again: until then all can be changed but nothing put back.
    followedBlocks().then(
      (blocks) => gone || remember(blocks),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [isUnknown, followedBlocks, remember]);

  return useMemo(() => {
    const block = known.find(({ id }) => id === following?.block);
    const here = () => ({ content: content(), section });
    return {
      following,
      block,
      problemIn(problems) {
        const path = calledAt(section.follows ?? {});
        return following && !following.own.includes(path) ? problems[path] : undefined;
      },
      adopt(chosen) {
        remember([chosen]);
        replace(adopt({ ...here(), block: chosen }));
      },
      letGo: () => replace(letGo(here())),
      takeOver: (path) => replace(takeOver({ ...here(), path })),
      followAgain(path) {
        if (block) replace(followAgain({ ...here(), path, said: block.said }));
      },
    };
  }, [following, known, content, replace, remember, section]);
}
