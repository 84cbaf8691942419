import { z } from "zod";
import { guestName } from "#cards/parts/guest-words.ts";
import { isAsked } from "#cards/sections/rsvp/asked.ts";
import { answersTo, phone, rsvpMessage } from "#cards/sections/rsvp/entry.ts";
import { EMAIL_MAX } from "#domain/limits.ts";
import { peopleCount } from "#domain/people-count.ts";
import { PARTY_MOST } from "./limits.ts";
import type { AttendanceContent } from "./section.ts";
import { offeredSessions } from "./sessions.ts";

const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(EMAIL_MAX, "이메일 주소를 확인해 주세요.")
  .refine((typed) => typed === "" || z.email().safeParse(typed).success, "이메일 주소를 확인해 주세요.")
  .default("");
const party = z
  .int("몇 분인지 숫자로 적어 주세요.")
  .min(1, "한 분부터 신청할 수 있습니다.")
  .max(
    PARTY_MOST,
    `한 번에 ${peopleCount(PARTY_MOST)}까지 신청할 수 있습니다. 더 오시면 주최하시는 분께 알려 주세요.`,
  );

/** What a guest must tell this event. Who does not come is asked nothing about the day itself. */
export function applicationTo(content: AttendanceContent): z.ZodType<Record<string, unknown>> {
  const { asks, questions } = content;
  const [first, ...rest] = offeredSessions(content).map(({ id }) => id);
  const everybody = { name: guestName, email, ...(asks.message && { message: rsvpMessage }) };
  const comes = z.object({
    ...everybody,
    attending: z.literal("yes"),
    ...(first !== undefined && { session: z.enum([first, ...rest], "회차를 골라 주세요.") }),
    ...(asks.count && { party }),
    ...(asks.phone && { phone }),
    ...(questions.some(isAsked) && { answers: answersTo(questions.filter(isAsked)) }),
  });
  if (!asks.absence) return comes;
  const staysAway = z.object({ ...everybody, attending: z.literal("no") });
  return z.discriminatedUnion("attending", [comes, staysAway], { error: "참석 여부를 골라 주세요." });
}

/** An application as it was stored, whatever the card asked at that time. */
const stored = z.object({
  attending: z.enum(["yes", "no"]).catch("no"),
  name: z.string().catch(""),
  email: z.string().catch(""),
  phone: z.string().catch(""),
  message: z.string().catch(""),
  session: z.string().catch(""),
  party: z.number().catch(1),
  answers: z.record(z.string(), z.string()).catch({}),
});
export type Application = z.infer<typeof stored>;

export function readApplication(entry: Record<string, unknown>): Application {
  return stored.parse(entry);
}

/** How many come with it. */
export function attendanceParty({ attending, party: people }: Application): number {
  return attending === "yes" ? people : 0;
}
