import type { CardContent } from "#cards/engine/card.ts";
import type { OwnEntry } from "#cards/engine/guest.ts";
import type { CardFacts } from "#cards/engine/viewer.ts";
import action from "#cards/parts/action.module.css";
import type { TypedEntry } from "#cards/parts/guest-entry/kept.ts";
import { AnswerActs, AnswerSaid } from "#cards/parts/guest-entry/one-answer.tsx";
import { typedFrom } from "#cards/parts/guest-entry/typed.ts";
import type { OneAnswer } from "#cards/parts/guest-entry/use-one-answer.ts";
import { entryWords } from "#cards/parts/guest-entry/words.ts";
import { companionsIn } from "./answer.ts";
import { isAsked } from "./asked.ts";
import type { RsvpContent } from "./section.ts";
import styles from "./viewer.module.css";
import { words } from "./words.ts";

type Props = {
  content: RsvpContent;
  entry: OwnEntry;
  answer: OneAnswer;
  card: CardFacts;
  /** Whether it may still be changed. */
  takes: boolean;
};

/** What a guest said, and the ways to say otherwise. */
export function AnsweredRsvp({ content, entry, answer, card, takes }: Props) {
  const { language } = card;
  const say = words[language];
  const typed = typedFrom(entry.content);
  const attending = typed.attending === "yes" || typed.attending === "maybe" ? typed.attending : "no";
  const waits = entry.state === "waiting";

  return (
    <div className={styles.answered}>
      <AnswerSaid answer={answer} className={styles.said}>
        {waits ? say.waiting : say.answered[attending]}
      </AnswerSaid>
      <p className={styles.thanks}>{waits ? say.waitingText : say.thanks[attending]}</p>
      <dl className={styles.lines}>
        {linesOf({ content, typed, language }).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <AnswerActs
        answer={answer}
        card={card}
        say={say}
        change={takes ? `${action.action} ${styles.change}` : null}
      />
    </div>
  );
}

type Said = { content: RsvpContent; typed: TypedEntry; language: CardContent["language"] };

function linesOf({ content: { questions }, typed, language }: Said): [label: string, value: string][] {
  const say = words[language];
  const { name = "", side, phone = "", adults = "", children = "0", meal, shuttle, message = "" } = typed;
  const lines: [string, string][] = [
    [entryWords[language].name, name],
    [say.side, side === "groom" || side === "bride" ? say[side] : ""],
    [say.phone, phone],
    [say.adults, adults],
    [say.children, children === "0" ? "" : children],
    [say.companions, companionsIn(typed).filter(Boolean).join(", ")],
    [say.meal, meal === "yes" || meal === "no" || meal === "undecided" ? say.meals[meal] : ""],
    [say.shuttle, shuttle === "yes" || shuttle === "no" ? say.shuttles[shuttle] : ""],
    ...questions
      .filter(isAsked)
      .map(({ id, label }): [string, string] => [label, typed[`answers.${id}`] ?? ""]),
    [say.message, message],
  ];
  return lines.filter(([, value]) => value !== "");
}
