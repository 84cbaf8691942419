import type { Host } from "#cards/engine/presentation-screen.ts";
import { ask } from "#web/api.ts";
import type { ApiOperation } from "#web/api-call.ts";
import { watchEntries } from "#web/card/watch-entries.ts";
import { explain } from "#web/forms/explain.ts";
import {
  DrawDocument,
  DrawWinnersDocument,
  RevealAnswerDocument,
  TallyDocument,
  WinnersDocument,
} from "#web/graphql/graphql.ts";

/** What the owner of this card may do before all who came. */
export function hostOf(card: string): Host {
  return {
    async tally(section) {
      const { tally } = await asked(TallyDocument, { card, section });
      return Object.fromEntries(tally.map(({ name, count }) => [name, count]));
    },
    draw: async (section) => (await asked(DrawDocument, { card, section })).draw,
    reveal: async (told) => (await asked(RevealAnswerDocument, { card, ...told })).revealAnswer,
    drawWinners: async (wanted) => (await asked(DrawWinnersDocument, { card, ...wanted })).drawWinners,
    winners: async (section) => (await asked(WinnersDocument, { card, section })).winners,
    watch: watchEntries(card),
  };
}

/** Whatever went wrong is told in a sentence. */
async function asked<Result, Variables extends Record<string, unknown>>(
  operation: ApiOperation<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  try {
    return await ask(operation, variables);
  } catch (error) {
    throw new Error(explain(error).sentence);
  }
}
