import { EntryTextField, NameField } from "#cards/parts/guest-entry/fields.tsx";
import { isCommonPassword } from "#domain/common-password.ts";
import { ENTRY_PASSWORD_MAX, ENTRY_PASSWORD_MIN } from "#domain/limits.ts";
import { writingFields } from "./entry-fields.ts";
import type { GuestbookWords } from "./words.ts";

type WordsProps = { say: GuestbookWords; example?: string | undefined };

export function WordsFields({ say, example }: WordsProps) {
  return (
    <>
      <NameField field={writingFields.name} />
      <EntryTextField
        name="message"
        field={writingFields.message}
        label={say.message}
        hint={say.messageHint}
        placeholder={example}
        rows={4}
      />
    </>
  );
}

type Props = {
  say: GuestbookWords;
  hint: string;
  /** Where it was chosen before: asked for as it is, however common. */
  required?: boolean;
};

export function EntryPasswordField({ say, hint, required = false }: Props) {
  return (
    <EntryTextField
      name="password"
      field={{ max: ENTRY_PASSWORD_MAX, least: ENTRY_PASSWORD_MIN, required }}
      label={say.password}
      hint={hint}
      mistake={say.passwordShort}
      {...(!required && { rule: (typed) => (isCommonPassword(typed) ? say.passwordCommon : "") })}
      type="password"
      // A browser would offer to keep it as the password of this site.
      autoComplete="off"
    />
  );
}
