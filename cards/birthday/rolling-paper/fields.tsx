import { use } from "react";
import type { CardContent } from "#cards/card.ts";
import { NameField, TextField } from "#cards/parts/leaving/fields.tsx";
import form from "#cards/parts/leaving/form.module.css";
import { FormContext } from "#cards/parts/leaving/form-context.ts";
import { GUESTBOOK_MESSAGE_MAX } from "#cards/sections/guestbook/limits.ts";
import { type Paper, paperOf, papers, type Sticker, stickerOf, stickers } from "./papers.ts";
import { StickerDrawing } from "./sticker-drawing.tsx";
import styles from "./viewer.module.css";
import type { NoteWords } from "./words.ts";

type Props = { say: NoteWords; language: CardContent["language"] };

/** A note: who, what, on which paper and with what stuck on it. */
export function NoteFields({ say, language }: Props) {
  const { typed } = use(FormContext);
  return (
    <>
      <NameField required />
      <TextField
        name="message"
        label={say.message}
        hint={say.messageHint}
        max={GUESTBOOK_MESSAGE_MAX}
        rows={4}
        required
      />
      <fieldset className={form.field}>
        <legend className={form.label}>{say.paper}</legend>
        <div className={styles.choices}>
          {(Object.keys(papers) as Paper[]).map((paper) => (
            <label key={paper} className={styles.choice}>
              <input
                type="radio"
                name="paper"
                value={paper}
                defaultChecked={paper === paperOf(typed.paper ?? "")}
                aria-label={papers[paper][language]}
              />
              <span className={styles.swatch} style={{ background: papers[paper].colour }} />
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={form.field}>
        <legend className={form.label}>{say.sticker}</legend>
        <div className={styles.choices} data-tall="true">
          {(Object.keys(stickers) as Sticker[]).map((sticker) => (
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
