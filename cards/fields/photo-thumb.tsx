import { type Photo, photoAddress } from "#cards/engine/photo.ts";
import { placeholderAddress } from "./photo-placeholder.ts";
import styles from "./photos.module.css";

/** A photo that fills its frame, cut around its focus; in its own colours until it is there. */
export function PhotoThumb({ photo, alt = "" }: { photo: Photo; alt?: string }) {
  const placeholder = placeholderAddress(photo.placeholder);
  return (
    <img
      className={styles.thumb}
      src={photoAddress(photo, 400)}
      alt={alt}
      draggable={false}
      decoding="async"
      style={{
        objectPosition: `${photo.focus.x * 100}% ${photo.focus.y * 100}%`,
        backgroundImage: placeholder && `url(${placeholder})`,
      }}
    />
  );
}
