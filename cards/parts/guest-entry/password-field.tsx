import { isCommonPassword } from "#domain/common-password.ts";
import { ENTRY_PASSWORD_MAX, ENTRY_PASSWORD_MIN } from "#domain/limits.ts";
import { EntryTextField } from "./fields.tsx";
import type { WallWords } from "./wall-words.ts";

type Props = { say: Pick<WallWords, `password${string}` & keyof WallWords>; required?: boolean };

/** Chosen with an entry by who likes. Where it was chosen before it is asked for as it is, however common. */
export function EntryPasswordField({ say, required = false }: Props) {
  return (
    <EntryTextField
      name="password"
      field={{ max: ENTRY_PASSWORD_MAX, least: ENTRY_PASSWORD_MIN, required }}
      label={say.password}
      hint={required ? say.passwordAsk : say.passwordHint}
      mistake={say.passwordShort}
      {...(!required && { rule: (typed) => (isCommonPassword(typed) ? say.passwordCommon : "") })}
      type="password"
      // A browser would offer to keep it as the password of this site.
      autoComplete="off"
    />
  );
}
