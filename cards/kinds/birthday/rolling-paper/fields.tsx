import { use } from "react";
import type { CardContent } from "#cards/engine/card.ts";
import form from "#cards/parts/guest-entry/form.module.css";
import { FormContext } from "#cards/parts/guest-entry/form-context.ts";
import { WordsFields } from "#cards/sections/guestbook/fields.tsx";
import { noteFields } from "./entry-fields.ts";
import { notePapers, paperOf, stickerOf, stickers } from "./papers.ts";
import { StickerDrawing } from "./sticker-drawing.tsx";
import styles from "./viewer.module.css";
import type { NoteWords } from "./words.ts";

type Props = { say: NoteWords; language: CardContent["language"] };

/** A note: who, what, on which paper and with what stuck on it. */
export function NoteFields({ say, language }: Props) {
  const { typed } = use(FormContext);
  return (
    <>
      <WordsFields say={say} />
      <fieldset className={form.field}>
        <legend className={form.label}>{say.paper}</legend>
        <div className={styles.choices}>
          {noteFields.paper.choices.map((paper) => (
            <label key={paper} className={styles.choice}>
              <input
                type="radio"
                name="paper"
                value={paper}
                defaultChecked={paper === paperOf(typed.paper ?? "")}
                aria-label={notePapers[paper][language]}
              />
              <span className={styles.swatch} style={{ background: notePapers[paper].colour }} />
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={form.field}>
        <legend className={form.label}>{say.sticker}</legend>
        <div className={styles.choices} data-tall="true">
          {noteFields.sticker.choices.map((sticker) => (
            <label key={sticker} className={styles.choice}>
              <input
                type="radio"
                name="sticker"
                value={sticker}
                defaultChecked={sticker === stickerOf(typed.sticker ?? "")}
                aria-label={stickers[sticker][language]}
              />
              <span className={styles.swatch}>
                <StickerDrawing name={sticker} />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
