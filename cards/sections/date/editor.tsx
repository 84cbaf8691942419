import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { DateField } from "#cards/fields/date-field.tsx";
import { useEditing } from "#cards/fields/editing.ts";
import { useFields } from "#cards/fields/field.ts";
import { FieldNote, Fields, Fold } from "#cards/fields/group.tsx";
import { SwitchField } from "#cards/fields/switch-field.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { TimeField } from "#cards/fields/time-field.tsx";
import { josa } from "#cards/korean/hangul.ts";
import { sentence } from "#domain/day-words.ts";
import { koreanDay } from "#domain/korean-day.ts";
import { countdown } from "./countdown.ts";
import styles from "./editor.module.css";
import { LunarDateField } from "./lunar-date-field.tsx";
import { date, whenOf } from "./section.ts";
import { untilOf } from "./until.ts";

type Content = ContentOf<typeof date>;

export function DateEditor(props: EditorProps<Content>) {
  const { content } = props;
  const form = useFields(date, props);
  const { language } = useEditing().content;
  const when = whenOf(content);
  const until = when && untilOf(content, when);
  const count =
    when &&
    countdown({
      from: when.date,
      to: until?.date ?? when.date,
      today: koreanDay(new Date()),
      language,
    });
  return (
    <Fields>
      <TextField field={form.at("title")} label="제목" placeholder="일시" />
      {content.lunar ? (
        <LunarDateField field={form.at("date")} />
      ) : (
        <DateField field={form.at("date")} label="날짜" placeholder="날짜를 골라 주세요" />
      )}
      {content.lunar && content.date && <FieldNote>{solarWords(content)}</FieldNote>}
      <div className={styles.switches}>
        <SwitchField
          field={form.at("lunar")}
          label="음력 날짜입니다"
          description="음력으로 고르면 양력 날짜를 찾아 드립니다."
        />
        {content.lunar && (
          <SwitchField
            field={form.at("leapMonth")}
            label="윤달입니다"
            description="같은 달이 두 번 있는 해의 둘째 달입니다."
          />
        )}
      </div>
      <TimeField field={form.at("time")} label="시간" />
      {when && !content.lunar && <FieldNote>{`${sentence(when)}에 시작합니다.`}</FieldNote>}
      <Fold
        label="끝나는 때도 적기"
        needed={
          content.endDate !== "" ||
          content.endTime !== "" ||
          form.at("endDate").isTroubled ||
          form.at("endTime").isTroubled
        }
      >
        {content.lunar ? (
          <TimeField field={form.at("endTime")} label="끝나는 시간" />
        ) : (
          <>
            <DateField field={form.at("endDate")} label="끝나는 날" placeholder="하루에 끝나면 비워 두세요" />
            <TimeField field={form.at("endTime")} label="끝나는 시간" />
          </>
        )}
        {when && (content.endDate || content.endTime) && !until && (
          <FieldNote>시작보다 이른 때라 카드에는 보이지 않습니다.</FieldNote>
        )}
      </Fold>
      <SwitchField
        field={form.at("countdown")}
        label="남은 날을 함께 보이기"
        description={
          count
            ? `지금은 ${count.sign}, ${josa(`‘${count.words}’`, "으로/로")} 보입니다.`
            : "D-30처럼 보입니다."
        }
      />
    </Fields>
  );
}

function solarWords(content: Content): string {
  const when = whenOf(content);
  if (when) return `양력으로 ${sentence(when)}입니다.`;
  return content.leapMonth
    ? "그해에는 그 달이 윤달로 없습니다. 달과 날을 확인해 주세요."
    : "음력 달력에 없는 날입니다. 달과 날을 확인해 주세요.";
}
