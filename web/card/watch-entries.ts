import { EntriesChangedDocument } from "#web/graphql/graphql.ts";
import { createLine } from "#web/live-line.ts";

/** Hears of what guests leave on a card: one connection for all sections, and none while nobody looks. */
export function watchEntries(card: string): (section: string, onChange: () => void) => () => void {
  const listeners = new Set<{ section: string; onChange: () => void }>();
  const line = createLine({
    operation: EntriesChangedDocument,
    variables: { card },
    hear({ entriesChanged }) {
      for (const { section, onChange } of listeners) if (entriesChanged.includes(section)) onChange();
    },
    missed() {
      for (const { onChange } of [...listeners]) onChange();
    },
  });

  return (section, onChange) => {
    const listener = { section, onChange };
    if (listeners.size === 0) line.open();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) line.close();
    };
  };
}
