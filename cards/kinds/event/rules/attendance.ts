import { type CardContent, part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { setting } from "#cards/inspector/mends.ts";
import type { Inspected, Rule } from "#cards/inspector/rule.ts";
import { attendance } from "#cards/kinds/event/attendance/section.ts";
import { isOffered, offeredSessions } from "#cards/kinds/event/attendance/sessions.ts";
import { date, whenOf } from "#cards/sections/date/section.ts";
import { choicesOf } from "#cards/sections/rsvp/asked.ts";
import { monthAndDay } from "#domain/day-words.ts";

const deadlineAt = { section: attendance.name, field: "deadline" };

/** Who may come, when, and until when they say so. */
export const attendanceRules: readonly Rule[] = [
  {
    code: "deadline-after-event",
    weight: "should",
    finds: "applications that are taken after the event",
    find(card) {
      const { deadline } = part(card.content, attendance);
      const last = lastDay(card);
      return foundIf(takes(card.content) && deadline !== "" && last !== undefined && deadline > last, {
        ...deadlineAt,
        sentence: "신청을 받는 마지막 날이 행사 날보다 늦습니다.",
        mend: setting(`${monthAndDay(last ?? "")}까지로 고치기`, deadlineAt, last),
      });
    },
  },
  {
    code: "deadline-is-over",
    weight: "should",
    finds: "applications whose last day is over",
    find({ content, today }) {
      const { deadline } = part(content, attendance);
      return foundIf(takes(content) && deadline !== "" && deadline < today, {
        ...deadlineAt,
        sentence: "신청을 받는 마지막 날이 이미 지났습니다.",
      });
    },
  },
  {
    code: "deadline-after-first-session",
    weight: "could",
    finds: "applications that are still taken when the first session is over",
    find(card) {
      const { deadline, sessions } = part(card.content, attendance);
      const last = lastDay(card);
      const [first] = offeredSessions({ sessions })
        .filter((session) => session.date !== "")
        .toSorted((one, other) => (one.date < other.date ? -1 : 1));
      const isLate = deadline !== "" && first !== undefined && deadline > first.date;
      return foundIf(takes(card.content) && isLate && (last === undefined || deadline <= last), {
        ...deadlineAt,
        sentence: `‘${first?.name.trim() || monthAndDay(first?.date ?? "")}’ 회차가 끝난 뒤에도 ${monthAndDay(deadline)}까지 신청을 받습니다.`,
      });
    },
  },
  {
    code: "session-unseen",
    weight: "should",
    finds: "a session without name and day, which guests do not see",
    find: ({ content }) =>
      part(content, attendance).sessions.flatMap((session, at) =>
        foundIf(!isOffered(session), {
          section: attendance.name,
          field: `sessions.${at}.name`,
          sentence: "이름도 날짜도 없는 회차는 손님에게 보이지 않습니다.",
        }),
      ),
  },
  {
    code: "session-outside-event",
    weight: "should",
    finds: "a session before or after the days of the event",
    find(card) {
      const { sessions } = part(card.content, attendance);
      const first = whenOf(part(card.content, date))?.date;
      const last = lastDay(card);
      return offeredSessions({ sessions }).flatMap((session) =>
        foundIf(
          session.date !== "" &&
            first !== undefined &&
            last !== undefined &&
            (session.date < first || session.date > last),
          {
            section: attendance.name,
            field: `sessions.${sessions.indexOf(session)}.date`,
            sentence: `‘${session.name || session.date}’ 회차가 행사 날짜를 벗어납니다.`,
          },
        ),
      );
    },
  },
  {
    code: "session-twice",
    weight: "should",
    finds: "two sessions at the same time in the same place",
    find({ content }) {
      const { sessions } = part(content, attendance);
      const key = ({ date: day, time, place }: (typeof sessions)[number]) => `${day} ${time} ${place.trim()}`;
      return sessions.flatMap((session, at) => {
        const first = sessions.findIndex((other) => key(other) === key(session));
        return foundIf(session.date !== "" && session.time !== "" && first < at, {
          section: attendance.name,
          field: `sessions.${at}.time`,
          sentence: `‘${sessions[first]?.name}’ 회차와 ‘${session.name}’ 회차가 같은 때, 같은 곳에서 열립니다.`,
        });
      });
    },
  },
  {
    code: "capacity-beyond-plans",
    weight: "should",
    finds: "more seats than any plan gives",
    find({ kind, content }) {
      const most = Math.max(0, ...kind.plans.map(({ guests = Number.POSITIVE_INFINITY }) => guests));
      return seatsOn(content)
        .filter(({ seats }) => takes(content) && seats > most)
        .map(({ seats, field }) => {
          const at = { section: attendance.name, field };
          return {
            ...at,
            sentence: `정원은 ${seats.toLocaleString("ko")}명인데, 한 번에 ${most.toLocaleString("ko")}명까지 신청을 받을 수 있습니다.`,
            mend: setting(`${most.toLocaleString("ko")}명으로 고치기`, at, most),
          };
        });
    },
  },
  {
    code: "capacity-of-one",
    weight: "should",
    finds: "an event with a single seat",
    find({ content }) {
      const { capacity, sessions } = part(content, attendance);
      const isWhole = offeredSessions({ sessions }).length === 0;
      return foundIf(takes(content) && isWhole && capacity === 1, {
        section: attendance.name,
        field: "capacity",
        sentence: "정원이 1명입니다. 한 분만 신청할 수 있습니다.",
      });
    },
  },
  {
    code: "question-without-choices",
    weight: "should",
    finds: "a question to choose an answer to, with fewer than two of them",
    find: ({ content }) =>
      part(content, attendance).questions.flatMap(({ label, kind, choices }, at) =>
        foundIf(
          takes(content) && label.trim() !== "" && kind === "choice" && choicesOf({ choices }).length < 2,
          {
            section: attendance.name,
            field: `questions.${at}.choices`,
            sentence: `‘${label.trim()}’ 질문에 고를 보기를 둘 이상 적어 주세요.`,
          },
        ),
      ),
  },
];

function takes(content: CardContent): boolean {
  return part(content, attendance).taking && !content.hidden.includes(attendance.name);
}

function lastDay({ facts: { when, until } }: Inspected): string | undefined {
  return until?.date ?? when?.date;
}

/** How many seats are given, and where that is said. */
function seatsOn(content: CardContent): { seats: number; field: string }[] {
  const { capacity, sessions } = part(content, attendance);
  if (offeredSessions({ sessions }).length === 0)
    return capacity ? [{ seats: capacity, field: "capacity" }] : [];
  return sessions.flatMap(({ capacity: seats }, at) =>
    seats ? [{ seats, field: `sessions.${at}.capacity` }] : [],
  );
}
