import { EntryTextField, NameField } from "#cards/parts/guest-entry/fields.tsx";
import type { WallWords } from "#cards/parts/guest-entry/wall-words.ts";
import { writingFields } from "./entry-fields.ts";

type Props = {
  say: Pick<WallWords, "message" | "messageHint">;
  /** Stands in the empty field, for who looks for words. */
  example?: string | undefined;
};

export function WordsFields({ say, example }: Props) {
  return (
    <>
      <NameField field={writingFields.name} />
      <EntryTextField
        name="message"
        field={writingFields.message}
        label={say.message}
        hint={say.messageHint(writingFields.message.max)}
        placeholder={example}
        rows={4}
      />
    </>
  );
}
