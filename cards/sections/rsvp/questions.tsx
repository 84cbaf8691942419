import { Count, EntryChoice, EntryTextField, NameField } from "#cards/parts/guest-entry/fields.tsx";
import type { TypedEntry } from "#cards/parts/guest-entry/kept.ts";
import { companionFields } from "./answer.ts";
import { choicesOf, isAsked } from "./asked.ts";
import { ANSWER_MAX, MESSAGE_MAX, PARTY_MAX } from "./limits.ts";
import type { RsvpContent, RsvpQuestion } from "./section.ts";
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
        legend={say.attending}
        lines
        options={[
          { value: "yes", label: say.yes },
          { value: "no", label: say.no },
          ...(asks.maybe ? [{ value: "maybe", label: say.maybe }] : []),
        ]}
      />
      {typed.attending && (
        <>
          {asks.side && (
            <EntryChoice
              name="side"
              legend={say.side}
              options={[
                { value: "groom", label: say.groom },
                { value: "bride", label: say.bride },
              ]}
            />
          )}
          <NameField required />
          {asks.phone && (
            <EntryTextField
              name="phone"
              label={say.phone}
              hint={say.phoneHint}
              mistake={say.phoneShort}
              max={20}
              least={9}
              required
              type="tel"
              autoComplete="tel"
            />
          )}
          {typed.attending === "yes" && <OfTheDay content={content} typed={typed} say={say} />}
          {asks.message && <EntryTextField name="message" label={say.message} max={MESSAGE_MAX} rows={3} />}
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
          <Count name="adults" label={say.adults} least={1} most={PARTY_MAX} />
          <Count name="children" label={say.children} least={0} most={PARTY_MAX} />
        </div>
      )}
      {asks.companions &&
        Array.from({ length: companionFields(content, typed) }, (_, at) => (
          <EntryTextField
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is all there is to tell them apart
            key={at}
            name={`companions.${at}`}
            label={`${say.companions} ${at + 1}`}
            max={20}
            autoComplete="off"
          />
        ))}
      {asks.meal && (
        <EntryChoice
          name="meal"
          legend={say.meal}
          options={(["yes", "no", "undecided"] as const).map((value) => ({ value, label: say.meals[value] }))}
        />
      )}
      {asks.shuttle && (
        <EntryChoice
          name="shuttle"
          legend={say.shuttle}
          options={(["yes", "no"] as const).map((value) => ({ value, label: say.shuttles[value] }))}
        />
      )}
      {questions.filter(isAsked).map((question) => (
        <OwnQuestion key={question.id} question={question} />
      ))}
    </>
  );
}

export function OwnQuestion({ question }: { question: RsvpQuestion }) {
  const { id, label, kind, required } = question;
  if (kind === "text") {
    return <EntryTextField name={`answers.${id}`} label={label} max={ANSWER_MAX} required={required} />;
  }
  return (
    <EntryChoice
      name={`answers.${id}`}
      legend={label}
      required={required}
      options={choicesOf(question).map((choice) => ({ value: choice, label: choice }))}
    />
  );
}
