import type { EditorProps } from "#cards/editor.ts";
import { type Field, useFields } from "#cards/fields/field.ts";
import { Fields, Group, Note } from "#cards/fields/group.tsx";
import { PhoneField } from "#cards/fields/phone-field.tsx";
import { PhotoField } from "#cards/fields/photo-field.tsx";
import { ReadField } from "#cards/fields/read-field.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { mapLinks } from "#cards/links.ts";
import type { ContentOf } from "#cards/section.ts";
import { Directions } from "./directions.tsx";
import styles from "./editor.module.css";
import { isShortLink, readPoint } from "./map-point.ts";
import { venue } from "./section.ts";
import { tidyAddress } from "./tidy-address.ts";

export function VenueEditor(props: EditorProps<ContentOf<typeof venue>>) {
  const form = useFields(venue, props);
  const sketch = form.at("sketch");
  return (
    <Fields>
      <TextField field={form.at("title")} label="제목" placeholder="오시는 길" />
      <TextField field={form.at("name")} label="장소 이름" placeholder="고이하우스" />
      <TextField field={form.at("hall")} label="홀과 층" placeholder="2층 그랜드홀" />
      <AddressField field={form.at("address")} />
      <PhoneField field={form.at("phone")} label="전화번호" placeholder="02-000-0000" />
      <Group
        label="지도에 찍을 자리"
        about="주소만으로도 지도가 열립니다. 입구를 정확히 알리고 싶을 때 적어 주세요."
      >
        <ReadField
          field={form.at("point")}
          label="지도 링크나 좌표"
          placeholder="37.5665, 126.9780"
          description="카카오맵·구글 지도의 링크나, 지도에서 복사한 좌표를 붙여 넣어 주세요."
          read={readPoint}
          write={({ latitude, longitude }) => `${latitude}, ${longitude}`}
          mistake={(typed) =>
            isShortLink(typed)
              ? "짧은 링크에는 자리가 들어 있지 않습니다. 링크를 연 뒤 주소창의 긴 주소나 좌표를 넣어 주세요."
              : "자리를 읽지 못했습니다. 예: 37.5665, 126.9780"
          }
        />
        <Found {...props.content} />
      </Group>
      <PhotoField section={venue.name} field={sketch} label="약도 그림" />
      <Directions field={form.at("directions")} />
    </Fields>
  );
}

/** What is copied from a map comes with a postcode and a link. */
function AddressField({ field }: { field: Field<string> }) {
  return (
    <TextField
      field={field}
      label="주소"
      placeholder="서울특별시 중구 세종대로 110"
      description="지도에서 복사해 그대로 붙여 넣으셔도 됩니다."
      onPaste={(event) => {
        if (field.value !== "") return;
        event.preventDefault();
        field.change(tidyAddress(event.clipboardData.getData("text")));
      }}
    />
  );
}

/** The maker looks whether it is the right place before the guests do. */
function Found({ point, name, address }: ContentOf<typeof venue>) {
  const links = point && mapLinks({ name, address, point });
  if (!links) return null;
  return (
    <Note>
      자리를 찾았습니다.{" "}
      <a className={styles.link} href={links.kakao} target="_blank" rel="noreferrer">
        카카오맵에서 확인
      </a>
    </Note>
  );
}
