import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import { revealAt } from "#cards/kinds/birthday/waiting/reveal.ts";
import { useWall } from "#cards/parts/guest-entry/use-wall.ts";
import { Wall } from "#cards/parts/guest-entry/wall.tsx";
import { cardMomentWords } from "#domain/moment-words.ts";
import { NoteFields } from "./fields.tsx";
import { BoardNote } from "./note.tsx";
import { OpenedEarly } from "./opened-early.tsx";
import { SealedBox } from "./sealed-box.tsx";
import type { rollingPaper } from "./section.ts";
import styles from "./viewer.module.css";
import { words } from "./words.ts";

export function RollingPaperViewer({ content, card }: ViewerProps<ContentOf<typeof rollingPaper>>) {
  const say = words[card.language];
  const wall = useWall({ section: "rolling-paper", card, say });
  const { left } = wall;
  const until = sealOf({ content, card, told: left?.sealedUntil });
  const opening = left?.openedEarly ?? null;
  return (
    <Wall
      wall={wall}
      card={card}
      say={say}
      eyebrow="With love from"
      content={content}
      fields={<NoteFields say={say} language={card.language} />}
      names={["name", "message", "paper", "sticker"]}
      aside={until && say.sealing}
      list={styles.board}
      layout="board"
      Drawn={BoardNote}
      seal={until && { until, mark: say.onlyMine }}
      markOf={({ id, createdAt }) =>
        opening && createdAt <= opening.decidedAt && wall.own.some((own) => own.id === id)
          ? say.mineOpened
          : ""
      }
    >
      {opening && <OpenedEarly opening={opening} say={say} language={card.language} />}
      {until && (
        <SealedBox
          words={say.sealed(left?.count ?? 0)}
          opens={say.opens(cardMomentWords(until, card.language))}
        />
      )}
    </Wall>
  );
}

type Sealing = Pick<ViewerProps<ContentOf<typeof rollingPaper>>, "content" | "card"> & {
  told: string | null | undefined;
};

/** As the server tells it; until it was asked, as far as the page itself knows. */
function sealOf({ content, card, told }: Sealing): Date | null {
  if (told !== undefined) return told === null ? null : new Date(told);
  const chosen = content.sealed ? revealAt({ date: content.opensDate, time: content.opensTime }) : null;
  return chosen && new Date(card.now) < chosen ? chosen : null;
}
