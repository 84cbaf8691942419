import { Button, Input } from "@mantine/core";
import { useRef, useState } from "react";
import { CARD_MAX_PHOTOS, isSamplePicture, type Photo, photosIn, withOwnPhoto } from "#cards/engine/photo.ts";
import { COVER_PHOTOS } from "#cards/sections/cover/section.ts";
import IconPhotoPlus from "~icons/tabler/photo-plus";
import { ComingTile } from "./coming-tile.tsx";
import { COVER, coverOf, withCover } from "./cover-photos.ts";
import { useBlocks, useEditing, usePhotoWays } from "./editing.ts";
import { setLatestAt, useLatestAt } from "./field-registry.ts";
import { ManyPhotos } from "./many-photos.tsx";
import { movedItem } from "./moved.ts";
import { PhotoInput } from "./photo-input.tsx";
import { PhotoSheet } from "./photo-sheet.tsx";
import { PhotoTile } from "./photo-tile.tsx";
import styles from "./photos.module.css";
import { Sorting } from "./sorting.tsx";
import { useChosenPhotos } from "./use-chosen-photos.ts";

type Props = {
  name: string;
  section: string;
  label: string;
  photos: readonly Photo[];
  change(photos: Photo[]): void;
  max: number;
};

/** Many photos: chosen together, seen at once, put in order, each looked after by a tap. */
export function PhotosField({ name, section, label, photos, change, max }: Props) {
  const { content } = useEditing();
  const { replace } = useBlocks();
  const ways = usePhotoWays();
  const path = `${section}.${name}`;
  const latest = useLatestAt(path, { photos, change });
  const [opened, setOpened] = useState<number | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const opener = useRef<HTMLInputElement>(null);
  const coming = ways.coming(path);
  const elsewhere = photosIn(content.sections).length - photos.length;
  const most = Math.max(0, Math.min(max, CARD_MAX_PHOTOS - elsewhere));
  // What a sample brought leaves for the first photo that comes.
  const kept = photos.filter((photo) => !isSamplePicture(photo)).length;
  const room = Math.max(0, most - kept - coming.length);
  const choosing = useChosenPhotos(photos);

  /** To what stands there now: photos may have arrived since this was drawn. */
  function put(next: (now: readonly Photo[]) => Photo[]) {
    const now = latest();
    const changed = next(now.photos);
    setLatestAt(path, { ...now, photos: changed });
    now.change(changed);
  }

  function take(files: readonly File[]) {
    const taken = files.slice(0, room);
    const left = files.length - taken.length;
    setSaid(left > 0 ? { sentence: `${most}장까지 담을 수 있어 ${left}장은 담지 못했습니다.` } : null);
    if (taken.length === 0) return;
    ways.takePhotos({ path, files: taken, arrived: (photo) => put((now) => withOwnPhoto(now, photo)) });
  }

  function remove(at: number) {
    const gone = photos[at];
    if (!gone) return;
    put((now) => now.filter((photo) => photo !== gone));
    setSaid({
      sentence: "사진을 지웠습니다.",
      undo() {
        put((now) => now.toSpliced(at, 0, gone));
        setSaid(null);
      },
    });
  }

  function removeAll(gone: readonly Photo[]) {
    const before = latest().photos;
    put((now) => without(now, gone));
    choosing.stop();
    setSaid({
      sentence: `사진 ${gone.length}장을 지웠습니다.`,
      undo() {
        put((now) => [...before, ...without(now, before)]);
        setSaid(null);
      },
    });
  }

  function move(from: number, to: number) {
    put((now) => movedItem(now, { from, to }));
    setOpened(opened === null ? null : to);
  }

  /** Photos of another section may become those of the cover. */
  const onCover = coverOf(content);
  const coverWay =
    onCover && section !== COVER
      ? (chosen: readonly Photo[]) => {
          replace(withCover(content, chosen));
          choosing.stop();
          setSaid({ sentence: `사진 ${Math.min(chosen.length, COVER_PHOTOS)}장을 표지에 올렸습니다.` });
        }
      : null;
  const shown = opened === null ? undefined : photos[opened];
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ mb: 6 }}
      description={photos.length > 0 ? countOf(photos.length, room) : undefined}
      descriptionProps={{ mb: 8 }}
      inputWrapperOrder={["label", "description", "input", "error"]}
    >
      <PhotoInput many opener={opener} take={take}>
        <Sorting move={({ from, to }) => move(from, to)}>
          <ul className={styles.grid}>
            {namedOnce(photos).map(({ id, photo }, index) => (
              <PhotoTile
                key={id}
                id={id}
                photo={photo}
                index={index}
                count={photos.length}
                open={() => setOpened(index)}
                chosen={choosing.isOn ? choosing.has(photo) : null}
                choose={() => choosing.toggle(photo)}
              />
            ))}
            {coming.map((photo) => (
              <ComingTile key={photo.id} photo={photo} />
            ))}
            <li className={styles.add} data-alone={photos.length + coming.length === 0 || undefined}>
              <button
                type="button"
                name={name}
                aria-disabled={room === 0}
                onClick={() => (room > 0 ? opener.current?.click() : setSaid({ sentence: fullOf(most) }))}
              >
                <IconPhotoPlus size={26} stroke={1.5} aria-hidden />
                <span>사진 더하기</span>
                <small>여러 장을 한꺼번에 고를 수 있습니다.</small>
              </button>
            </li>
          </ul>
        </Sorting>
      </PhotoInput>
      {photos.length > 1 && (
        <ManyPhotos
          choosing={choosing}
          cover={coverWay}
          remove={() => removeAll(choosing.chosen)}
          toFront={() => put((now) => [...choosing.chosen, ...without(now, choosing.chosen)])}
          toEnd={() => put((now) => [...without(now, choosing.chosen), ...choosing.chosen])}
        />
      )}
      <div role="status" className={styles.said}>
        {said && <span>{said.sentence}</span>}
        {said?.undo && (
          <Button variant="subtle" color="dark" type="button" onClick={said.undo}>
            되돌리기
          </Button>
        )}
      </div>
      <PhotoSheet
        photo={shown ?? null}
        name={`${name}.${opened}`}
        title={`사진 ${(opened ?? 0) + 1} / ${photos.length}`}
        change={(next) => put((now) => now.map((photo, at) => (at === opened ? next : photo)))}
        remove={() => opened !== null && remove(opened)}
        move={{
          earlier: opened ? () => move(opened, opened - 1) : null,
          later: opened !== null && opened < photos.length - 1 ? () => move(opened, opened + 1) : null,
        }}
        close={() => setOpened(null)}
      />
    </Input.Wrapper>
  );
}

function without(photos: readonly Photo[], gone: readonly Photo[]): Photo[] {
  return photos.filter((photo) => !gone.includes(photo));
}

type Said = { sentence: string; undo?(): void };

/** The end is told of when it comes near. */
function countOf(count: number, room: number): string {
  return room > 10 ? `${count}장` : `${count}장 · ${room}장 더 담을 수 있습니다`;
}

function fullOf(most: number): string {
  return `사진이 ${most}장 다 찼습니다. 하나를 지우면 더 담을 수 있습니다.`;
}

/** A photo may stand twice in a list; its second place has a name of its own. */
function namedOnce(photos: readonly Photo[]): { id: string; photo: Photo }[] {
  const seen = new Map<string, number>();
  return photos.map((photo) => {
    const times = seen.get(photo.key) ?? 0;
    seen.set(photo.key, times + 1);
    return { id: times === 0 ? photo.key : `${photo.key} ${times}`, photo };
  });
}
