import { type Photo, photoAddress, photoSources } from "#cards/engine/photo.ts";
import styles from "./photo-picture.module.css";

type Props = {
  photo: Photo;
  /** How wide it is drawn, for the browser's choice: as in the `sizes` attribute. */
  sizes: string;
  /** The first thing a guest sees is fetched at once; the rest when it comes near. */
  urgent?: boolean;
  /** Fills its parent and is cut around its focus, instead of keeping its own shape. */
  fill?: boolean;
  alt?: string;
};

/** A photo that takes its room before it arrives. */
export function PhotoPicture({ photo, sizes, urgent = false, fill = false, alt }: Props) {
  const { width, height, focus, caption } = photo;
  return (
    <img
      className={fill ? styles.fill : styles.whole}
      src={photoAddress(photo, 800)}
      srcSet={photoSources(photo)}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt ?? caption}
      loading={urgent ? "eager" : "lazy"}
      fetchPriority={urgent ? "high" : "auto"}
      decoding="async"
      style={{ objectPosition: `${focus.x * 100}% ${focus.y * 100}%` }}
    />
  );
}
