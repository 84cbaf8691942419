import { expiryTemplate, planEndTemplate } from "#server/cards/end-emails.ts";
import { companyTemplate, companyWaitingTemplate } from "#server/companies/emails.ts";
import { handedTemplate, takenTemplate } from "#server/companies/hand-over-emails.ts";
import { type EmailTemplate, textTemplate } from "#server/emails/template.ts";
import { answerTemplate, dayBeforeTemplate, seatTemplate } from "#server/entries/email-templates.ts";
import { floodTemplate } from "#server/entries/flood-emails.ts";
import { orderTemplate } from "#server/orders/emails.ts";
import { voucherTemplate } from "#server/vouchers/emails.ts";

/** All that we write to people, but for the codes of the identity service, which somebody waits for. */
export const emailTemplates: readonly EmailTemplate[] = [
  textTemplate,
  orderTemplate,
  voucherTemplate,
  companyTemplate,
  companyWaitingTemplate,
  handedTemplate,
  takenTemplate,
  expiryTemplate,
  planEndTemplate,
  seatTemplate,
  dayBeforeTemplate,
  answerTemplate,
  floodTemplate,
];
