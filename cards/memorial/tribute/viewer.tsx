import { useRef, useState } from "react";
import type { Guest } from "#cards/guest.ts";
import action from "#cards/parts/action.module.css";
import { Heading } from "#cards/parts/heading.tsx";
import { Confirm } from "#cards/parts/leaving/confirm.tsx";
import { Note } from "#cards/parts/leaving/note.tsx";
import { Unread } from "#cards/parts/leaving/unread.tsx";
import { useAct } from "#cards/parts/leaving/use-act.ts";
import { useNear } from "#cards/parts/leaving/use-near.ts";
import { useOwn } from "#cards/parts/leaving/use-own.ts";
import { useTally } from "#cards/parts/leaving/use-tally.ts";
import { leavingWords } from "#cards/parts/leaving/words.ts";
import type { ContentOf } from "#cards/section.ts";
import type { ViewerProps } from "#cards/viewer.ts";
import { newKey } from "#domain/new-key.ts";
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
    key.current ||= newKey();
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
        <p className={styles.text}>{leavingWords[card.language].noScript}</p>
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
      <Note urgent>{problem?.sentence ?? ""}</Note>
      <Note>{note}</Note>
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
