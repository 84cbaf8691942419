import { createContext, use, useMemo, useSyncExternalStore } from "react";
import type { CardContent } from "#cards/engine/card.ts";
import {
  type BlockWays,
  type Editing,
  EditingContext,
  type PhotoWays,
  PhotoWaysContext,
  type SoundWays,
} from "#cards/engine/editor.ts";
import { factsOf } from "#cards/engine/facts-of.ts";
import type { Facts, Kind, Offers } from "#cards/engine/kind.ts";
import { type KindName, kindNamed } from "#cards/kinds/kinds.ts";

/** What the frame gives; an editor is never drawn without one. Who asks is drawn again with every letter. */
export function useEditing(): { kind: KindName; content: CardContent } {
  const { kind, content, listen } = useFrame();
  return { kind, content: useSyncExternalStore(listen, content, content) };
}

/** For fields that ask the server something; they are not drawn again for what is typed elsewhere. */
export function useAsking(): Pick<Editing, "askName" | "openCards"> {
  return useFrame();
}

/** For a field that takes music. */
export function useSounds(): SoundWays {
  return useFrame();
}

/** For forms of sections that may follow a block. */
export function useBlocks(): BlockWays & Pick<Editing, "content" | "listen"> {
  return useFrame();
}

function useFrame() {
  const editing = use(EditingContext);
  if (!editing) throw new Error("An editor stands inside an EditingContext");
  return editing;
}

/** For fields of photos, which are not drawn again for what is typed elsewhere. */
export function usePhotoWays(): PhotoWays {
  const ways = use(PhotoWaysContext);
  if (!ways) throw new Error("A field of photos stands inside a PhotoWaysContext");
  return ways;
}

const nothing: Offers = { sides: [], relations: [], subtitles: [] };

/** Words the card's kind offers. */
export function useOffers(): Offers {
  const { kind } = useFrame();
  return useMemo(() => ({ ...nothing, ...kindNamed(kind).offers }), [kind]);
}

/** The same for rows: unlike what the frame gives, it does not change with every letter typed anywhere. */
export const OffersContext = createContext(nothing);

/** The kind of the card at hand, and what the card says about itself. */
export function useEditedCard(): { kind: Kind; facts: Facts } {
  const { kind: name, content } = useEditing();
  const kind = kindNamed(name);
  return { kind, facts: factsOf(kind, content) };
}
