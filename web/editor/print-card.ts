import type { PrintedFile } from "#cards/surface.ts";
import { ask } from "#web/api.ts";
import { explain } from "#web/forms/explain.ts";
import { PrintCardDocument, type PrintForm } from "#web/graphql/graphql.ts";
import { words } from "#web/words.ts";
import type { OpenCard } from "./open-card.ts";

/** Has a file made of a card as the server has it. */
export async function printCard(id: string, form: string): Promise<PrintedFile> {
  try {
    return (await ask(PrintCardDocument, { id, as: form as PrintForm })).printCard;
  } catch (error) {
    throw new Error(explain(error).sentence);
  }
}

/** The same of the open card, saved before: the press prints what the server has. */
export async function printOpen({ autosave, id }: OpenCard, form: string): Promise<PrintedFile> {
  if (autosave.isUnsaved() && !(await autosave.flush())) throw new Error(words.offline);
  return printCard(id, form);
}
