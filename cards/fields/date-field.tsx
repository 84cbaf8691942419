import { sentence } from "#domain/day-words.ts";
import { readDay } from "#domain/korean-day.ts";
import "@mantine/dates/styles.css";
import "dayjs/locale/ko.js";
import { DatePickerInput, MonthPickerInput } from "@mantine/dates";
import { useMediaQuery } from "@mantine/hooks";
import { holidayOn } from "#cards/korean/holidays.ts";
import styles from "./date-field.module.css";
import type { Field } from "./field.ts";
import { HangingDayNote } from "./hanging-day-note.tsx";
import { memoField } from "./memo-field.ts";

/** On a phone the calendar takes the screen; a small box under a field is missed by a thumb. */
const PHONE = "(max-width: 40em)";

const inKorean = {
  locale: "ko",
  firstDayOfWeek: 0,
  monthLabelFormat: "YYYY년 M월",
  yearLabelFormat: "YYYY년",
  monthsListFormat: "M월",
  yearsListFormat: "YYYY년",
  decadeLabelFormat: "YYYY년",
  ariaLabels: {
    nextMonth: "다음 달",
    previousMonth: "이전 달",
    nextYear: "다음 해",
    previousYear: "이전 해",
    nextDecade: "다음 10년",
    previousDecade: "이전 10년",
  },
  clearable: true,
  clearButtonProps: { "aria-label": "비우기", size: 44, iconSize: 20 },
} as const;

type Props = {
  field: Pick<Field<string>, "name" | "value" | "change" | "problem" | "isTroubled"> &
    Partial<Pick<Field<string>, "section">>;
  label: string;
  placeholder: string;
  description?: string;
};

/** A day of the calendar, `YYYY-MM-DD`, with its weekday. */
export const DateField = memoField(function DateField({ field, ...input }: Props) {
  const phone = useMediaQuery(PHONE);
  return (
    <div data-field={field.name}>
      <DatePickerInput
        {...inKorean}
        weekendDays={[0]}
        // Who taps a pale day of the next month has chosen another month than they see.
        hideOutsideDates
        getDayProps={asHoliday}
        getDayAriaLabel={called}
        classNames={{ day: styles.day ?? "" }}
        name={field.name}
        // A lunar month may have a 30th day that no solar February has.
        value={readDay(field.value) ? field.value : null}
        onChange={(day) => field.change(day ?? "")}
        error={field.problem}
        valueFormat="YYYY년 M월 D일 dddd"
        dropdownType={phone ? "modal" : "popover"}
        modalProps={{ title: input.label }}
        size="md"
        {...input}
      />
      {field.section && field.value && (
        <HangingDayNote path={`${field.section}.${field.name}`} label={input.label} />
      )}
    </div>
  );
});

/** As red as a Sunday, and by its name. */
function asHoliday(date: string) {
  const name = holidayOn(date);
  return name ? { weekend: true, title: name, "data-holiday": true } : {};
}

function called(date: string): string {
  return [sentence({ date, time: null }), holidayOn(date)].filter(Boolean).join(", ");
}

/** A month, `YYYY-MM`. */
export const MonthField = memoField(function MonthField({ field, ...input }: Props) {
  const phone = useMediaQuery(PHONE);
  return (
    <div data-field={field.name}>
      <MonthPickerInput
        {...inKorean}
        name={field.name}
        value={field.value ? `${field.value}-01` : null}
        onChange={(day) => field.change(day?.slice(0, 7) ?? "")}
        error={field.problem}
        valueFormat="YYYY년 M월"
        dropdownType={phone ? "modal" : "popover"}
        modalProps={{ title: input.label }}
        size="md"
        {...input}
      />
    </div>
  );
});
