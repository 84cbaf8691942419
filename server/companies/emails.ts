import { companyTypes, readableNumber } from "#domain/company.ts";
import { composeEmail } from "#server/emails/email.ts";
import type { EmailTemplate } from "#server/emails/template.ts";
import type { Email } from "#server/ports.ts";
import { type CompanyEventRow, type CompanyRow, readCompanyEvent } from "./store.ts";

type About = {
  to: string;
  move: Pick<CompanyEventRow, "move" | "reason">;
  company: CompanyRow;
  origin: string;
};
type Saying = (about: About) => [subject: string, ...paragraphs: string[]];

const PLACE = "/company/info";

/** What a company is told of each step; what is not here it did itself and knows, or need not know. */
const sayings: Partial<Record<CompanyEventRow["move"], Saying>> = {
  apply: ({ company, origin }) => [
    "업체 등록 신청을 잘 받았습니다",
    `‘${company.name}’의 등록 신청을 잘 받았습니다.\n영업일로 2일 안에 사업자등록증을 확인하고, 결과를 이 메일로 알려 드리겠습니다.`,
    `그동안 신청하신 내용은 여기에서 보고 고치실 수 있습니다.\n\n${origin}${PLACE}`,
  ],
  send: ({ company }) => [
    "고쳐 보내 주신 내용을 잘 받았습니다",
    `‘${company.name}’의 내용을 다시 확인하고, 결과를 이 메일로 알려 드리겠습니다.`,
  ],
  approve: ({ company, origin }) => [
    "업체 등록이 승인되었습니다",
    `반갑습니다. ‘${company.name}’의 등록이 승인되었습니다.`,
    `이제 로고와 색을 정하시면 고객의 카드 아래쪽에 함께 보입니다.\n\n${origin}${PLACE}`,
  ],
  return: ({ company, move, origin }) => [
    "업체 등록에 보완할 것이 있습니다",
    `‘${company.name}’의 신청 내용을 확인했고, 아래 내용을 고쳐 주시면 다시 확인하겠습니다.`,
    move.reason ?? "",
    `적어 주신 내용은 그대로 있습니다. 고친 뒤 다시 보내 주세요.\n\n${origin}${PLACE}`,
  ],
  suspend: ({ company, move }) => [
    "업체 이용이 멈추었습니다",
    `‘${company.name}’의 이용을 아래 이유로 멈추었습니다.`,
    move.reason ?? "",
    "고객의 카드는 그대로 보이고, 업체 표시만 보이지 않습니다.\n물어보실 것이 있으면 이 메일로 답해 주세요.",
  ],
  release: ({ company, origin }) => [
    "업체를 다시 이용하실 수 있습니다",
    `‘${company.name}’ 계정으로 업체 기능을 다시 쓰실 수 있습니다. 로고와 색, 만드신 것은 그대로 있습니다.`,
    `${origin}${PLACE}`,
  ],
  ask: ({ company }) => [
    "바꾸시려는 업체 정보를 잘 받았습니다",
    `‘${company.name}’의 바뀐 내용을 확인하고, 결과를 이 메일로 알려 드리겠습니다.\n그동안은 지금 정보로 그대로 이용하실 수 있습니다.`,
  ],
  accept: ({ company, origin }) => [
    "업체 정보를 바꾸었습니다",
    `이제 업체 이름은 ‘${company.name}’, 사업자등록번호는 ${readableNumber(company.number)}입니다.\n\n${origin}${PLACE}`,
  ],
  decline: ({ company, move, origin }) => [
    "업체 정보를 바꾸지 못했습니다",
    `‘${company.name}’의 정보를 아래 이유로 바꾸지 못했습니다. 지금 정보로는 그대로 이용하실 수 있습니다.`,
    move.reason ?? "",
    `고쳐서 다시 요청하실 수 있습니다.\n\n${origin}${PLACE}`,
  ],
};

/** Null where nothing needs to be said. */
function companyEmail(about: About): Email | null {
  const said = sayings[about.move.move]?.(about);
  if (!said) return null;
  const [subject, ...paragraphs] = said;
  return composeEmail({ to: about.to, subject: `[고이] ${subject}` }, paragraphs);
}

/** What waits for an admin, by what happened. */
const waiting: Partial<Record<CompanyEventRow["move"], string>> = {
  apply: "새 업체가 등록을 신청했습니다",
  send: "업체가 내용을 고쳐 다시 보냈습니다",
  ask: "업체가 정보를 바꾸고 싶어 합니다",
};

/** Null where there is nothing to decide. */
function waitingCompanyEmail({ to, move, company, origin }: About): Email | null {
  const subject = waiting[move.move];
  if (!subject) return null;
  return composeEmail({ to, subject: `[고이] ${subject}` }, [
    `업체 이름: ${company.name}\n종류: ${companyTypes[company.type]}`,
    `${origin}/admin/company`,
  ]);
}

/** What could not be told until then is no news any more: the page itself shows it. */
const NEWS_FOR_HOURS = 48;

/** To a company about what happened to it. */
export const companyTemplate: EmailTemplate<{ event: number }> = {
  name: "company-event",
  label: "[고이] 업체 등록 안내",
  newsForHours: NEWS_FOR_HOURS,
  async compose({ database, identity, origin }, { data }) {
    const found = await readCompanyEvent(database.orm, data.event);
    const to = found && (await identity.email(found.company.sub));
    return to ? companyEmail({ ...found, to, origin }) : null;
  },
};

/** To those who decide. */
export const companyWaitingTemplate: EmailTemplate<{ event: number }> = {
  name: "company-waiting",
  label: "[고이] 확인을 기다리는 업체",
  newsForHours: NEWS_FOR_HOURS,
  async compose({ database, config: { adminEmail: to }, origin }, { data }) {
    const found = to ? await readCompanyEvent(database.orm, data.event) : undefined;
    return to && found ? waitingCompanyEmail({ ...found, to, origin }) : null;
  },
};
