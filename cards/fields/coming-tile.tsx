import { Button } from "@mantine/core";
import type { ComingPhoto } from "#cards/engine/editor.ts";
import IconPhoto from "~icons/tabler/photo";
import IconX from "~icons/tabler/x";
import { usePhotoWays } from "./editing.ts";
import styles from "./photos.module.css";

/** A photo on its way: seen at once, with how far it is, and with why it does not come. */
export function ComingTile({ photo }: { photo: ComingPhoto }) {
  const { retryPhoto, forgetPhoto } = usePhotoWays();
  const { id, name, preview, progress, problem, canRetry } = photo;
  const picture = preview ? (
    <img className={styles.thumb} src={preview} alt="" draggable={false} />
  ) : (
    <span className={styles.noPreview}>
      <IconPhoto size={24} aria-hidden />
      <span>{name}</span>
    </span>
  );

  if (problem) {
    return (
      <li className={styles.refused}>
        <div className={styles.refusedPicture}>{picture}</div>
        <div className={styles.reason} role="alert">
          <p className={styles.fileName}>{name}</p>
          <p>{problem}</p>
          {canRetry && (
            <Button variant="default" type="button" mt={8} onClick={() => retryPhoto(id)}>
              다시 올리기
            </Button>
          )}
        </div>
        <button
          type="button"
          className={styles.dismiss}
          aria-label={`${name} 빼기`}
          onClick={() => forgetPhoto(id)}
        >
          <IconX size={20} aria-hidden />
        </button>
      </li>
    );
  }

  return (
    <li className={styles.tile} data-coming>
      {picture}
      <progress
        className={styles.progress}
        aria-label={`${name} 올리는 중`}
        max={1}
        // Without a value a progress bar says that it does not know yet.
        {...(progress !== null && { value: progress })}
      />
      <span className={styles.state}>{stateOf(progress)}</span>
      <button
        type="button"
        className={styles.corner}
        aria-label={`${name} 그만 올리기`}
        onClick={() => forgetPhoto(id)}
      >
        <IconX size={16} aria-hidden />
      </button>
    </li>
  );
}

function stateOf(progress: number | null): string {
  if (progress === null) return "기다리는 중";
  return progress < 1 ? `${Math.round(progress * 100)}%` : "다듬는 중";
}
