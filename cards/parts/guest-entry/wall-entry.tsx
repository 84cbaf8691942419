import { type ComponentType, type ReactNode, useState } from "react";
import type { Entry } from "#cards/engine/guest.ts";
import type { CardFacts } from "#cards/engine/viewer.ts";
import { Manage, type Open } from "./manage.tsx";
import type { WallState } from "./use-wall.ts";
import styles from "./wall.module.css";
import type { WallWords } from "./wall-words.ts";

/** What a section draws an entry from: a list item with all of these in it. */
export type DrawnEntry = {
  entry: Entry;
  /** Whether somebody is changing it. */
  isOpen: boolean;
  /** Said over it: that it is pinned, or why nobody else reads it. */
  mark: ReactNode;
  reply: ReactNode;
  /** The ways to change it. */
  children: ReactNode;
};

export type WallEntryProps = {
  wall: WallState;
  card: CardFacts;
  say: WallWords;
  /** What is asked of a guest, and the names of the fields that make the entry. */
  fields: ReactNode;
  names: readonly string[];
  entry: Entry;
};

type Props = WallEntryProps & { mark: string; Drawn: ComponentType<DrawnEntry> };

/** One entry: what somebody left, and for who left it the way to change it. */
export function WallEntry(props: Props) {
  const { Drawn, mark, entry, say } = props;
  const [open, setOpen] = useState<Open>(null);
  return (
    <Drawn
      entry={entry}
      isOpen={open !== null}
      mark={mark && <p className={styles.mark}>{mark}</p>}
      reply={
        entry.reply && (
          <>
            <span className={styles.mark}>{say.reply}</span>
            {entry.reply}
          </>
        )
      }
    >
      <Manage {...props} open={open} setOpen={setOpen} />
    </Drawn>
  );
}
