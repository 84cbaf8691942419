import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { ChoiceField } from "#cards/fields/choice-field.tsx";
import { useEditedCard, useEditing, useOffers } from "#cards/fields/editing.ts";
import { useFields } from "#cards/fields/field.ts";
import { Fields, Fold } from "#cards/fields/group.tsx";
import { PhotosField } from "#cards/fields/photos-field.tsx";
import { SuggestField } from "#cards/fields/suggest-field.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { themeNamed } from "#cards/themes/themes.ts";
import { dateInFigures } from "#domain/day-words.ts";
import { COVER_PHOTOS, cover, coverEffects, coverFrames, coverOpenings } from "./section.ts";
import { EffectSketch, FrameSketch, OpeningSketch } from "./sketches.tsx";

/** What stands between two names. */
const joiningWords = ["그리고", "&", "·", "♡"];

export function CoverEditor(props: EditorProps<ContentOf<typeof cover>>) {
  const form = useFields(cover, props);
  const { facts } = useEditedCard();
  const { subtitles } = useOffers();
  const theme = themeNamed(useEditing().content.theme.name);
  const [photos, secondTitle] = [form.at("photos"), form.at("secondTitle")];
  const lines = [form.at("dateLine"), form.at("placeLine")];
  return (
    <Fields>
      <PhotosField
        section={cover.name}
        name={photos.name}
        label="표지 사진"
        photos={photos.value}
        change={photos.change}
        max={COVER_PHOTOS}
      />
      <ChoiceField
        field={form.at("frame")}
        label="사진 틀"
        choices={coverFrames}
        Draw={FrameSketch}
        description={photos.value.length === 0 ? "사진을 올리면 이 모양으로 보입니다." : undefined}
      />
      <TextField
        field={form.at("title")}
        label="제목 또는 첫 번째 이름"
        placeholder={facts.title}
        description="비워 두면 흐리게 보이는 글이 그대로 쓰입니다."
      />
      <TextField field={secondTitle} label="두 번째 이름" placeholder="두 사람의 카드일 때만 적어 주세요" />
      {secondTitle.value !== "" && (
        <SuggestField
          field={form.at("joining")}
          label="이름 사이에 놓을 말"
          words={joiningWords}
          placeholder="그리고"
        />
      )}
      <SuggestField
        field={form.at("subtitle")}
        label="제목 위 작은 영문"
        words={subtitles}
        placeholder="비워 두셔도 됩니다"
      />
      <Fold
        label="날짜와 장소를 다른 말로 쓰기"
        needed={lines.some(({ value, isTroubled }) => value !== "" || isTroubled)}
      >
        <TextField
          field={form.at("dateLine")}
          label="날짜 줄"
          placeholder={facts.when ? dateInFigures(facts.when) : "날짜를 정하면 저절로 채워집니다"}
        />
        <TextField
          field={form.at("placeLine")}
          label="장소 줄"
          placeholder={facts.place?.name || "장소를 적으면 저절로 채워집니다"}
        />
      </Fold>
      <ChoiceField
        field={form.at("opening")}
        label="여는 모습"
        choices={coverOpenings}
        Draw={OpeningSketch}
        description="카드를 열 때 한 번, 2초 안에 지나갑니다."
      />
      {theme.occasion === "celebration" && (
        <ChoiceField
          field={form.at("effect")}
          label="흩날리는 것"
          choices={coverEffects}
          Draw={EffectSketch}
        />
      )}
    </Fields>
  );
}
