import type { CardContent } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import type { Section } from "#cards/engine/section.ts";
import { refusals } from "#domain/refusal.ts";

/** What to mend, a sentence by the path of its field. */
export type Problems = Readonly<Record<string, string>>;

/** What a section's own schema has to say, by paths within it. The server would say the same. */
export function problemsIn(section: Section, content: unknown): Problems {
  const { error } = section.content.safeParse(content);
  // The first sentence about a field counts.
  const issues = error?.issues.toReversed() ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), inKorean(message)]));
}

/** The same of a whole card, by paths as the server writes them: `sections.greeting.title`. */
export function problemsOf(kind: Kind, content: CardContent): Problems {
  return Object.fromEntries(
    kind.sections.flatMap((section) =>
      Object.entries(problemsIn(section, content.sections[section.name])).map(([field, sentence]) => [
        `sections.${section.name}.${field}`,
        sentence,
      ]),
    ),
  );
}

/** Of a card's problems those of one section, by paths within it. */
export function problemsUnder(section: string, problems: Problems): Problems {
  const start = `sections.${section}.`;
  return Object.fromEntries(
    Object.entries(problems)
      .filter(([path]) => path.startsWith(start))
      .map(([path, sentence]) => [path.slice(start.length), sentence]),
  );
}

/** The sections that have something to mend, by their labels. */
export function sectionsToMend(kind: Kind, problems: Problems): string[] {
  const names = new Set(Object.keys(problems).map((path) => path.split(".")[1]));
  return kind.sections.filter(({ name }) => names.has(name)).map(({ label }) => label);
}

/** Rules that a person can break say so in Korean; the others are broken by programs only. */
function inKorean(message: string): string {
  return /[가-힣]/.test(message) ? message : refusals.INVALID.sentence;
}
