import { Input } from "@mantine/core";
import type { Photo } from "#cards/photo.ts";
import { photoAddress } from "#cards/photo.ts";

type Props = {
  name: string;
  section: string;
  label: string;
  photos: readonly Photo[];
  change(photos: Photo[]): void;
  max: number;
};

export function PhotosField({ name, label, photos }: Props) {
  return (
    <Input.Wrapper label={label}>
      <input type="file" name={name} accept="image/*" multiple />
      <div>
        {photos.map((photo) => (
          <img key={photo.key} src={photoAddress(photo, 400)} alt="" width={80} />
        ))}
      </div>
    </Input.Wrapper>
  );
}
