import { z } from "zod";
import { type CardContent, readCard } from "#cards/engine/card.ts";
import type { CardEnding } from "#cards/engine/end-day-checks.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { occasionIn } from "#cards/engine/occasion.ts";
import { inspect } from "#cards/inspector/inspect.ts";
import { readDay } from "#domain/korean-day.ts";
import { Refusal } from "#domain/refusal.ts";
import { describeFailure } from "#server/failure.ts";
import { invalid, invalidBy } from "#server/graphql/invalid.ts";
import type { Log } from "#server/ports.ts";
import type { Label } from "./store.ts";

/** Ten long letters with sixty photos each; beyond it lies no card. */
const MAX_CONTENT_BYTES = 200 * 1_024;

type Kinds = { kinds: readonly Kind[] };

/** The kind with a name that somebody sent. */
export function kindSent({ kinds }: Kinds, name: string): Kind {
  const kind = kinds.find((candidate) => candidate.name === name);
  if (!kind) throw new Refusal("INVALID", { fields: { kind: "없는 종류의 카드입니다." } });
  return kind;
}

/** The kind of a stored card. One that is gone from the program is a mistake of ours. */
export function kindOf({ kinds }: Kinds, card: { kind: string }): Kind {
  const kind = kinds.find(({ name }) => name === card.kind);
  if (!kind) throw new Error(`There are cards of kind ${card.kind}, which the program does not know`);
  return kind;
}

/** What a maker sent, as a card of this kind keeps it; refuses what it cannot be, field by field. */
export function readSent(kind: Kind, sent: unknown): CardContent {
  if (Buffer.byteLength(JSON.stringify(sent) ?? "") > MAX_CONTENT_BYTES) throw new Refusal("BODY_TOO_LARGE");
  try {
    return readCard(kind, sent);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    throw invalidBy(error);
  }
}

type Judged = { kind: Kind; content: CardContent; ending: CardEnding };

/** Refuses a card that guests should not get as it is, or not for so short a time. */
export async function refuseUnfit({ log }: { log: Log }, { kind, content, ending }: Judged): Promise<void> {
  const found = inspect({
    kind,
    content,
    rules: await kind.rules(),
    now: ending.now,
    ending,
    // A mistake of ours keeps nobody from sending.
    onBroken: ({ code }, error) => log.warn({ ...describeFailure(error), code }, "a rule of a card broke"),
  });
  const toMend = found.filter(({ weight }) => weight === "must");
  if (toMend.length === 0) return;
  throw invalid(toMend.map(({ section, field, sentence }) => [["sections", section, field], sentence]));
}

/** What lists show of a card, so that they need not read it. */
export function labelOf(kind: Kind, content: CardContent): Label {
  const { title, when } = kind.facts(content);
  const eventDate = when && readDay(when.date) ? when.date : null;
  return { title, theme: content.theme.name, eventDate, occasion: occasionIn(kind, content) };
}
