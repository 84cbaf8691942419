import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import { Heading } from "#cards/parts/heading.tsx";
import type { wreath } from "./section.ts";
import styles from "./viewer.module.css";
import { words } from "./words.ts";

export function WreathViewer({ content, card }: ViewerProps<ContentOf<typeof wreath>>) {
  const said = words[card.language];
  return (
    <>
      <Heading eyebrow="Wreath">{said.title}</Heading>
      <p className={styles.words}>{content.words.trim() || said[content.policy]}</p>
    </>
  );
}
