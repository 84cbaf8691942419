import type { Printing } from "#cards/engine/canvas-editor.ts";
import { checkoutAddress } from "#domain/addresses.ts";
import { ask } from "#web/api.ts";
import { explain } from "#web/forms/explain.ts";
import { CardPrintsDocument, PrintCardDocument, type PrintForm } from "#web/graphql/graphql.ts";
import { webWords } from "#web/words.ts";
import type { EditorCard } from "./open-card.ts";

/** The way to paper of a card as the server has it. */
export function printingOf(id: string): Printing {
  return {
    order: checkoutAddress(id),
    prints: () => told(async () => (await ask(CardPrintsDocument, { id })).cardPrints ?? null),
    print: (form, sort) =>
      told(async () => {
        const wanted = { id, as: form as PrintForm, plain: sort === "plain" };
        return (await ask(PrintCardDocument, wanted)).printCard;
      }),
  };
}

/** The same of the open card, saved before: the press prints what the server has. */
export function printingOfOpen({ autosave, id }: EditorCard): Printing {
  const printing = printingOf(id);
  const saved = async () => {
    if (autosave.isUnsaved() && !(await autosave.flush())) throw new Error(webWords.offline);
  };
  return {
    ...printing,
    prints: () => saved().then(printing.prints),
    print: (form, sort) => saved().then(() => printing.print(form, sort)),
  };
}

async function told<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  try {
    return await question();
  } catch (error) {
    throw new Error(explain(error).sentence);
  }
}
