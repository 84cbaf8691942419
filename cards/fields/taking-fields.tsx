import type { Field } from "./field.ts";
import { SwitchField } from "./switch-field.tsx";
import { TextAreaField } from "./text-area-field.tsx";
import { TextField } from "./text-field.tsx";

type Props = {
  taking: Field<boolean>;
  /** Where it may be called otherwise. */
  title?: Field<string>;
  text: Field<string>;
  /** What the switch says, and examples of a title and of words to guests. */
  says: { taking: string; about: string; title?: string; text: string };
};

/** How the form of a section begins that takes something from guests: whether it does, and how it asks. */
export function TakingFields({ taking, title, text, says }: Props) {
  return (
    <>
      <SwitchField field={taking} label={says.taking} description={says.about} />
      {title && <TextField field={title} label="제목" placeholder={says.title ?? ""} />}
      <TextAreaField field={text} label="안내 글" placeholder={says.text} minRows={2} />
    </>
  );
}
