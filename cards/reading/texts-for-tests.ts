import { readFileSync } from "node:fs";
import { type CardContent, startCard } from "#cards/engine/card.ts";
import { type KindName, kindNamed } from "#cards/kinds/kinds.ts";
import { cleanPaste } from "./clean-paste.ts";
import { pasteOffersFor, readPastedText, withOffers } from "./read-text.ts";

/** A text as people send it, and what a card should say after it was pasted, by paths. */
export type ExpectedText = {
  kind: KindName;
  name: string;
  text: string;
  expected: ReadonlyMap<string, string>;
};

/** On which all of them were pasted. */
export const PASTED_ON = "2026-11-18";

export function textsOfKind(kind: KindName): ExpectedText[] {
  const file = readFileSync(new URL(`texts/${kind}.txt`, import.meta.url), "utf8");
  return file
    .split(/^### /m)
    .slice(1)
    .map((one) => {
      const [head = "", ...lines] = one.split("\n");
      const end = lines.indexOf("---");
      const pairs = lines.slice(end + 1).flatMap((line) => {
        const at = line.indexOf(" = ");
        return at < 0 ? [] : [[line.slice(0, at), line.slice(at + 3).replaceAll("\\n", "\n")] as const];
      });
      return { kind, name: head, text: lines.slice(0, end).join("\n"), expected: new Map(pairs) };
    });
}

export type FilledCard = {
  all: ReadonlyMap<string, string>;
  sure: ReadonlyMap<string, string>;
  unread: readonly string[];
};

/** What pasting a text into an empty card changes in it: with all that was understood, and with what was sure. */
export async function filledBy({
  kind: name,
  text: pasted,
}: Pick<ExpectedText, "kind" | "text">): Promise<FilledCard> {
  const kind = kindNamed(name);
  const reader = await kind.reading?.();
  if (!reader) throw new Error(`Nobody reads texts of ${name}`);
  const { text } = cleanPaste(pasted);
  const content = startCard(kind);
  const { understood, unread } = readPastedText(reader, { text, today: PASTED_ON });
  const offers = pasteOffersFor({ kind, content, text, understood });
  const changed = (chosen: typeof offers) => changes(content, withOffers(kind, { content, offers: chosen }));
  return { all: changed(offers), sure: changed(offers.filter(({ sure }) => sure)), unread };
}

function changes(before: CardContent, after: CardContent): Map<string, string> {
  const [was, is] = [leaves(before.sections, ""), leaves(after.sections, "")];
  return new Map([...is].filter(([path, value]) => (was.get(path) ?? "") !== value));
}

function leaves(value: unknown, path: string): Map<string, string> {
  if (typeof value !== "object" || value === null) return new Map([[path, String(value ?? "")]]);
  const inner = Object.entries(value).flatMap(([key, one]) => [
    ...leaves(one, path ? `${path}.${key}` : key),
  ]);
  return new Map(inner);
}
