import { useRef, useState } from "react";
import type { Guest, OwnEntry } from "#cards/engine/guest.ts";
import { type Photo, photoAddress } from "#cards/engine/photo.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import action from "#cards/parts/action.module.css";
import { Blocked } from "#cards/parts/guest-entry/blocked.tsx";
import { Confirm } from "#cards/parts/guest-entry/confirm.tsx";
import { EntryNote } from "#cards/parts/guest-entry/note.tsx";
import { Unread } from "#cards/parts/guest-entry/unread.tsx";
import { useEntries } from "#cards/parts/guest-entry/use-entries.ts";
import { useNear } from "#cards/parts/guest-entry/use-near.ts";
import { useOwn } from "#cards/parts/guest-entry/use-own.ts";
import { entryWords } from "#cards/parts/guest-entry/words.ts";
import { Heading } from "#cards/parts/heading.tsx";
import { reportAddress } from "#cards/parts/report-address.ts";
import { inColumns, ratioOf, withinColumn } from "#cards/sections/gallery/arrange.ts";
import type { LightboxPhoto } from "#cards/sections/gallery/lightbox.ts";
import { PhotoLink } from "#cards/sections/gallery/photo-link.tsx";
import { AddPhotos } from "./add-photos.tsx";
import { toldPhotos } from "./left-photos.ts";
import { photoWallOpening } from "./opening.ts";
import type { photoWall } from "./section.ts";
import { useNow } from "./use-now.ts";
import styles from "./viewer.module.css";
import { type PhotoWallWords, words } from "./words.ts";

export function PhotoWallViewer({ content, card }: ViewerProps<ContentOf<typeof photoWall>>) {
  const place = useRef<HTMLDivElement>(null);
  const adding = useRef<HTMLDetailsElement>(null);
  const near = useNear(place);
  const { own, setOwn } = useOwn("photo-wall", near);
  const { left, failed, busy, reload, more, patch, fresh } = useEntries({ section: "photo-wall", near });
  const [note, setNote] = useState("");
  const all = entryWords[card.language];
  const say = { ...words[card.language], close: all.close };
  const opening = photoWallOpening(content, useNow(card.today));
  const photos =
    left?.entries.flatMap(({ id, shown }) => {
      const aside = card.id
        ? { label: all.report, href: reportAddress({ card: card.id, entry: id }) }
        : undefined;
      return toldPhotos(shown).map((photo) => ({ ...photo, aside }));
    }) ?? [];

  async function added(entry: OwnEntry) {
    setOwn((known) => [entry, ...(known ?? []).filter(({ id }) => id !== entry.id)]);
    setNote(entry.state === "pending" ? say.approveFirst : say.sent);
    if (adding.current) adding.current.open = false;
    await reload();
  }

  async function remove(guest: Guest, { id }: OwnEntry) {
    await guest.withdraw({ id });
    setOwn((known) => (known ?? []).filter((entry) => entry.id !== id));
    patch(id, null);
    setNote(all.removed);
  }

  return (
    <div ref={place}>
      <Heading eyebrow="Shared album">{content.title || say.title}</Heading>
      {content.text && <p className={styles.text}>{content.text}</p>}
      {opening.state !== "open" && (
        <p className={styles.closed}>{opening.state === "early" ? say.early(opening.from) : say.over}</p>
      )}
      {photos.length > 0 ? (
        <Wall photos={photos} say={say} />
      ) : (
        (left || card.id === null) &&
        !left?.blocked && <p className={styles.first}>{opening.state === "open" ? say.first : say.noneYet}</p>
      )}
      <Blocked left={left} language={card.language} />
      {fresh > 0 && (
        <button type="button" className={action.action} onClick={reload}>
          {say.fresh(fresh)}
        </button>
      )}
      {left?.next && (
        <button type="button" className={`${action.action} ${styles.more}`} data-busy={busy} onClick={more}>
          {all.more}
        </button>
      )}
      {failed && <Unread language={card.language} onAgain={left ? more : reload} />}
      {opening.state === "open" && (
        <details ref={adding} className={styles.adding}>
          <summary className={`${action.action} ${styles.add}`}>{say.add}</summary>
          <AddPhotos card={card} approveFirst={content.approveFirst} onAdded={added} />
        </details>
      )}
      <EntryNote>{note}</EntryNote>
      {own && own.length > 0 && (
        <div className={styles.own}>
          <h3>{say.own}</h3>
          <ul>
            {own.map((entry) => (
              <li key={entry.id}>
                <Own photos={toldPhotos(entry.content)} />
                {entry.state === "pending" && <p className={styles.pending}>{all.pending}</p>}
                {entry.state === "blocked" && <p className={styles.pending}>{all.isBlocked}</p>}
                <Confirm
                  label={all.remove}
                  question={all.removeAsk}
                  yes={all.remove}
                  card={card}
                  act={(guest) => remove(guest, entry)}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Two columns of whole photos; one photo stands alone. */
function Wall({
  photos,
  say,
}: {
  photos: readonly LightboxPhoto[];
  say: PhotoWallWords & { close: string };
}) {
  const columns = photos.length > 1 ? inColumns(photos) : [{ share: 1, indices: [0] }];
  return (
    <div className={styles.wall}>
      {columns.map(({ share, indices }) => (
        <div key={indices[0]} className={styles.column} style={{ flexGrow: share }}>
          {indices.map((index) => {
            const photo = photos[index];
            return (
              photo && (
                <PhotoLink
                  key={photo.key}
                  photos={photos}
                  index={index}
                  words={say}
                  sizes={`(min-width: 480px) ${Math.round(share * 456)}px, ${Math.round(share * 100)}vw`}
                  ratio={withinColumn(ratioOf(photo), { least: 0.5, most: 2.5 })}
                />
              )
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Own({ photos }: { photos: readonly Photo[] }) {
  return (
    <div className={styles.thumbs}>
      {photos.map((photo) => (
        <img key={photo.key} src={photoAddress(photo, 400)} alt={photo.caption} loading="lazy" />
      ))}
    </div>
  );
}
