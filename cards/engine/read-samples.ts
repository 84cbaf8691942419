import type { ThemeName } from "#cards/themes/themes.ts";
import { type CardContent, startCard } from "./card.ts";
import { withDerived } from "./derived.ts";
import type { Kind } from "./kind.ts";
import { isPattern } from "./patterns.ts";
import type { Photo } from "./photo.ts";
import type { Sample } from "./sample.ts";

type WrittenCard = { theme: string; sections: Readonly<Record<string, unknown>> };

/** As it stands in `content/samples`. */
type WrittenSample = Pick<Sample, "name" | "label" | "mood" | "sentOn" | "forAnybody"> & {
  theme: string;
  sections: object;
};

/** A file knows no types; `tests/content.test.ts` has looked at what every file says. */
export function readSamples(kind: Kind, written: readonly WrittenSample[]): readonly Sample[] {
  return written.map(({ name, label, mood, theme, sections, ...more }) => ({
    name,
    label,
    mood,
    content: sampleCard(kind, { theme, sections: { ...sections } }),
    ...more,
  }));
}

/** A new card with these fields filled in. */
export function sampleCard(kind: Kind, { theme, sections }: WrittenCard): CardContent {
  const card = startCard(kind);
  const patterns = Object.fromEntries(patternsIn(sections));
  const filled = Object.entries(sections).map(([name, fields]) => [name, over(card.sections[name], fields)]);
  return withDerived(kind, {
    ...card,
    theme: { name: theme as ThemeName, choice: {} },
    sections: { ...card.sections, ...Object.fromEntries(filled) },
    ...(Object.keys(patterns).length > 0 && { patterns }),
  });
}

/** Words of a sample that have places for facts, by the paths of their fields. */
function patternsIn(written: unknown, path: string[] = []): [string, string][] {
  if (typeof written === "string") return isPattern(written) ? [[path.join("."), written]] : [];
  if (!isRecord(written)) return [];
  return Object.entries(written).flatMap(([key, value]) => patternsIn(value, [...path, key]));
}

/** What is written, and where nothing is, what a new card says; lists are as they are written. */
function over(given: unknown, written: unknown): unknown {
  if (Array.isArray(written)) return written.map((one) => over(undefined, one));
  if (!isRecord(written)) return written;
  const { art: picture, ...more } = written;
  if (typeof picture === "string") return art(picture, more);
  const fields = Object.entries(written).map(([key, value]) => [
    key,
    over(isRecord(given) ? given[key] : undefined, value),
  ]);
  return { ...(isRecord(given) && given), ...Object.fromEntries(fields) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A drawn picture of ours; nearly all of them are upright and of one size. */
export function art(name: string, more: Partial<Photo> = {}): Photo {
  return {
    key: `art/${name}`,
    width: 1200,
    height: 1600,
    placeholder: "",
    caption: "",
    focus: { x: 0.5, y: 0.5 },
    ...more,
  };
}
