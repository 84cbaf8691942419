import { useRef, useState } from "react";
import type { Guest } from "#cards/engine/guest.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import action from "#cards/parts/action.module.css";
import { Confirm } from "#cards/parts/guest-entry/confirm.tsx";
import { EntryNote } from "#cards/parts/guest-entry/note.tsx";
import { Unread } from "#cards/parts/guest-entry/unread.tsx";
import { useAct } from "#cards/parts/guest-entry/use-act.ts";
import { useNear } from "#cards/parts/guest-entry/use-near.ts";
import { useOwn } from "#cards/parts/guest-entry/use-own.ts";
import { useTally } from "#cards/parts/guest-entry/use-tally.ts";
import { entryWords } from "#cards/parts/guest-entry/words.ts";
import { Heading } from "#cards/parts/heading.tsx";
import { newIdempotencyKey } from "#domain/idempotency-key.ts";
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
  const key = useRef("");
  const near = useNear(place);
  const { own, setOwn } = useOwn(SECTION, near);
  const { tally, failed, reload } = useTally(SECTION, near);
  const { busy, problem, run } = useAct(card);
  const [note, setNote] = useState("");
  const count = tally?.[OFFERED] ?? 0;
  const fresh = useFresh(tally && count);
  const said = words[card.language][content.offering];
  const mine = own?.[0];
  const Drawn = content.offering === "candle" ? NightHill : DayField;

  function give() {
    if (mine) return;
    key.current ||= newIdempotencyKey();
    run(async (guest) => {
      setOwn([await guest.leave({ section: SECTION, content: {}, key: key.current })]);
      key.current = "";
      setNote("");
      await reload();
    });
  }

  async function withdraw(guest: Guest) {
    if (!mine) return;
    await guest.withdraw({ id: mine.id });
    setOwn([]);
    setNote(said.withdrawn);
    await reload();
  }

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
        onClick={give}
      >
        {mine ? said.given : said.give}
      </button>
      <EntryNote urgent>{problem?.sentence ?? ""}</EntryNote>
      <EntryNote>{note}</EntryNote>
      {failed && <Unread language={card.language} onAgain={reload} />}
      {mine && (
        <Confirm
          label={said.withdraw}
          question={said.withdrawAsk}
          yes={said.withdraw}
          card={card}
          act={withdraw}
        />
      )}
    </div>
  );
}
