import type { EntryColumn, EntryFigure } from "#cards/engine/section.ts";
import { choicesOf, isAsked } from "#cards/sections/rsvp/asked.ts";
import { type Application, attendanceParty, readApplication } from "./entry.ts";
import type { AttendanceContent } from "./section.ts";
import { offeredSessions } from "./sessions.ts";

const GONE = "없어진 회차";

/** The owner's table: only what this card asks. */
export function attendanceColumns(content: AttendanceContent): EntryColumn[] {
  const { asks, questions } = content;
  const sessions = offeredSessions(content);
  const coming = (value: (application: Application) => string) => (application: Application) =>
    application.attending === "yes" ? value(application) : "";
  const sessionOf = ({ session }: Application) =>
    sessions.find(({ id }) => id === session)?.name ?? (session ? GONE : "");
  const wanted: [label: string, isAsked: boolean, value: (application: Application) => string][] = [
    ["참석", asks.absence, ({ attending }) => (attending === "yes" ? "참석" : "불참")],
    ["이름", true, ({ name }) => name],
    ["회차", sessions.length > 0, coming(sessionOf)],
    ["인원", true, coming((application) => String(attendanceParty(application)))],
    ["이메일", true, ({ email }) => email],
    ["연락처", asks.phone, coming(({ phone }) => phone)],
    ...questions
      .filter(isAsked)
      .map(({ id, label }): (typeof wanted)[number] => [
        label,
        true,
        coming(({ answers }) => answers[id] ?? ""),
      ]),
    ["전하는 말", asks.message, ({ message }) => message],
  ];
  return wanted
    .filter(([, shown]) => shown)
    .map(([label, , value]) => ({ label, value: (entry) => value(readApplication(entry)) }));
}

/** How many to expect, in all and of every session. */
export function attendanceFigures(
  content: AttendanceContent,
  entries: readonly Record<string, unknown>[],
): EntryFigure[] {
  const applications = entries.map(readApplication);
  const sessions = offeredSessions(content);
  const people = (label: string, which: (application: Application) => boolean = () => true): EntryFigure => ({
    label,
    value: applications.filter(which).reduce((sum, application) => sum + attendanceParty(application), 0),
    unit: "명",
  });
  const isGone = ({ session, attending }: Application) =>
    attending === "yes" && sessions.length > 0 && !sessions.some(({ id }) => id === session);
  return [
    people("참석 인원"),
    ...sessions.map(({ id, name, date }) => people(name || date, ({ session }) => session === id)),
    ...(applications.some(isGone) ? [people(GONE, isGone)] : []),
    ...(content.asks.absence
      ? [
          {
            label: "불참 답변",
            value: applications.filter(({ attending }) => attending === "no").length,
            unit: "건",
          },
        ]
      : []),
    ...content.questions
      .filter((question) => question.kind === "choice" && isAsked(question))
      .flatMap(({ id, label, choices }) =>
        choicesOf({ choices }).map((choice) => ({
          label: `${label}: ${choice}`,
          value: applications.filter(({ answers }) => answers[id] === choice).length,
          unit: "건",
        })),
      ),
  ];
}
