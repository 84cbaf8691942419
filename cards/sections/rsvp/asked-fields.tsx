import { EntryChoice, EntryTextField } from "#cards/parts/guest-entry/fields.tsx";
import { isAsked } from "./asked.ts";
import { answerFields, questionField } from "./entry-fields.ts";
import type { RsvpQuestion } from "./section.ts";

type PhoneWords = { phone: string; phoneHint: string; phoneShort: string };

export function AskedPhone({ say }: { say: PhoneWords }) {
  return (
    <EntryTextField
      name="phone"
      field={answerFields.phone}
      label={say.phone}
      hint={say.phoneHint}
      mistake={say.phoneShort}
      autoComplete="tel"
    />
  );
}

export function AskedMessage({ say }: { say: { message: string } }) {
  return <EntryTextField name="message" field={answerFields.message} label={say.message} rows={3} />;
}

/** The maker's own, those that can be answered. */
export function AskedQuestions({ questions }: { questions: readonly RsvpQuestion[] }) {
  return questions.filter(isAsked).map((question) => {
    const { id, label } = question;
    const field = questionField(question);
    const name = `answers.${id}`;
    return "choices" in field ? (
      <EntryChoice key={id} name={name} field={field} legend={label} />
    ) : (
      <EntryTextField key={id} name={name} field={field} label={label} />
    );
  });
}
