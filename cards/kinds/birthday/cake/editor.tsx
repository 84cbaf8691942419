import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { ChoiceField } from "#cards/fields/choice-field.tsx";
import { DateField } from "#cards/fields/date-field.tsx";
import { useFields } from "#cards/fields/field.ts";
import { Beside, Fields, Group } from "#cards/fields/group.tsx";
import { SwitchField } from "#cards/fields/switch-field.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { LunarDateField } from "#cards/sections/date/lunar-date-field.tsx";
import { koreanDay } from "#domain/korean-day.ts";
import { candleKinds, MOST_CANDLES } from "./candles.ts";
import { milestones } from "./milestones.ts";
import { CandleNumberField } from "./number-field.tsx";
import { cake, cakeOpenings, cakes, MOST_YEARS } from "./section.ts";
import { CakeSketch } from "./sketches.tsx";
import { Suggestion } from "./suggestion.tsx";
import { congratulation } from "./words.ts";

export function CakeEditor(props: EditorProps<ContentOf<typeof cake>>) {
  const { content, change } = props;
  const form = useFields(cake, props);
  return (
    <Fields>
      <Group label="주인공">
        <Beside>
          <TextField field={form.at("nickname")} label="부르는 말" placeholder="우리 할머니" />
          <TextField field={form.at("name")} label="이름" placeholder="김복순" />
        </Beside>
        {content.lunar ? (
          <LunarDateField field={form.at("birthDate")} />
        ) : (
          <DateField field={form.at("birthDate")} label="태어난 날" placeholder="날짜를 골라 주세요" />
        )}
        <SwitchField
          field={form.at("lunar")}
          label="음력 생일입니다"
          description="올해의 양력 날짜를 찾아 드립니다."
        />
        {content.lunar && (
          <SwitchField
            field={form.at("leapMonth")}
            label="윤달에 태어났습니다"
            description="윤달이 없는 해에는 같은 달의 평달로 셉니다."
          />
        )}
        <Suggestion birth={content} today={koreanDay(new Date())} take={change} />
      </Group>
      <Group label="축하하는 날">
        <ChoiceField field={form.at("milestone")} label="어떤 날인가요" choices={milestones} />
        <CandleNumberField
          field={form.at("age")}
          label="몇 번째 생일인가요"
          suffix="번째"
          empty={null}
          most={MOST_YEARS}
          placeholder="모르면 비워 두세요"
        />
        <TextField
          field={form.at("words")}
          label="축하 한마디"
          placeholder={congratulation({ ...content, words: "" }, "ko")}
        />
      </Group>
      <Group label="케이크와 초">
        <ChoiceField field={form.at("cake")} label="케이크" choices={cakes} Draw={CakeSketch} />
        <ChoiceField
          field={form.at("candles")}
          label="초"
          choices={candleKinds}
          description={content.candles === "age" ? "열 살은 긴 초, 한 살은 짧은 초로 꽂습니다." : undefined}
        />
        {content.candles === "count" && (
          <CandleNumberField
            field={form.at("count")}
            label="초의 수"
            suffix="개"
            empty={1}
            most={MOST_CANDLES}
          />
        )}
        <ChoiceField field={form.at("opening")} label="처음 열릴 때" choices={cakeOpenings} />
      </Group>
    </Fields>
  );
}
