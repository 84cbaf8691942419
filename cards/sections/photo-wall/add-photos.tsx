import { type ChangeEvent, useState } from "react";
import { type Guest, GuestRefusal, type OwnEntry } from "#cards/engine/guest.ts";
import type { CardFacts } from "#cards/engine/viewer.ts";
import action from "#cards/parts/action.module.css";
import { EntryTextField, NameField } from "#cards/parts/guest-entry/fields.tsx";
import { EntryForm } from "#cards/parts/guest-entry/form.tsx";
import type { TypedEntry } from "#cards/parts/guest-entry/kept.ts";
import { EntryNote } from "#cards/parts/guest-entry/note.tsx";
import frame from "#cards/parts/guest-entry/wall.module.css";
import { offeredTypes } from "#cards/parts/pictures.ts";
import { type AddingWords, addingWords } from "./adding-words.ts";
import { wallFields } from "./entry-fields.ts";
import { type Picked, usePicked } from "./use-picked.ts";
import styles from "./viewer.module.css";
import { words } from "./words.ts";

type Props = {
  card: CardFacts;
  approveFirst: boolean;
  onAdded(entry: OwnEntry): Promise<void>;
};

export function AddPhotos({ card, approveFirst, onAdded }: Props) {
  const { picked, pick, drop, clear, upload } = usePicked();
  const [note, setNote] = useState("");
  const say = addingWords[card.language];
  const wall = words[card.language];

  function chosen({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const refused = pick([...(currentTarget.files ?? [])]);
    setNote(refused ? say[refused] : "");
    // The same photo may be chosen again after it was left out.
    currentTarget.value = "";
  }

  async function send({ guest, typed, key }: { guest: Guest; typed: TypedEntry; key: string }) {
    const { caption, name, website = "" } = typed;
    if (picked.length === 0) throw new GuestRefusal({ code: "INVALID", message: say.none });
    const content = { photos: await upload(guest), caption, name };
    const entry = await guest.leave({ section: "photo-wall", content, key, website, onlyNow: true });
    clear();
    setNote("");
    await onAdded(entry);
  }

  return (
    <EntryForm card={card} name="photo-wall" label={wall.add} send={send}>
      {() => (
        <>
          <div>
            <label className={`${action.action} ${styles.pick}`}>
              <input
                type="file"
                multiple
                onClick={({ currentTarget }) => {
                  currentTarget.accept = offeredTypes(navigator);
                }}
                onChange={chosen}
              />
              {say.pick}
            </label>
            {/* Other photos are other words: they are sent under another key. */}
            <input type="hidden" name="picked" value={picked.map(({ id }) => id).join(" ")} />
            <EntryNote>{note}</EntryNote>
            {picked.length > 0 && (
              <ul className={styles.picked} aria-label={say.picked(picked.length)}>
                {picked.map((one, index) => (
                  <PickedPhoto
                    key={one.id}
                    picked={one}
                    number={index + 1}
                    say={say}
                    onDrop={() => drop(one)}
                  />
                ))}
              </ul>
            )}
          </div>
          <EntryTextField name="caption" field={wallFields.caption} label={say.caption} />
          <NameField field={wallFields.name} />
          {approveFirst && <p className={frame.aside}>{wall.approveFirst}</p>}
        </>
      )}
    </EntryForm>
  );
}

type PickedProps = { picked: Picked; number: number; say: AddingWords; onDrop(): void };

function PickedPhoto({ picked: { preview, part, file }, number, say, onDrop }: PickedProps) {
  // Few browsers can draw HEIC; the server can.
  const [undrawable, setUndrawable] = useState(false);
  return (
    <li className={styles.one}>
      {undrawable ? (
        <span className={styles.name}>{file.name}</span>
      ) : (
        <img src={preview} alt={file.name} onError={() => setUndrawable(true)} />
      )}
      {part > 0 ? (
        <progress value={part} max={1} aria-label={file.name} />
      ) : (
        <button type="button" className={styles.drop} aria-label={say.drop(number)} onClick={onDrop}>
          <svg
            aria-hidden="true"
            viewBox="0 0 24 24"
            width="18"
            height="18"
            fill="none"
            stroke="currentColor"
          >
            <path d="M6 6l12 12M18 6L6 18" strokeWidth="1.600" />
          </svg>
        </button>
      )}
    </li>
  );
}
