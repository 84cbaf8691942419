import type { Field } from "./field.ts";
import { FieldNote } from "./group.tsx";
import { TextAreaField } from "./text-area-field.tsx";
import { TextField } from "./text-field.tsx";

type Props = {
  /** Where it may be called otherwise. */
  title?: Field<string>;
  text: Field<string>;
  /** What guests leave, and examples of a title and of words to them. */
  says: { about: string; title?: string; text: string };
};

/** How the form of a section begins that takes something from guests. Whether it does is chosen above every form. */
export function TakingFields({ title, text, says }: Props) {
  return (
    <>
      <FieldNote>{says.about}</FieldNote>
      {title && <TextField field={title} label="제목" placeholder={says.title ?? ""} />}
      <TextAreaField field={text} label="안내 글" placeholder={says.text} minRows={2} />
    </>
  );
}
