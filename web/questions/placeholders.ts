import type { Kind } from "#cards/engine/kind.ts";
import { CONTACT_DAYS } from "#cards/engine/links.ts";
import { CARD_MAX_PHOTOS } from "#cards/engine/photo.ts";
import { addressOf, kinds } from "#cards/kinds/kinds.ts";
import { writingFields } from "#cards/sections/guestbook/entry-fields.ts";
import { PHOTOS_AT_ONCE } from "#cards/sections/photo-wall/limits.ts";
import { COMPANIONS_MAX, QUESTIONS_MAX } from "#cards/sections/rsvp/limits.ts";
import { themeNames } from "#cards/themes/themes.ts";
import {
  DAYS_AFTER_EVENT,
  END_EMAIL_DAYS,
  MAX_DRAFTS,
  TRIAL_DAYS,
  TRIAL_MOST_DAYS,
  UNDO_DAYS,
  YEARS_KEPT_AFTER_END,
} from "#domain/card-life.ts";
import { CODE_LENGTH, PASSWORD_MIN_LENGTH } from "#domain/credentials.ts";
import { PASSWORD_TRIES } from "#domain/entry.ts";
import { ENTRY_PASSWORD_MIN } from "#domain/limits.ts";
import { EXTENSION_DAYS, REFUND_DAYS, UNPAID_HOURS } from "#domain/order.ts";
import { GUEST_QUOTA, KEPT_EDGE, MAX_PHOTO_BYTES } from "#domain/photo.ts";
import { BLOCK_DAYS } from "#domain/report.ts";
import { SITENAME_MAX, SITENAME_MIN } from "#domain/sitename.ts";
import { MAX_SOUND_BYTES, MAX_SOUND_SECONDS, soundTypes } from "#domain/sound.ts";
import { figures, freeLabels, longerPlans, planPhotos, prices } from "./figures.ts";
import type { Placeholders } from "./read-topic.ts";

const numbers = {
  blockDays: BLOCK_DAYS,
  cardMaxPhotos: CARD_MAX_PHOTOS,
  codeLength: CODE_LENGTH,
  companionsMax: COMPANIONS_MAX,
  contactDays: CONTACT_DAYS,
  daysAfterEvent: DAYS_AFTER_EVENT,
  entryPasswordMin: ENTRY_PASSWORD_MIN,
  extensionDays: EXTENSION_DAYS,
  guestbookMessageMax: writingFields.message.max,
  guestPhotos: GUEST_QUOTA.ofVisitor,
  keptEdge: KEPT_EDGE,
  maxDrafts: MAX_DRAFTS,
  passwordMinLength: PASSWORD_MIN_LENGTH,
  passwordTriesMinutes: PASSWORD_TRIES.minutes,
  passwordTriesMost: PASSWORD_TRIES.most,
  photoMegabytes: MAX_PHOTO_BYTES / 1_024 ** 2,
  photosAtOnce: PHOTOS_AT_ONCE,
  questionsMax: QUESTIONS_MAX,
  refundDays: REFUND_DAYS,
  sitenameMax: SITENAME_MAX,
  sitenameMin: SITENAME_MIN,
  soundMegabytes: MAX_SOUND_BYTES / 1_024 ** 2,
  soundMinutes: MAX_SOUND_SECONDS / 60,
  themeCount: themeNames.length,
  trialDays: TRIAL_DAYS,
  trialMostDays: TRIAL_MOST_DAYS,
  undoDays: UNDO_DAYS,
  unpaidHours: UNPAID_HOURS,
  yearsKeptAfterEnd: YEARS_KEPT_AFTER_END,
};

const solemn = kinds.find((kind: Kind) => kind.isSolemn);

/** What an answer may name as `{{trialDays}}`: it takes its numbers from the rules that keep the promise. */
export const placeholders: Placeholders = {
  ...Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, figures(value)])),
  endEmailDays: END_EMAIL_DAYS.map((days) => `${days}일 전`).join("과 "),
  freeKinds: freeLabels(),
  longerPlans: longerPlans(),
  ...(solemn && { memorialCreate: addressOf(solemn, "create") }),
  planPhotos: planPhotos(),
  prices: prices(),
  soundTypes: Object.keys(soundTypes).join("나 ").toUpperCase(),
};
