import { Button, Input } from "@mantine/core";
import { useRef, useState } from "react";
import type { Photo } from "#cards/engine/photo.ts";
import IconPhotoPlus from "~icons/tabler/photo-plus";
import { ComingTile } from "./coming-tile.tsx";
import { usePhotoWays } from "./editing.ts";
import type { Field } from "./field.ts";
import { useLatestAt } from "./field-registry.ts";
import { memoField } from "./memo-field.ts";
import { PhotoInput } from "./photo-input.tsx";
import { PhotoSheet } from "./photo-sheet.tsx";
import { PhotoThumb } from "./photo-thumb.tsx";
import styles from "./photos.module.css";

type Props = { section: string; field: Field<Photo | null>; label: string };

/** One photo. */
export const PhotoField = memoField(function PhotoField({ section, field, label }: Props) {
  const { name, value: photo, change } = field;
  const ways = usePhotoWays();
  const path = `${section}.${name}`;
  const latest = useLatestAt(path, { change });
  const [isOpen, setOpen] = useState(false);
  const [gone, setGone] = useState<Photo | null>(null);
  const opener = useRef<HTMLInputElement>(null);
  const coming = ways.coming(path);
  const choose = () => opener.current?.click();

  function take(files: readonly File[]) {
    // The last one chosen counts.
    for (const { id } of coming) ways.forgetPhoto(id);
    setGone(null);
    ways.takePhotos({ path, files, arrived: (arrived) => latest().change(arrived) });
  }

  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ mb: 6 }}>
      <PhotoInput many={false} opener={opener} take={take}>
        {coming.length > 0 ? (
          <ul className={styles.single}>
            {coming.map((one) => (
              <ComingTile key={one.id} photo={one} />
            ))}
          </ul>
        ) : photo ? (
          <div className={styles.chosen}>
            <button
              type="button"
              className={styles.picture}
              aria-label={`${label} 손보기`}
              onClick={() => setOpen(true)}
            >
              <PhotoThumb photo={photo} />
            </button>
            <div className={styles.actions}>
              <Button variant="default" type="button" onClick={() => setOpen(true)}>
                손보기
              </Button>
              <Button variant="default" type="button" name={name} onClick={choose}>
                다른 사진으로
              </Button>
            </div>
          </div>
        ) : (
          <div className={styles.add} data-alone>
            <button type="button" name={name} onClick={choose}>
              <IconPhotoPlus size={26} stroke={1.5} aria-hidden />
              <span>사진 고르기</span>
            </button>
          </div>
        )}
      </PhotoInput>
      <div role="status" className={styles.said}>
        {gone && !photo && (
          <>
            <span>사진을 지웠습니다.</span>
            <Button
              variant="subtle"
              color="dark"
              type="button"
              onClick={() => {
                change(gone);
                setGone(null);
              }}
            >
              되돌리기
            </Button>
          </>
        )}
      </div>
      <PhotoSheet
        photo={isOpen ? photo : null}
        name={name}
        title={label}
        change={change}
        remove={() => {
          setGone(photo);
          change(null);
        }}
        close={() => setOpen(false)}
      />
    </Input.Wrapper>
  );
});
