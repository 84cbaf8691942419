import type { ContentOf } from "#cards/engine/section.ts";
import type { CardFacts, ViewerProps } from "#cards/engine/viewer.ts";
import { useWall } from "#cards/parts/guest-entry/use-wall.ts";
import { Wall } from "#cards/parts/guest-entry/wall.tsx";
import type { WallWords } from "#cards/parts/guest-entry/wall-words.ts";
import { WordsFields } from "./fields.tsx";
import type { guestbook } from "./section.ts";
import styles from "./viewer.module.css";
import { words } from "./words.ts";
import { Written } from "./written.tsx";

type Content = ContentOf<typeof guestbook>;

export function GuestbookViewer(props: ViewerProps<Content>) {
  return <GuestbookPages {...props} section="guestbook" eyebrow="Guestbook" words={words} />;
}

type BookProps = ViewerProps<Pick<Content, "title" | "prompt" | "approveFirst" | "layout">> & {
  section: string;
  eyebrow?: string;
  words: Record<CardFacts["language"], WallWords>;
  example?: string | undefined;
};

/** Where guests write, whatever the occasion calls it. */
export function GuestbookPages({ section, eyebrow, words, example, content, card }: BookProps) {
  const say = words[card.language];
  return (
    <Wall
      wall={useWall({ section, card, say })}
      card={card}
      say={say}
      eyebrow={eyebrow}
      content={content}
      fields={<WordsFields say={say} example={example} />}
      names={["name", "message"]}
      aside={content.approveFirst && say.approveFirst}
      list={styles.entries}
      layout={content.layout}
      Drawn={Written}
    />
  );
}
