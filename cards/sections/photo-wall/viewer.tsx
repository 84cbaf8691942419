import { photoAddress } from "#cards/engine/photo.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import action from "#cards/parts/action.module.css";
import { Blocked } from "#cards/parts/guest-entry/blocked.tsx";
import { Confirm } from "#cards/parts/guest-entry/confirm.tsx";
import { MoreEntries } from "#cards/parts/guest-entry/more-entries.tsx";
import { EntryNote } from "#cards/parts/guest-entry/note.tsx";
import { Unread } from "#cards/parts/guest-entry/unread.tsx";
import { useWall } from "#cards/parts/guest-entry/use-wall.ts";
import frame from "#cards/parts/guest-entry/wall.module.css";
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
  const all = entryWords[card.language];
  const say = { ...words[card.language], close: all.close };
  const wall = useWall({ section: "photo-wall", card, say });
  const { left, own, fresh } = wall;
  const opening = photoWallOpening(content, useNow(card.today));
  const photos =
    left?.entries.flatMap(({ id, shown }) => {
      const aside = card.id
        ? { label: all.report, href: reportAddress({ card: card.id, entry: id }) }
        : undefined;
      return toldPhotos(shown).map((photo) => ({ ...photo, aside }));
    }) ?? [];

  return (
    <div ref={wall.place}>
      <Heading eyebrow="Shared album">{content.title || say.title}</Heading>
      {content.text && <p className={styles.text}>{content.text}</p>}
      {opening.state !== "open" && (
        <p className={styles.closed}>{opening.state === "early" ? say.early(opening.from) : say.over}</p>
      )}
      {photos.length > 0 ? (
        <Wall photos={photos} say={say} />
      ) : (
        wall.isEmpty && <p className={styles.first}>{opening.state === "open" ? say.first : say.noneYet}</p>
      )}
      <Blocked left={left} language={card.language} />
      {fresh > 0 && (
        <button type="button" className={action.action} onClick={wall.reload}>
          {say.fresh(fresh)}
        </button>
      )}
      <MoreEntries wall={wall} language={card.language} />
      {wall.failed && <Unread language={card.language} onAgain={left ? wall.more : wall.reload} />}
      {opening.state === "open" && (
        <details ref={wall.writing} className={styles.adding}>
          <summary className={`${action.action} ${frame.write}`}>{say.add}</summary>
          <AddPhotos card={card} approveFirst={content.approveFirst} onAdded={wall.added} />
        </details>
      )}
      <EntryNote>{wall.note}</EntryNote>
      {own.length > 0 && (
        <div className={styles.own}>
          <h3>{say.own}</h3>
          <ul>
            {own.map((entry) => (
              <li key={entry.id}>
                <div className={styles.thumbs}>
                  {toldPhotos(entry.content).map((photo) => (
                    <img key={photo.key} src={photoAddress(photo, 400)} alt={photo.caption} loading="lazy" />
                  ))}
                </div>
                {wall.markOf(entry) && <p className={frame.aside}>{wall.markOf(entry)}</p>}
                <Confirm
                  label={all.remove}
                  question={all.removeAsk}
                  yes={all.remove}
                  card={card}
                  act={(guest) => wall.withdraw(guest, { id: entry.id })}
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
