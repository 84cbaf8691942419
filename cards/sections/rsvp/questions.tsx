import { Count, EntryChoice, EntryTextField, NameField } from "#cards/parts/guest-entry/fields.tsx";
import type { TypedEntry } from "#cards/parts/guest-entry/kept.ts";
import { companionFields } from "./answer.ts";
import { AskedMessage, AskedPhone, AskedQuestions } from "./asked-fields.tsx";
import { answerFields } from "./entry-fields.ts";
import type { RsvpContent } from "./section.ts";
import styles from "./viewer.module.css";
import type { RsvpWords } from "./words.ts";

type Props = { content: RsvpContent; typed: TypedEntry; say: RsvpWords };

/** One question first; what else is asked follows from its answer. */
export function RsvpQuestions({ content, typed, say }: Props) {
  const { asks } = content;
  return (
    <>
      <EntryChoice
        name="attending"
        field={asks.maybe ? answerFields.attendingOrNot : answerFields.attending}
        legend={say.attending}
        labels={say}
        lines
      />
      {typed.attending && (
        <>
          {asks.side && <EntryChoice name="side" field={answerFields.side} legend={say.side} labels={say} />}
          <NameField field={answerFields.name} />
          {asks.phone && <AskedPhone say={say} />}
          {typed.attending === "yes" && <OfTheDay content={content} typed={typed} say={say} />}
          {asks.message && <AskedMessage say={say} />}
        </>
      )}
    </>
  );
}

function OfTheDay({ content, typed, say }: Props) {
  const { asks, questions } = content;
  return (
    <>
      {asks.count && (
        <div className={styles.counts}>
          <Count name="adults" field={answerFields.adults} label={say.adults} />
          <Count name="children" field={answerFields.children} label={say.children} />
        </div>
      )}
      {asks.companions &&
        Array.from({ length: companionFields(content, typed) }, (_, at) => (
          <EntryTextField
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is all there is to tell them apart
            key={at}
            name={`companions.${at}`}
            field={answerFields.companions}
            label={`${say.companions} ${at + 1}`}
            autoComplete="off"
          />
        ))}
      {asks.meal && (
        <EntryChoice name="meal" field={answerFields.meal} legend={say.meal} labels={say.meals} />
      )}
      {asks.shuttle && (
        <EntryChoice name="shuttle" field={answerFields.shuttle} legend={say.shuttle} labels={say.shuttles} />
      )}
      <AskedQuestions questions={questions} />
    </>
  );
}
