import { mapLinks } from "#cards/engine/links.ts";
import type { Field } from "#cards/fields/field.ts";
import { Followable } from "#cards/fields/follow/followable.tsx";
import { FieldNote, Group } from "#cards/fields/group.tsx";
import { PhoneField } from "#cards/fields/phone-field.tsx";
import { PhotoField } from "#cards/fields/photo-field.tsx";
import { PhotoThumb } from "#cards/fields/photo-thumb.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { josa } from "#cards/korean/hangul.ts";
import type { VenueBlock } from "./block.ts";
import { Directions } from "./directions.tsx";
import styles from "./editor.module.css";
import { Landmarks, LandmarksSaid } from "./landmarks.tsx";
import { Nudges } from "./nudges.tsx";
import { PinMap } from "./pin-map.tsx";
import { PlaceSearch } from "./place-search.tsx";
import { PointField } from "./point-field.tsx";
import { tidyAddress } from "./tidy-address.ts";

type Props = {
  /** Whose form it is, for photos on their way. */
  section: string;
  form: Pick<Field<VenueBlock>, "at" | "value">;
  label?: string;
};

/** What is said of a place, in a card's form and in that of who runs the place. */
export function PlaceFields({ section, form, label = "장소 이름" }: Props) {
  const { name, hall, address, phone, point, sketch, landmarks } = form.value;
  return (
    <>
      <PlaceSearch
        label={`${josa(label, "이나/나")} 주소로 찾기`}
        take={(place) => {
          if (place.name) form.at("name").change(place.name);
          form.at("address").change(place.address);
          // Of another place than the one that stood here.
          form.at("point").change(place.point);
        }}
      />
      <Followable path="name" label={label} said={name || null}>
        <TextField field={form.at("name")} label={label} placeholder="고이하우스" />
      </Followable>
      <Followable path="hall" label="홀과 층" said={hall || null}>
        <TextField field={form.at("hall")} label="홀과 층" placeholder="2층 그랜드홀" />
      </Followable>
      <Followable path="address" label="주소" said={address || null}>
        <AddressField field={form.at("address")} />
      </Followable>
      <Followable path="phone" label="전화번호" said={phone || null}>
        <PhoneField field={form.at("phone")} label="전화번호" placeholder="02-000-0000" />
      </Followable>
      <Group
        label="지도에 찍을 자리"
        about="주소만으로도 지도가 열립니다. 입구를 정확히 알리고 싶을 때 적어 주세요."
      >
        <Followable path="point" label="지도에 찍은 자리" said={point && <Found {...form.value} />}>
          <PointField field={form.at("point")} />
          {point && (
            <>
              <FieldNote>
                <Found {...form.value} />
              </FieldNote>
              <PinMap point={point} change={form.at("point").change} />
              <Nudges point={point} change={form.at("point").change} />
            </>
          )}
        </Followable>
      </Group>
      <Group
        label="약도"
        about="역이나 큰 건물에서 걸어오는 길을 그려 드립니다. 지도 없이도 한눈에 보입니다."
      >
        <Followable
          path="landmarks"
          label="그려 드린 약도"
          said={landmarks.length > 0 ? <LandmarksSaid landmarks={landmarks} /> : null}
        >
          <Landmarks field={form.at("landmarks")} />
        </Followable>
      </Group>
      <Followable path="sketch" label="약도 그림" said={sketch && <Sketch sketch={sketch} />}>
        <PhotoField section={section} field={form.at("sketch")} label="약도 그림" />
      </Followable>
      <Directions field={form.at("directions")} />
    </>
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
function Found({ point, name, address }: VenueBlock) {
  const links = point && mapLinks({ name, address, point });
  if (!links) return null;
  return (
    <>
      자리를 찾았습니다.{" "}
      <a className={styles.link} href={links.kakao} target="_blank" rel="noreferrer">
        카카오맵에서 확인
      </a>
    </>
  );
}

function Sketch({ sketch }: { sketch: NonNullable<VenueBlock["sketch"]> }) {
  return (
    <span className={styles.sketch}>
      <PhotoThumb photo={sketch} alt="약도" />
    </span>
  );
}
