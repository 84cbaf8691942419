import type { MouseEvent } from "react";
import { photoAddress } from "#cards/engine/photo.ts";
import { PhotoPicture } from "#cards/parts/photo-picture.tsx";
import { isPlainClick } from "#cards/parts/plain-click.ts";
import type { LightboxPhoto, LightboxWords } from "./lightbox.ts";
import styles from "./viewer.module.css";

type PhotoWords = LightboxWords & { photo(number: number): string };
export type GalleryWords = PhotoWords & { title: string; more(count: number): string };

export type PhotoLinkProps = {
  photos: readonly LightboxPhoto[];
  index: number;
  sizes: string;
  words: PhotoWords;
  /** Width to height of the room it takes, known before the photo arrives. */
  ratio: number;
};

/** A photo of the gallery: a link to its large version, and with JavaScript the way into the lightbox. */
export function PhotoLink({ photos, index, sizes, words, ratio }: PhotoLinkProps) {
  const photo = photos[index];
  if (!photo) return null;
  const address = photoAddress(photo, 1600);

  async function open(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    try {
      const { openLightbox } = await import("./lightbox.ts");
      openLightbox({ photos, index, link, words });
    } catch {
      location.assign(address);
    }
  }

  return (
    <a className={styles.photo} style={{ aspectRatio: ratio }} href={address} onClick={open} data-alive>
      <PhotoPicture photo={photo} sizes={sizes} fill alt={photo.caption || words.photo(index + 1)} />
    </a>
  );
}
