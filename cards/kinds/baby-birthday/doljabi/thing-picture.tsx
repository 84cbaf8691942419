import { PhotoPicture } from "#cards/parts/photo-picture.tsx";
import type { Thing } from "./section.ts";
import { ThingDrawing } from "./thing-drawing.tsx";
import styles from "./thing-picture.module.css";

/** A thing as its maker shows it: in a photo, or drawn by us. Its name stands beside it. */
export function ThingPicture({ thing: { photo, token } }: { thing: Thing }) {
  return (
    <span className={styles.picture} data-photo={photo !== null}>
      {photo ? <PhotoPicture photo={photo} alt="" sizes="200px" fill /> : <ThingDrawing token={token} />}
    </span>
  );
}
