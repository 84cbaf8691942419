import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import type { venue } from "./section.ts";
import { VenueViewer } from "./viewer.tsx";
import { WayMap } from "./way-map.tsx";

/** All of it, as the server and the maker's preview draw it; a guest's browser does without what draws the sketch. */
export function DrawnVenueViewer({ content, card }: ViewerProps<ContentOf<typeof venue>>) {
  return <VenueViewer content={content} card={card} map={<WayMap {...content} language={card.language} />} />;
}
