import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type CardContent, startCard } from "#cards/engine/card.ts";
import { answerOf, type Question, questionsOf, withAnswer } from "#cards/engine/question.ts";
import { startFrom } from "#cards/engine/start-from.ts";
import { inspect } from "#cards/inspector/inspect.ts";
import { designsOf } from "./designs.ts";
import { doors } from "./doors.ts";
import { kindNamed } from "./kinds.ts";
import { samplesOf } from "./samples.ts";

const now = new Date("2026-11-16T03:00:00Z");

const said = { text: "하늘", date: "2026-11-16", time: "12:30", choice: "" };
const typed = ({ input, path, choices = {} }: Question) =>
  path.endsWith(".sitename") ? "haneul" : (Object.keys(choices)[0] ?? said[input]);

/** As few fields as it takes to send one, of those that are asked. */
const LEAST: Record<string, number> = {
  wedding: 5,
  "baby-birthday": 4,
  memorial: 3,
  thanks: 1,
  birthday: 2,
  event: 4,
  "new-year": 1,
  opening: 3,
  photo: 0,
  site: 2,
};

describe.each(doors.map((door) => [door.label, door] as const))(
  "what is asked first of %s",
  (_label, door) => {
    const kind = kindNamed(door.kind);
    const begun = (content: CardContent) =>
      door.occasion ? (kind.occasions?.begin(content, door.occasion) ?? content) : content;

    test("is a field of the card, which takes what is typed and says it again", () => {
      const empty = begun(startCard(kind));
      for (const question of questionsOf(kind, empty)) {
        const answered = withAnswer(kind, empty, question, typed(question));
        expect(answerOf(empty, question), question.label).toBe("");
        expect(answerOf(answered, question), question.label).toBe(typed(question));
        for (const section of kind.sections)
          expect(section.content.safeParse(answered.sections[section.name]).success, question.label).toBe(
            true,
          );
      }
    });

    test("is no longer than its field: who pastes a novel has a card that can be saved", () => {
      const empty = begun(startCard(kind));
      for (const question of questionsOf(kind, empty).filter(({ input }) => input === "text")) {
        const letter = question.path.endsWith(".sitename") ? "a" : "가";
        const answered = withAnswer(kind, empty, question, letter.repeat(3_000));
        for (const section of kind.sections)
          expect(section.content.safeParse(answered.sections[section.name]).success, question.label).toBe(
            true,
          );
      }
    });

    test("stands beside designs with a picture each", async () => {
      const designs = await designsOf(door);
      expect(designs.length).toBeGreaterThan(1);
      expect(new Set(designs.map(({ name }) => name)).size).toBe(designs.length);
      for (const { picture } of designs) expect(existsSync(`public${picture}`), picture).toBe(true);
    });

    test("is enough to send one, begun from any of its samples", async () => {
      const samples = (await samplesOf(kind.name)).filter(
        ({ content }) => !door.occasion || kind.occasions?.of(content) === door.occasion,
      );
      expect(samples).not.toEqual([]);
      for (const sample of samples) {
        const start = startFrom(kind, sample);
        const needed = questionsOf(kind, start).filter(({ isOptional }) => !isOptional);
        expect(needed).toHaveLength(LEAST[door.name] ?? Number.NaN);
        const answered = needed.reduce(
          (card, question) => withAnswer(kind, card, question, typed(question)),
          start,
        );
        const found = inspect({ kind, content: answered, rules: await kind.rules(), now });
        expect(
          found.filter(({ weight }) => weight === "must"),
          sample.label,
        ).toEqual([]);
      }
    });
  },
);
