import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import type { guestbook } from "#cards/sections/guestbook/section.ts";
import { GuestbookPages } from "#cards/sections/guestbook/viewer.tsx";
import { words } from "#cards/sections/guestbook/words.ts";

/** Who comes by a page of somebody's own has nothing to congratulate on. */
const visited = {
  ko: { ...words.ko, write: "글 남기기" },
  en: { ...words.en, approveFirst: "Your words will be seen once they have been read." },
};

export function VisitorsViewer(props: ViewerProps<ContentOf<typeof guestbook>>) {
  return <GuestbookPages {...props} section="guestbook" eyebrow="Guestbook" words={visited} />;
}
