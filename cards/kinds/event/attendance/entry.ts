import { z } from "zod";
import { choiceSchema, countSchema, textSchema } from "#cards/parts/guest-entry/entry-schema.ts";
import { answersTo, phone, rsvpMessage, rsvpName } from "#cards/sections/rsvp/entry.ts";
import { peopleCount } from "#domain/people-count.ts";
import { applicationFields, attendanceFields } from "./entry-fields.ts";
import type { AttendanceContent } from "./section.ts";

const WRONG = "이메일 주소를 확인해 주세요.";
const email = textSchema(applicationFields.email, { called: "이메일 주소", long: WRONG, wrong: WRONG });
const party = countSchema(applicationFields.party, {
  none: "몇 분인지 숫자로 적어 주세요.",
  few: "한 분부터 신청할 수 있습니다.",
  many: `한 번에 ${peopleCount(applicationFields.party.most)}까지 신청할 수 있습니다. 더 오시면 주최하시는 분께 알려 주세요.`,
});

/** What a guest must tell this event. Who does not come is asked nothing about the day itself. */
export function applicationTo(content: AttendanceContent): z.ZodType<Record<string, unknown>> {
  const { asks, questions } = content;
  const { session } = attendanceFields(content);
  const everybody = { name: rsvpName, email, ...(asks.message && { message: rsvpMessage }) };
  const comes = z.object({
    ...everybody,
    attending: z.literal("yes"),
    ...(session && "choices" in session && { session: choiceSchema(session, "회차") }),
    ...(asks.count && { party }),
    ...(asks.phone && { phone }),
    ...answersTo(questions),
  });
  if (!asks.absence) return comes;
  const staysAway = z.object({ ...everybody, attending: z.literal("no") });
  return z.discriminatedUnion("attending", [comes, staysAway], { error: "참석 여부를 골라 주세요." });
}

/** An application as it was stored, whatever the card asked at that time: see `stored` of `cards/sections/rsvp`. */
const stored = z.object({
  attending: z.enum(["yes", "no"]).catch("no"),
  name: z.string().catch(""),
  email: z.string().catch(""),
  phone: z.string().default("").catch(""),
  message: z.string().default("").catch(""),
  session: z.string().default("").catch(""),
  party: z.number().default(1).catch(1),
  answers: z.record(z.string(), z.string()).default({}).catch({}),
});
export type Application = z.infer<typeof stored>;

export function readApplication(entry: Record<string, unknown>): Application {
  return stored.parse(entry);
}

/** How many come with it. */
export function attendanceParty({ attending, party: people }: Application): number {
  return attending === "yes" ? people : 0;
}
