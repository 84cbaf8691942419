import type { FunctionComponent } from "react";
import { ChoiceField } from "#cards/fields/choice-field.tsx";
import { DateField } from "#cards/fields/date-field.tsx";
import type { Field } from "#cards/fields/field.ts";
import { PhoneField } from "#cards/fields/phone-field.tsx";
import { PhotosField } from "#cards/fields/photos-field.tsx";
import { PhrasePicker } from "#cards/fields/phrase-picker.tsx";
import { ReadField } from "#cards/fields/read-field.tsx";
import { TextAreaField } from "#cards/fields/text-area-field.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { galleryLayouts } from "#cards/sections/gallery/section.ts";
import { readVideo, watchAddress } from "#cards/sections/video/address.ts";
import { CardsFields } from "./cards-fields.tsx";
import { LinkFields } from "./link-fields.tsx";
import { BLOCK_MAX_PHOTOS, type Block, blocks } from "./section.ts";

type Of<Type extends Block["type"]> = { field: Field<Extract<Block, { type: Type }>> };

/** The inputs of every sort of block. */
export const blockFields: { [Type in Block["type"]]: FunctionComponent<Of<Type>> } = {
  link: LinkFields,
  heading: ({ field }) => <TextField field={field.at("title")} label="소제목" placeholder="요즘 하는 일" />,
  text: TextFields,
  photos: PhotosFields,
  video: ({ field }) => (
    <>
      <ReadField
        field={field.at("video")}
        label="영상 주소"
        placeholder="https://youtu.be/…"
        read={readVideo}
        write={watchAddress}
        mistake={() => "유튜브나 비메오 영상의 주소를 넣어 주세요. 예: https://youtu.be/…"}
      />
      <TextField field={field.at("title")} label="제목" placeholder="가마를 여는 날" />
    </>
  ),
  contact: ContactFields,
  cards: CardsFields,
  countdown: ({ field }) => (
    <>
      <TextField field={field.at("title")} label="무슨 날인가요" placeholder="개인전 여는 날" />
      <DateField field={field.at("date")} label="날짜" placeholder="날짜를 골라 주세요" />
    </>
  ),
};

function TextFields({ field }: Of<"text">) {
  const text = field.at("text");
  return (
    <>
      <TextAreaField
        field={text}
        label="글"
        placeholder={"손님에게 들려주고 싶은 이야기를 적어 주세요.\n줄을 바꾸면 그대로 보입니다."}
        minRows={4}
      />
      <PhrasePicker field={text} />
    </>
  );
}

function PhotosFields({ field }: Of<"photos">) {
  const photos = field.at("photos");
  return (
    <>
      <PhotosField
        section={blocks.name}
        name={photos.name}
        label="사진"
        photos={photos.value}
        change={photos.change}
        max={BLOCK_MAX_PHOTOS}
      />
      <ChoiceField field={field.at("layout")} label="보이는 모양" choices={galleryLayouts} />
    </>
  );
}

function ContactFields({ field }: Of<"contact">) {
  return (
    <>
      <TextField
        field={field.at("name")}
        label="이름"
        placeholder="한서윤"
        description="연락처에 저장될 이름입니다."
      />
      <TextField field={field.at("role")} label="하는 일" placeholder="고이도자 대표" />
      <PhoneField field={field.at("phone")} label="전화번호" />
      <TextField
        field={field.at("email")}
        label="이메일"
        placeholder="hello@example.com"
        type="email"
        inputMode="email"
        autoCapitalize="none"
      />
      <TextField field={field.at("place")} label="주소" placeholder="경기 이천시 도자예술로 1" />
    </>
  );
}
