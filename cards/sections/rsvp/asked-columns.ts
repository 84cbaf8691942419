import type { EntryColumn, EntryFigure } from "#cards/engine/section.ts";
import { choicesOf, isAsked } from "./asked.ts";
import type { RsvpQuestion } from "./section.ts";

/** What every answer holds, whatever else a section asks. */
type Answered = { attending: string; answers: Readonly<Record<string, string>> };
type Value<Answer> = (answer: Answer) => string;
export type AskedColumn<Answer> = [label: string, isAsked: boolean, value: Value<Answer>];

/** The owner's table: only what this card asks. */
export function askedColumns<Answer>(
  read: (entry: Record<string, unknown>) => Answer,
  columns: readonly AskedColumn<Answer>[],
): EntryColumn[] {
  let last: { entry: Record<string, unknown>; answer: Answer } | undefined;
  // A row of the table asks for each of its columns, one after the other.
  function answerOf(entry: Record<string, unknown>): Answer {
    if (last?.entry !== entry) last = { entry, answer: read(entry) };
    return last.answer;
  }
  return columns
    .filter(([, shown]) => shown)
    .map(([label, , value]) => ({ label, value: (entry) => value(answerOf(entry)) }));
}

/** Answers to entries of which many may be one and the same. */
export function readEach<Answer>(
  entries: readonly Record<string, unknown>[],
  read: (entry: Record<string, unknown>) => Answer,
): Answer[] {
  const known = new Map([...new Set(entries)].map((entry) => [entry, read(entry)]));
  return entries.flatMap((entry) => known.get(entry) ?? []);
}

/** Only of those who come. */
export function ofComing<Answer extends Answered>(value: Value<Answer>): Value<Answer> {
  return (answer) => (answer.attending === "yes" ? value(answer) : "");
}

export function questionColumns<Answer extends Answered>(
  questions: readonly RsvpQuestion[],
): AskedColumn<Answer>[] {
  return questions
    .filter(isAsked)
    .map(({ id, label }) => [label, true, ofComing<Answer>(({ answers }) => answers[id] ?? "")]);
}

/** How many chose what, of those who come. */
export function questionFigures(
  questions: readonly RsvpQuestion[],
  coming: readonly Answered[],
): EntryFigure[] {
  return questions
    .filter((question) => question.kind === "choice" && isAsked(question))
    .flatMap((question) =>
      choicesOf(question).map((choice) => ({
        label: `${question.label}: ${choice}`,
        value: coming.filter(({ answers }) => answers[question.id] === choice).length,
        unit: "건",
      })),
    );
}

export function repliesFigure(label: string, replies: readonly unknown[]): EntryFigure {
  return { label, value: replies.length, unit: "건" };
}

/** How many come, with all they bring. */
export function peopleFigure<Answer>(
  label: string,
  { answers, party }: { answers: readonly Answer[]; party(answer: Answer): number },
): EntryFigure {
  return { label, value: answers.reduce((sum, answer) => sum + party(answer), 0), unit: "명" };
}
