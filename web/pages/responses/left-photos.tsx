import { z } from "zod";
import { photoAddress } from "#cards/engine/photo.ts";
import { photoSchema } from "#cards/engine/photo-schema.ts";
import styles from "./responses.module.css";

const leftPhoto = photoSchema.pick({ key: true, width: true, height: true });
const withPhotos = z.object({ photos: z.array(leftPhoto) });
type LeftPhoto = z.infer<typeof leftPhoto>;

/** Photos in what a guest left; none where it holds none. */
export function leftPhotos(content: unknown): LeftPhoto[] {
  return withPhotos.safeParse(content).data?.photos ?? [];
}

/** Small, and whole in a tab of its own. */
export function LeftPhotos({ photos }: { photos: readonly LeftPhoto[] }) {
  if (photos.length === 0) return null;
  return (
    <div className={styles.photos}>
      {photos.map(({ key, width, height }, index) => (
        <a key={key} href={photoAddress({ key }, 1600)} target="_blank" rel="noreferrer">
          <img
            src={photoAddress({ key }, 400)}
            width={width}
            height={height}
            alt={`남긴 사진 ${index + 1}`}
            loading="lazy"
          />
        </a>
      ))}
    </div>
  );
}
