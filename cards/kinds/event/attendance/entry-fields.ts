import type { EntryFields } from "#cards/engine/entry-fields.ts";
import { guestEmail, guestName, guestPhone } from "#cards/parts/guest-entry/shared-fields.ts";
import { answerFields, questionFields } from "#cards/sections/rsvp/entry-fields.ts";
import type { AttendanceContent } from "./section.ts";
import { offeredSessions } from "./sessions.ts";

/** All that an event may ask. */
export const applicationFields = {
  attending: answerFields.attending,
  name: guestName,
  /** In one application; who brings more speaks with the host. */
  party: { least: 1, most: 10 },
  phone: guestPhone,
  email: guestEmail,
  message: answerFields.message,
  /** Those that the event offers. */
  session: { choices: [], required: true },
} satisfies EntryFields;

/** What this event asks. */
export function attendanceFields(content: AttendanceContent): EntryFields {
  const { asks, questions } = content;
  const { attending, name, party, phone, email, message, session } = applicationFields;
  const choices = offeredSessions(content).map(({ id }) => id);
  return {
    ...(asks.absence && { attending }),
    ...(choices.length > 0 && { session: { ...session, choices } }),
    name,
    ...(asks.count && { party }),
    ...(asks.phone && { phone }),
    ...questionFields(questions),
    email,
    ...(asks.message && { message }),
  };
}
