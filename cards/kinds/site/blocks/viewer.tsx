import type { ReactNode } from "react";
import type { ContentOf } from "#cards/engine/section.ts";
import type { CardFacts, ViewerProps } from "#cards/engine/viewer.ts";
import { Heading } from "#cards/parts/heading.tsx";
import { Photos } from "#cards/sections/gallery/viewer.tsx";
import { Film } from "#cards/sections/video/viewer.tsx";
import { SiteCardShelf } from "./card-shelf.tsx";
import { Contact } from "./contact.tsx";
import { Countdown } from "./countdown.tsx";
import { Links } from "./links.tsx";
import type { Block, blocks, LinkBlock } from "./section.ts";
import styles from "./viewer.module.css";
import { words } from "./words.ts";

type Other = Exclude<Block, LinkBlock>;
type Part = { links: LinkBlock[] } | { block: Other };

export function BlocksViewer({ content, card }: ViewerProps<ContentOf<typeof blocks>>) {
  return (
    <div className={styles.blocks}>
      {inParts(content.blocks).map((part) =>
        "links" in part ? (
          <Links key={part.links[0]?.id} links={part.links} card={card} />
        ) : (
          <Drawn key={part.block.id} block={part.block} card={card} />
        ),
      )}
    </div>
  );
}

/** Links that follow one another are one list. */
function inParts(all: readonly Block[]): Part[] {
  return all.reduce<Part[]>((parts, block) => {
    const last = parts.at(-1);
    if (block.type !== "link") parts.push({ block });
    else if (last && "links" in last) last.links.push(block);
    else parts.push({ links: [block] });
    return parts;
  }, []);
}

function Drawn({ block, card }: { block: Other; card: CardFacts }): ReactNode {
  const say = words[card.language];
  switch (block.type) {
    case "heading":
      return (
        <div className={styles.heading}>
          <Heading>{block.title}</Heading>
        </div>
      );
    case "text":
      return <p className={styles.text}>{block.text}</p>;
    case "photos":
      return (
        <div className={styles.photos}>
          <Photos {...block} language={card.language} />
        </div>
      );
    case "video":
      return (
        <div>
          {block.video && <Film film={block.video} name={block.title || say.film} language={card.language} />}
          {block.title && <p className={styles.caption}>{block.title}</p>}
        </div>
      );
    case "contact":
      return <Contact contact={block} card={card} />;
    case "cards":
      return <SiteCardShelf {...block} title={block.title || say.cards} />;
    case "countdown":
      return <Countdown {...block} card={card} />;
  }
}
