import { createContext, use, useMemo } from "react";
import { type Editing, EditingContext } from "#cards/editor.ts";
import type { Facts, Kind, Offers } from "#cards/kind.ts";
import { kindNamed } from "#cards/kinds.ts";

/** What the frame gives; an editor is never drawn without one. */
export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (!editing) throw new Error("An editor stands inside an EditingContext");
  return editing;
}

const nothing: Offers = { sides: [], relations: [], subtitles: [] };

/** Words the card's kind offers. */
export function useOffers(): Offers {
  const { kind } = useEditing();
  return useMemo(() => ({ ...nothing, ...kindNamed(kind).offers }), [kind]);
}

/** The same for rows: unlike what the frame gives, it does not change with every letter typed anywhere. */
export const OffersContext = createContext(nothing);

/** The kind of the card at hand, and what the card says about itself. */
export function useCard(): { kind: Kind; facts: Facts } {
  const { kind: name, content } = useEditing();
  const kind = kindNamed(name);
  return { kind, facts: kind.facts(content) };
}
