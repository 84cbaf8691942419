import { part } from "#cards/engine/card.ts";
import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { DateField } from "#cards/fields/date-field.tsx";
import { useEditing } from "#cards/fields/editing.ts";
import { useFields } from "#cards/fields/field.ts";
import { Beside, FieldNote, Fields } from "#cards/fields/group.tsx";
import { SwitchField } from "#cards/fields/switch-field.tsx";
import { TakingFields } from "#cards/fields/taking-fields.tsx";
import { TimeField } from "#cards/fields/time-field.tsx";
import { waiting } from "#cards/kinds/birthday/waiting/section.ts";
import { cardMomentWords } from "#domain/moment-words.ts";
import { rollingPaper } from "./section.ts";

export function RollingPaperEditor(props: EditorProps<ContentOf<typeof rollingPaper>>) {
  const { content } = props;
  const form = useFields(rollingPaper, props);
  const card = useEditing().content;
  const waits = waiting.isVisible(part(card, waiting));
  return (
    <Fields>
      <TakingFields
        title={form.at("title")}
        text={form.at("prompt")}
        says={{
          about:
            "색종이에 쪽지를 적어 붙이는 자리입니다. 함께 축하할 분들께 주소를 먼저 보내 쪽지를 모으고, 주인공에게는 나중에 보내셔도 됩니다.",
          title: "롤링페이퍼",
          text: "할머니께 한마디씩 적어 주세요.",
        }}
      />
      <SwitchField
        field={form.at("early")}
        label="카드가 열리기 전에도 쓰기"
        description={
          waits
            ? "친구들이 먼저 쪽지를 적습니다. 기다리는 화면 아래에 제목과 안내 글이 보이고, 쪽지는 카드와 함께 열립니다."
            : "‘열리는 때’를 정하신 카드에서만 쓰입니다."
        }
      />
      <SwitchField
        field={form.at("sealed")}
        label="정한 날까지 봉해 두기"
        description="그날까지 쪽지를 쓴 사람 말고는 아무도 읽을 수 없습니다. 카드를 만드신 분도요."
      />
      {content.sealed && (
        <>
          <Beside>
            <DateField
              field={form.at("opensDate")}
              label="쪽지가 열리는 날"
              placeholder={waits ? "카드와 함께 열립니다" : "날짜를 골라 주세요"}
            />
            <TimeField field={form.at("opensTime")} label="시간" />
          </Beside>
          <FieldNote>{sealWords(content, card)}</FieldNote>
          <FieldNote>
            쪽지가 들어온 뒤에는 이 날을 미루실 수만 있습니다. 먼저 여시면 그 사실이 카드에서 모두에게
            보입니다.
          </FieldNote>
        </>
      )}
    </Fields>
  );
}

/** Further off than anything anybody chooses. */
const NEVER_YEAR = 9_999;

function sealWords(content: ContentOf<typeof rollingPaper>, card: Parameters<typeof part>[0]): string {
  const until = rollingPaper.entries?.sealedUntil?.(content, card);
  if (!until || until.getUTCFullYear() > NEVER_YEAR) return "쪽지를 언제까지 봉해 둘지 날짜를 골라 주세요.";
  if (until <= new Date()) return "이미 지난 때라 쪽지가 바로 보입니다.";
  return `${cardMomentWords(until, "ko")}에 모두 함께 열립니다.`;
}
