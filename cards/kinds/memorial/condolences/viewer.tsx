import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import { GuestbookPages } from "#cards/sections/guestbook/viewer.tsx";
import type { condolences } from "./section.ts";
import { words } from "./words.ts";

export function CondolencesViewer({ content, card }: ViewerProps<ContentOf<typeof condolences>>) {
  const { prompt, approveFirst } = content;
  return (
    <GuestbookPages
      section="condolences"
      words={words}
      content={{ title: "", prompt, approveFirst, layout: "list" }}
      example={card.guestWords && `예: ${card.guestWords}`}
      card={card}
    />
  );
}
