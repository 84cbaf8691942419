import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { ChoiceField } from "#cards/fields/choice-field.tsx";
import { DateField } from "#cards/fields/date-field.tsx";
import { useFields } from "#cards/fields/field.ts";
import { Beside, Fields, Group } from "#cards/fields/group.tsx";
import { PhotoField } from "#cards/fields/photo-field.tsx";
import { PhrasePicker } from "#cards/fields/phrase-picker.tsx";
import { SuggestField } from "#cards/fields/suggest-field.tsx";
import { TextAreaField } from "#cards/fields/text-area-field.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { manners, thanksOccasions, thanksReligions } from "#cards/kinds/thanks/occasions.ts";
import { josa } from "#cards/korean/hangul.ts";
import { sealLetters } from "./seal-letters.ts";
import { envelopes, letterPapers, seals, thanksLetter } from "./section.ts";
import { PaperSketch, SealSketch } from "./sketches.tsx";

const CLOSINGS = ["드림", "올림", "배상", "拜上"];

export function ThanksLetterEditor(props: EditorProps<ContentOf<typeof thanksLetter>>) {
  const form = useFields(thanksLetter, props);
  const { occasion } = props.content;
  const manner = manners.ko[occasion];
  const [body, photo, logo] = [form.at("body"), form.at("photo"), form.at("logo")];
  const isBusiness = occasion === "business";
  return (
    <Fields>
      <ChoiceField field={form.at("occasion")} label="어떤 일에 감사하나요" choices={thanksOccasions} />
      {occasion === "funeral" && (
        <ChoiceField
          field={form.at("religion")}
          label="상가의 종교"
          choices={thanksReligions}
          description="편지 머리의 표식과 인사말이 달라집니다."
        />
      )}
      <Group label="편지">
        <TextField
          field={form.at("recipient")}
          label="받는 분"
          placeholder="김하늘 선생님"
          description={`비워 두면 ${josa(`‘${manner.everyone}’`, "으로/로")} 시작합니다. 한 분씩 이름을 부르려면 ‘받는 분 명단’에 적어 주세요.`}
        />
        <TextField field={form.at("title")} label="제목" placeholder={manner.title} />
        <TextAreaField
          field={body}
          label="편지 글"
          placeholder={"전하고 싶은 말을 편히 적어 주세요.\n줄을 바꾸면 편지에서도 그대로 바뀝니다."}
          minRows={8}
        />
        <PhrasePicker field={body} />
        <PhotoField section={thanksLetter.name} field={photo} label="편지에 넣을 사진" />
      </Group>
      <Group label="보내는 분">
        {isBusiness && (
          <>
            <TextField field={form.at("company")} label="회사 · 가게 이름" placeholder="고이상회" />
            <PhotoField section={thanksLetter.name} field={logo} label="로고" />
          </>
        )}
        <Beside>
          <TextField
            field={form.at("sender")}
            label="이름"
            placeholder={isBusiness ? "대표 강민재" : "강민재 · 유선하"}
          />
          <SuggestField field={form.at("closing")} label="맺음말" words={CLOSINGS} placeholder="드림" />
        </Beside>
        <DateField field={form.at("date")} label="쓴 날" placeholder="쓰신 날을 고르기" />
      </Group>
      <Group label="봉투와 편지지">
        <ChoiceField field={form.at("envelope")} label="여는 모습" choices={envelopes} />
        <ChoiceField field={form.at("seal")} label="봉투의 인장" choices={seals} Draw={SealSketch} />
        <TextField
          field={form.at("sealLetters")}
          label="인장에 새길 글자"
          placeholder={sealLetters(props.content).join("")}
          description="비워 두면 보내는 분의 이름에서 가져옵니다."
        />
        <ChoiceField field={form.at("paper")} label="편지지" choices={letterPapers} Draw={PaperSketch} />
      </Group>
    </Fields>
  );
}
