// Written by `npm run codegen` from the sections of `kind.ts`.
import type { LazyViewersOf, ViewersOf } from "#cards/engine/viewer.ts";
import { AccountsViewer } from "#cards/sections/accounts/viewer.tsx";
import { DateViewer } from "#cards/sections/date/viewer.tsx";
import { GalleryViewer } from "#cards/sections/gallery/viewer.tsx";
import { GuestbookViewer } from "#cards/sections/guestbook/viewer.tsx";
import { MusicViewer } from "#cards/sections/music/viewer.tsx";
import { RsvpViewer } from "#cards/sections/rsvp/viewer.tsx";
import { ShareViewer } from "#cards/sections/share/viewer.tsx";
import { VenueViewer } from "#cards/sections/venue/viewer.tsx";
import type { sections } from "./kind.ts";
import { SignatureViewer } from "./signature/viewer.tsx";

/** What answers a guest's touch: all that their browser draws once more. The rest stays as the server drew it. */
export const interactiveViewers = {
  date: DateViewer,
  gallery: GalleryViewer,
  venue: VenueViewer,
  rsvp: RsvpViewer,
  accounts: AccountsViewer,
  guestbook: GuestbookViewer,
  signature: SignatureViewer,
  share: ShareViewer,
  music: MusicViewer,
} satisfies Partial<ViewersOf<typeof sections>>;

export const lazyViewers = {
  video: () => import("#cards/sections/video/viewer.tsx").then((file) => file.VideoViewer),
  "photo-wall": () => import("#cards/sections/photo-wall/viewer.tsx").then((file) => file.PhotoWallViewer),
} satisfies LazyViewersOf<typeof sections>;
