import { useRef } from "react";
import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import action from "#cards/parts/action.module.css";
import { EntryNote } from "#cards/parts/guest-entry/note.tsx";
import { Withdraw } from "#cards/parts/guest-entry/one-answer.tsx";
import { Unread } from "#cards/parts/guest-entry/unread.tsx";
import { Unsent } from "#cards/parts/guest-entry/unsent.tsx";
import { useNear } from "#cards/parts/guest-entry/use-near.ts";
import { useOneTap } from "#cards/parts/guest-entry/use-one-tap.ts";
import { useTally } from "#cards/parts/guest-entry/use-tally.ts";
import { entryWords } from "#cards/parts/guest-entry/words.ts";
import { Heading } from "#cards/parts/heading.tsx";
import { DayField } from "./day-field.tsx";
import { NightHill } from "./night-hill.tsx";
import { OFFERED } from "./offerings.ts";
import type { tribute } from "./section.ts";
import { useFresh } from "./use-fresh.ts";
import styles from "./viewer.module.css";
import { words } from "./words.ts";

const SECTION = "tribute";

/** One tap and no word: the hill is brighter by one. */
export function TributeViewer({ content, card }: ViewerProps<ContentOf<typeof tribute>>) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const { tally, failed, reload } = useTally(SECTION, near);
  const answer = useOneTap({ section: SECTION, near, card, contentOf: () => ({}), onTold: reload });
  const { entry: mine, told, busy, problem } = answer;
  const count = tally?.[OFFERED] ?? 0;
  const fresh = useFresh(tally && count);
  const said = words[card.language][content.offering];
  const Drawn = content.offering === "candle" ? NightHill : DayField;

  return (
    <div ref={place}>
      <Heading>{said.title}</Heading>
      <p className={styles.text}>{content.text.trim() || said.text}</p>
      <div className={styles.scene}>
        <Drawn count={count} fresh={fresh} label={said.drawing(count)} />
      </div>
      <p role="status" className={styles.count}>
        {tally || card.id === null ? (count > 0 ? said.count(count) : said.none) : ""}
      </p>
      <noscript>
        <p className={styles.text}>{entryWords[card.language].noScript}</p>
      </noscript>
      <button
        type="button"
        className={`${action.action} ${styles.give}`}
        aria-pressed={mine !== undefined}
        data-busy={busy}
        onClick={answer.give}
      >
        {mine ? said.given : said.give}
      </button>
      {answer.unsent && <Unsent unsent={answer.unsent} card={card} />}
      <EntryNote urgent>{problem}</EntryNote>
      <EntryNote>{told === "withdrawn" ? said.withdrawn : ""}</EntryNote>
      {failed && <Unread language={card.language} onAgain={reload} />}
      {mine && <Withdraw answer={answer} card={card} say={said} />}
    </div>
  );
}
