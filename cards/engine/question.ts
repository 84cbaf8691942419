import type { CardContent } from "./card.ts";
import { withDerived } from "./derived.ts";
import type { Kind } from "./kind.ts";
import { at, put } from "./paths.ts";

/** The three things that everybody knows of their day, in the order they are asked. */
export const questionScreens = ["who", "when", "where"] as const;
export type QuestionScreen = (typeof questionScreens)[number];

/**
 * What is asked before anything else: where designs are looked at, and on the first screens of the editor. Each is one
 * field of the card, so that what is answered stands in the form as if it had been typed there.
 */
export type Question = {
  screen: QuestionScreen;
  /** The field, from its section on: `couple.groom`. */
  path: string;
  label: string;
  placeholder?: string;
  input: "text" | "date" | "time" | "choice";
  /** Of a choice: what is kept, and what it is called, in the order it is offered. */
  choices?: Readonly<Record<string, string>>;
  /** What it is called in a sentence, where its label is a question. */
  called?: string;
  /** What most people answer, to be tapped instead of typed. */
  usual?: readonly string[];
  /** As many letters as the field takes. */
  most: number;
  /** Designs show it on their covers, so it is asked beside them. */
  onDesigns?: true;
  /** Who does not know it yet goes on without it. */
  isOptional?: true;
  /** It is the name of a place: who finds it by a search fills these fields of its section, too. */
  place?: { address: string; point?: string };
  /** Where the field holds more than what is typed: what is typed of it, and it with something else typed. */
  read?(value: unknown): string;
  write?(value: unknown, typed: string): unknown;
};

/** What a card says to a question; empty where it says nothing yet. */
export function answerOf(content: CardContent, { path, read }: Question): string {
  const value = at(content.sections, path);
  return read ? read(value) : typeof value === "string" ? value : "";
}

/** The sections of a card with this answer, and nothing else changed. */
export function answeredSections(
  sections: CardContent["sections"],
  { path, write, most }: Question,
  typed: string,
): CardContent["sections"] {
  const words = typed.slice(0, most);
  return put(sections, path, write ? write(at(sections, path), words) : words);
}

/** The card with this answer, and with all that follows from it. */
export function withAnswer(kind: Kind, content: CardContent, question: Question, typed: string): CardContent {
  return withDerived(kind, { ...content, sections: answeredSections(content.sections, question, typed) });
}

/** What is asked of such a card, in order. */
export function questionsOf(kind: Kind, content: CardContent): readonly Question[] {
  return kind.questions?.(content) ?? [];
}

/** The card with what was answered, by the paths of the fields; what nobody asks of it is left out. */
export function withAnswers(
  kind: Kind,
  content: CardContent,
  answers: Readonly<Record<string, string>>,
): CardContent {
  return questionsOf(kind, content)
    .filter(({ path }) => answers[path]?.trim())
    .reduce((card, question) => withAnswer(kind, card, question, answers[question.path] ?? ""), content);
}

/** What a card still has to say before it can be sent. */
export function openQuestions(kind: Kind, content: CardContent): Question[] {
  return questionsOf(kind, content).filter(
    (question) => !question.isOptional && answerOf(content, question).trim() === "",
  );
}
