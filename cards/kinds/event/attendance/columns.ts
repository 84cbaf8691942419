import type { EntryColumn, EntryFigure } from "#cards/engine/section.ts";
import {
  askedColumns,
  ofComing,
  peopleFigure,
  questionColumns,
  questionFigures,
  readEach,
  repliesFigure,
} from "#cards/sections/rsvp/asked-columns.ts";
import { type Application, attendanceParty, readApplication } from "./entry.ts";
import type { AttendanceContent } from "./section.ts";
import { offeredSessions } from "./sessions.ts";

const GONE = "없어진 회차";

export function attendanceColumns(content: AttendanceContent): EntryColumn[] {
  const { asks, questions } = content;
  const sessions = offeredSessions(content);
  const coming = ofComing<Application>;
  const sessionOf = ({ session }: Application) =>
    sessions.find(({ id }) => id === session)?.name ?? (session ? GONE : "");
  return askedColumns(readApplication, [
    ["참석", asks.absence, ({ attending }) => (attending === "yes" ? "참석" : "불참")],
    ["이름", true, ({ name }) => name],
    ["회차", sessions.length > 0, coming(sessionOf)],
    ["인원", true, coming((application) => String(attendanceParty(application)))],
    ["이메일", true, ({ email }) => email],
    ["연락처", asks.phone, coming(({ phone }) => phone)],
    ...questionColumns<Application>(questions),
    ["전하는 말", asks.message, ({ message }) => message],
  ]);
}

export const attendanceFigureFields: readonly (keyof Application)[] = [
  "attending",
  "session",
  "party",
  "answers",
];

/** How many to expect, in all and of every session. */
export function attendanceFigures(
  content: AttendanceContent,
  entries: readonly Record<string, unknown>[],
): EntryFigure[] {
  const applications = readEach(entries, readApplication);
  const coming = applications.filter(({ attending }) => attending === "yes");
  const sessions = offeredSessions(content);
  const people = (label: string, which: (application: Application) => boolean = () => true) =>
    peopleFigure(label, { answers: coming.filter(which), party: attendanceParty });
  const isGone = ({ session }: Application) =>
    sessions.length > 0 && !sessions.some(({ id }) => id === session);
  return [
    people("참석 인원"),
    ...sessions.map(({ id, name, date }) => people(name || date, ({ session }) => session === id)),
    ...(coming.some(isGone) ? [people(GONE, isGone)] : []),
    ...(content.asks.absence
      ? [
          repliesFigure(
            "불참 답변",
            applications.filter(({ attending }) => attending === "no"),
          ),
        ]
      : []),
    ...questionFigures(content.questions, coming),
  ];
}
