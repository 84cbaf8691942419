import type { ContentOf } from "#cards/section.ts";
import { Book } from "#cards/sections/guestbook/viewer.tsx";
import type { ViewerProps } from "#cards/viewer.ts";
import type { condolences } from "./section.ts";
import { words } from "./words.ts";

export function CondolencesViewer({ content, card }: ViewerProps<ContentOf<typeof condolences>>) {
  const { prompt, approveFirst } = content;
  return (
    <Book
      section="condolences"
      words={words}
      content={{ title: "", prompt, approveFirst, layout: "list" }}
      example={card.guestWords && `예: ${card.guestWords}`}
      card={card}
    />
  );
}
