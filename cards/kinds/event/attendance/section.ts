import { z } from "zod";
import { unsaid } from "#cards/engine/said-as.ts";
import { defineSection } from "#cards/engine/section.ts";
import { howMany, sideBySide, takenUntil } from "#cards/engine/summary-words.ts";
import { dayOrNone, timeOrNone } from "#cards/parts/day-and-time.ts";
import { askedOf, isRsvpOver } from "#cards/sections/rsvp/asked.ts";
import { attendingContent, capacitySchema } from "#cards/sections/rsvp/section.ts";
import { monthAndDay, sentence } from "#domain/day-words.ts";
import { koreanDay } from "#domain/korean-day.ts";
import { attendanceColumns, attendanceFigureFields, attendanceFigures } from "./columns.ts";
import { applicationTo, attendanceParty, readApplication } from "./entry.ts";
import { attendanceFields } from "./entry-fields.ts";
import { SESSIONS_MAX } from "./limits.ts";
import { capacityOf, offeredSessions, seatSorts, sessionWhen } from "./sessions.ts";

const session = z.object({
  /** Seats are kept under it: a session may be moved and renamed. */
  id: unsaid(z.string().regex(/^[a-z0-9]{1,12}$/)),
  name: z.string().max(40, "회차 이름은 40자까지 쓸 수 있습니다."),
  date: dayOrNone,
  time: timeOrNone,
  place: z.string().max(40, "장소는 40자까지 쓸 수 있습니다."),
  capacity: capacitySchema,
});
export type Session = z.infer<typeof session>;

/** The capacity is that of the whole event, where it has no sessions. */
const content = z.object({
  ...attendingContent,
  sessions: z.array(session).max(SESSIONS_MAX, `회차는 ${SESSIONS_MAX}개까지 만들 수 있습니다.`),
  /** What is asked besides the name. */
  asks: z.object({ absence: z.boolean(), count: z.boolean(), phone: z.boolean(), message: z.boolean() }),
});
export type AttendanceContent = z.infer<typeof content>;

export const attendance = defineSection({
  name: "attendance",
  label: "참석 신청",
  content,
  empty: {
    taking: false,
    title: "",
    text: "",
    sessions: [],
    capacity: null,
    waitingList: true,
    asks: { absence: false, count: true, phone: false, message: false },
    questions: [],
    deadline: "",
  },
  isVisible: (given) => given.taking || offeredSessions(given).length > 0,
  shown: (content, { today }) => ({
    ...content,
    text: isRsvpOver(content, today) ? "" : content.text,
    sessions: offeredSessions(content),
    questions: content.taking ? askedOf(content.questions) : [],
    deadline: content.taking ? content.deadline : "",
  }),
  hangsOnDay: [
    { date: "deadline", label: "마감" },
    { date: "sessions.*.date", label: "회차" },
  ],
  fromSample: (content) => ({ ...content, sessions: [], capacity: null, questions: [] }),
  summary: (given) =>
    sideBySide(
      given.taking ? takenUntil(given.deadline && monthAndDay(given.deadline)) : "",
      howMany("회차", offeredSessions(given)),
    ),
  staysWithoutTaking: true,
  upgrades: [],
  entries: {
    fields: attendanceFields,
    entry: applicationTo,
    perVisitor: "one",
    closed({ taking, deadline }, now) {
      if (!taking) return "참석 신청을 받지 않는 카드입니다.";
      if (!isRsvpOver({ deadline }, koreanDay(now))) return null;
      return `신청은 ${sentence({ date: deadline, time: null })}까지 받았습니다. 주최하시는 분께 직접 알려 주세요.`;
    },
    hasPassword: false,
    approveFirst: () => false,
    seats: {
      of: (entry) => readApplication(entry).session,
      sorts: seatSorts,
      capacity: capacityOf,
      taken: (entry) => attendanceParty(readApplication(entry)),
      waitingList: ({ waitingList }) => waitingList,
    },
    ticket(given, entry) {
      const application = readApplication(entry);
      const party = attendanceParty(application);
      if (party === 0) return null;
      const chosen = offeredSessions(given).find(({ id }) => id === application.session);
      return {
        holder: application.name,
        party,
        session: chosen?.name ?? "",
        when: chosen ? sessionWhen(chosen) : null,
        place: chosen?.place ?? "",
      };
    },
    email: (entry) => readApplication(entry).email || null,
    lastDay: ({ taking, deadline }) => (taking && deadline ? deadline : null),
    shown: () => null,
    columns: attendanceColumns,
    figureFields: attendanceFigureFields,
    figures: attendanceFigures,
  },
});
