import { type CardContent, part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { setField } from "#cards/inspector/mending.ts";
import type { Mend, Rule } from "#cards/inspector/rule.ts";
import { hasLeft } from "#cards/kinds/memorial/farewell/has-left.ts";
import { farewell } from "#cards/kinds/memorial/farewell/section.ts";
import { obituary } from "#cards/kinds/memorial/obituary/section.ts";
import { remembrance } from "#cards/kinds/memorial/remembrance/section.ts";
import { josa } from "#cards/korean/hangul.ts";
import { clockKo } from "#domain/day-words.ts";
import { DAY_MS } from "#domain/duration.ts";
import { instant } from "#domain/korean-day.ts";
import { type FuneralMoment, funeralMoments, isBefore } from "./moments.ts";

const deathTime = { section: obituary.name, field: "time" };
const encoffiningTime = { section: farewell.name, field: "encoffiningTime" };
const processionTime = { section: farewell.name, field: "processionTime" };

/** Hours that hardly are those of a funeral, and where they are missing. */
export const funeralHourRules: readonly Rule[] = [
  {
    code: "death-hour-to-come",
    weight: "must",
    finds: "a death today, at an hour that has not come",
    find({ content, today, now }) {
      const { death } = funeralMoments(content);
      const isToCome = death.date === today && death.time !== "" && instant(death) > now;
      return foundIf(isToCome, {
        ...deathTime,
        sentence: `돌아가신 때가 오늘 ${josa(clockKo(death.time), "으로/로")} 되어 있는데, 아직 오지 않은 시간입니다.`,
        ...otherHalf(death.time, {
          at: deathTime,
          fits: (time) => instant({ ...death, time }) <= now,
        }),
      });
    },
  },
  {
    code: "procession-on-day-of-death",
    weight: "should",
    finds: "a procession on the day of the death",
    find({ content }) {
      const { death, procession } = funeralMoments(content);
      const isSameDay = death.date !== "" && death.date === procession.date;
      return foundIf(isSameDay && !isBefore(procession, death), {
        section: farewell.name,
        field: "processionDate",
        sentence: "발인이 돌아가신 날과 같은 날로 되어 있습니다. 두 날짜를 한 번 더 살펴 주세요.",
      });
    },
  },
  {
    code: "procession-within-a-day",
    weight: "should",
    finds:
      "a procession less than 24 hours after the death; before that the law allows neither burial nor cremation",
    find({ content }) {
      const { death, procession } = funeralMoments(content);
      if (!death.date || !death.time || !procession.time || procession.date <= death.date) return [];
      return foundIf(instant(procession).getTime() - instant(death).getTime() < DAY_MS, {
        ...processionTime,
        sentence:
          "발인이 돌아가신 지 24시간이 되기 전으로 되어 있습니다. 법으로는 24시간이 지난 뒤에 모시게 되어 있습니다.",
      });
    },
  },
  {
    code: "procession-at-night",
    weight: "should",
    finds: "a procession in the evening or at night",
    find({ content }) {
      const { procession, death, encoffining } = funeralMoments(content);
      const fits = (time: string) =>
        !isBefore({ ...procession, time }, death) && !isBefore({ ...procession, time }, encoffining);
      return foundIf(procession.date !== "" && isOutside(procession, { from: "04:00", to: "18:00" }), {
        ...processionTime,
        sentence: `발인이 ${josa(clockKo(procession.time), "으로/로")} 되어 있습니다. 오전과 오후가 바뀌지 않았는지 살펴 주세요.`,
        ...otherHalf(procession.time, { at: processionTime, fits }),
      });
    },
  },
  {
    code: "encoffining-at-night",
    weight: "should",
    finds: "an encoffining at night",
    find({ content }) {
      const { procession, death, encoffining } = funeralMoments(content);
      const fits = (time: string) =>
        !isBefore({ ...encoffining, time }, death) && !isBefore(procession, { ...encoffining, time });
      return foundIf(encoffining.date !== "" && isOutside(encoffining, { from: "06:00", to: "22:00" }), {
        ...encoffiningTime,
        sentence: `입관이 ${josa(clockKo(encoffining.time), "으로/로")} 되어 있습니다. 오전과 오후가 바뀌지 않았는지 살펴 주세요.`,
        ...otherHalf(encoffining.time, { at: encoffiningTime, fits }),
      });
    },
  },
  {
    code: "procession-without-hour",
    weight: "should",
    finds: "a day of the procession without its hour",
    find: ({ content }) => {
      const { procession } = funeralMoments(content);
      return foundIf(procession.date !== "" && procession.time === "", {
        ...processionTime,
        sentence: "발인 시간이 비어 있습니다.",
      });
    },
  },
  {
    code: "encoffining-without-day",
    weight: "should",
    finds: "an hour of the encoffining that nobody sees, because it has no day",
    find: ({ content }) => {
      const { encoffining } = funeralMoments(content);
      return foundIf(encoffining.date === "" && encoffining.time !== "", {
        section: farewell.name,
        field: "encoffiningDate",
        sentence: "입관은 시간만 적혀 있어 보이지 않습니다. 날짜도 골라 주세요.",
      });
    },
  },
  {
    code: "procession-is-over",
    weight: "could",
    finds: "a notice after the procession that thanks nobody and is not meant to stay",
    find: ({ content, now }) =>
      foundIf(isOver(content, now), {
        section: farewell.name,
        field: "thanks",
        sentence: "발인을 마친 부고에는 빈소 대신 감사 인사가 보입니다. 몇 마디 적어 두시면 좋겠습니다.",
      }),
  },
];

function isOver(content: CardContent, now: Date): boolean {
  const given = part(content, farewell);
  return hasLeft(given, now.toISOString()) && !given.thanks.trim() && !part(content, remembrance).lasting;
}

function isOutside({ time }: FuneralMoment, { from, to }: { from: string; to: string }): boolean {
  return time !== "" && (time < from || time >= to);
}

type Given = { at: { section: string; field: string }; fits(time: string): boolean };

/** The same hour of the other half of the day, where that may be. */
function otherHalf(time: string, { at, fits }: Given): { mend?: Mend } {
  const hours = Number(time.slice(0, 2));
  const other = `${String((hours + 12) % 24).padStart(2, "0")}${time.slice(2)}`;
  if (!time || !fits(other)) return {};
  const label = `${josa(clockKo(other), "으로/로")} 고치기`;
  return { mend: { label, apply: setField(at, other) } };
}
