import { useMemo } from "react";
import { type CardContent, readCard } from "#cards/engine/card.ts";
import { differences } from "#cards/engine/differences.ts";
import { useContent, useEditorCard, useOpenCard, useRested, useSaving } from "#web/editor/open-card.ts";
import { CardVersionDocument } from "#web/graphql/graphql.ts";
import { apiQuery } from "#web/queries/api-query.ts";
import { useLoad } from "#web/queries/use-load.ts";

/** What guests see now; null where nobody sees anything yet, or it is not known: it is a help only. */
export function useLiveContent({ isWanted }: { isWanted: boolean }): CardContent | null {
  const { kind, id } = useOpenCard();
  const { liveVersion } = useEditorCard();
  const isKnown = isWanted && liveVersion !== null;
  const { data } = useLoad(isKnown ? apiQuery(CardVersionDocument, { id, version: liveVersion }) : null);
  return useMemo(() => (data ? readCard(kind, data.cardVersion) : null), [kind, data]);
}

/** Whether guests see something else than what stands here; where that is not known, they may. */
export function useDiffersFromLive(): boolean {
  const { kind } = useOpenCard();
  const { state, draftVersion, liveVersion } = useEditorCard();
  const saving = useSaving();
  const isOther = saving.is !== "saved" || draftVersion !== liveVersion;
  const live = useLiveContent({ isWanted: isOther && state === "PUBLISHED" });
  const content = useRested((now) => now);
  const isTyping = useContent((newest) => newest !== content);
  const isSaid = useMemo(
    () => live === null || differences(kind, { from: live, to: content }).length > 0,
    [live, kind, content],
  );
  return isOther && (isTyping || isSaid);
}
