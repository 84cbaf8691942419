import { Button, Input } from "@mantine/core";
import type { Photo } from "#cards/photo.ts";
import { photoAddress } from "#cards/photo.ts";
import { useEditing } from "./editing.ts";

type Props = {
  name: string;
  section: string;
  label: string;
  photo: Photo | null;
  change(photo: Photo | null): void;
};

export function PhotoField({ name, section, label, photo, change }: Props) {
  const editing = useEditing();
  return (
    <Input.Wrapper label={label}>
      <input
        type="file"
        name={name}
        accept="image/*"
        onChange={({ currentTarget: { files } }) =>
          editing.takePhotos({ path: `${section}.${name}`, files: [...(files ?? [])], arrived: change })
        }
      />
      {photo && (
        <>
          <img src={photoAddress(photo, 400)} alt="" width={120} />
          <Button variant="subtle" onClick={() => change(null)}>
            지우기
          </Button>
        </>
      )}
    </Input.Wrapper>
  );
}
