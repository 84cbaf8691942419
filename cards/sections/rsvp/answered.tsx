import { useEffect, useRef } from "react";
import type { CardContent } from "#cards/card.ts";
import type { OwnEntry } from "#cards/guest.ts";
import action from "#cards/parts/action.module.css";
import { Confirm } from "#cards/parts/leaving/confirm.tsx";
import type { Typed } from "#cards/parts/leaving/kept.ts";
import { companionsIn, typedFrom } from "./answer.ts";
import { isAsked } from "./asked.ts";
import type { RsvpContent } from "./section.ts";
import styles from "./viewer.module.css";
import { type RsvpWords, words } from "./words.ts";

type Props = {
  content: RsvpContent;
  entry: OwnEntry;
  language: CardContent["language"];
  focuses: boolean;
  onChange?(): void;
  onWithdraw(): Promise<void>;
};

/** What a guest said, and the ways to say otherwise. */
export function Answered({ content, entry, language, focuses, onChange, onWithdraw }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const say = words[language];
  const typed = typedFrom(entry.content);
  const attending = typed.attending === "yes" || typed.attending === "maybe" ? typed.attending : "no";
  const waits = entry.state === "waiting";

  useEffect(() => {
    if (focuses) title.current?.focus();
  }, [focuses]);

  return (
    <div className={styles.answered}>
      <h3 ref={title} tabIndex={-1} className={styles.said}>
        {waits ? say.waiting : say.answered[attending]}
      </h3>
      <p className={styles.thanks}>{waits ? say.waitingText : say.thanks[attending]}</p>
      <dl className={styles.lines}>
        {linesOf(content, typed, say).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {onChange && (
        <button type="button" className={`${action.action} ${styles.change}`} onClick={onChange}>
          {say.change}
        </button>
      )}
      <Confirm
        label={say.withdraw}
        question={say.withdrawAsk}
        yes={say.withdraw}
        language={language}
        act={onWithdraw}
      />
    </div>
  );
}

function linesOf({ questions }: RsvpContent, typed: Typed, say: RsvpWords): [label: string, value: string][] {
  const { name = "", side, phone = "", adults, children = "0", meal, shuttle, message = "" } = typed;
  const lines: [string, string][] = [
    [say.name, name],
    [say.sideShort, side === "groom" || side === "bride" ? say[side] : ""],
    [say.phone, phone],
    [say.people, adults ? say.party(adults, children) : ""],
    [say.companions, companionsIn(typed).filter(Boolean).join(", ")],
    [say.mealShort, meal === "yes" || meal === "no" || meal === "undecided" ? say.meals[meal] : ""],
    [say.shuttleShort, shuttle === "yes" || shuttle === "no" ? say.shuttles[shuttle] : ""],
    ...questions
      .filter(isAsked)
      .map(({ id, label }): [string, string] => [label, typed[`answers.${id}`] ?? ""]),
    [say.message, message],
  ];
  return lines.filter(([, value]) => value !== "");
}
