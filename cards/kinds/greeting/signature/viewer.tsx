import { useRef } from "react";
import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import { NameField } from "#cards/parts/guest-entry/fields.tsx";
import form from "#cards/parts/guest-entry/form.module.css";
import { EntryForm } from "#cards/parts/guest-entry/form.tsx";
import { EntryNote } from "#cards/parts/guest-entry/note.tsx";
import { Withdraw } from "#cards/parts/guest-entry/one-answer.tsx";
import { textOf } from "#cards/parts/guest-entry/text-of.ts";
import { entryFrom } from "#cards/parts/guest-entry/typed.ts";
import { Unread } from "#cards/parts/guest-entry/unread.tsx";
import { Unsent } from "#cards/parts/guest-entry/unsent.tsx";
import { useEntries } from "#cards/parts/guest-entry/use-entries.ts";
import { useNear } from "#cards/parts/guest-entry/use-near.ts";
import { useOneTap } from "#cards/parts/guest-entry/use-one-tap.ts";
import { entryWords } from "#cards/parts/guest-entry/words.ts";
import { Heading } from "#cards/parts/heading.tsx";
import { peopleCount } from "#domain/people-count.ts";
import { signatureFields } from "./entry-fields.ts";
import type { signature } from "./section.ts";
import styles from "./viewer.module.css";

const words = {
  ko: {
    title: "축하 서명",
    give: "축하하는 마음 남기기",
    given: "마음을 남겼습니다",
    first: "첫 번째로 마음을 남겨 주세요.",
    count: (count: number) => `${peopleCount(count)}이 축하해 주셨습니다`,
    name: "이름도 함께 남기시겠어요?",
    sign: "이름 남기기",
    rename: "이름 고치기",
    withdraw: "축하 취소하기",
    withdrawAsk: "남기신 축하를 취소할까요?",
    others: (count: number) => `그리고 ${peopleCount(count)}`,
  },
  en: {
    title: "With love",
    give: "Send a heart",
    given: "Your heart was sent",
    first: "Be the first to send a heart.",
    count: (count: number) => (count === 1 ? "1 guest sent a heart" : `${count} guests sent a heart`),
    name: "Would you like to add your name?",
    sign: "Add my name",
    rename: "Change my name",
    withdraw: "Take it back",
    withdrawAsk: "Take your heart back?",
    others: (count: number) => `and ${count} more`,
  },
};

export function SignatureViewer({ content, card }: ViewerProps<ContentOf<typeof signature>>) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const { left, failed, reload } = useEntries({ section: "signature", near, showsAtOnce: true });
  const answer = useOneTap({
    section: "signature",
    near,
    card,
    contentOf: (typed) => entryFrom(signatureFields, typed),
    onTold: reload,
  });
  const { entry: mine, isChanging, setChanging, told, busy, problem } = answer;
  const say = words[card.language];
  const name = mine ? textOf(mine.content, "name") : "";
  const names = left?.entries.map(({ shown }) => textOf(shown, "name")).filter(Boolean) ?? [];

  return (
    <div ref={place}>
      <Heading eyebrow="With love">{content.title || say.title}</Heading>
      {content.text && <p className={styles.text}>{content.text}</p>}
      <noscript>
        <p className={styles.text}>{entryWords[card.language].noScript}</p>
      </noscript>
      <button
        type="button"
        className={styles.heart}
        aria-pressed={mine !== undefined}
        data-busy={busy}
        onClick={answer.give}
      >
        <svg aria-hidden="true" viewBox="0 0 48 44" width="64" height="58">
          <path d="M24 41C10 31 3.500 23.500 3.500 14.800 3.500 8.400 8.300 3.500 14.300 3.500c4 0 7.600 2.200 9.700 5.800 2.100-3.600 5.700-5.800 9.700-5.800 6 0 10.800 4.900 10.800 11.300C44.500 23.500 38 31 24 41z" />
        </svg>
        <span>{mine ? say.given : say.give}</span>
      </button>
      <p role="status" className={styles.count}>
        {left ? (left.count > 0 ? say.count(left.count) : say.first) : card.id === null && say.first}
      </p>
      {answer.unsent && <Unsent unsent={answer.unsent} card={card} />}
      <EntryNote urgent>{problem}</EntryNote>
      <EntryNote>{told === "withdrawn" ? entryWords[card.language].removed : ""}</EntryNote>
      {names.length > 0 && (
        <ul className={styles.names}>
          {left?.entries.map(
            ({ id, shown }) => textOf(shown, "name") && <li key={id}>{textOf(shown, "name")}</li>,
          )}
          {left && left.count > names.length && (
            <li className={styles.others}>{say.others(left.count - names.length)}</li>
          )}
        </ul>
      )}
      {failed && <Unread language={card.language} onAgain={reload} />}
      {mine && (
        <div className={styles.own}>
          {!name || isChanging ? (
            <EntryForm
              card={card}
              name="signature"
              start={{ name }}
              label={name ? say.rename : say.sign}
              send={answer.send}
            >
              {() => <NameField field={signatureFields.name} label={say.name} />}
            </EntryForm>
          ) : (
            <button type="button" className={form.quiet} onClick={() => setChanging(true)}>
              {say.rename}
            </button>
          )}
          <Withdraw answer={answer} card={card} say={say} />
        </div>
      )}
    </div>
  );
}
