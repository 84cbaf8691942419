import { type CardContent, part } from "#cards/engine/card.ts";
import type { PublishCheck } from "#cards/engine/kind.ts";
import { tooManyPhotos } from "#cards/engine/publish-checks.ts";
import { accountConcerns } from "#cards/sections/accounts/publish-checks.ts";
import { accounts } from "#cards/sections/accounts/section.ts";
import { instant } from "#domain/korean-day.ts";
import { isDiallable } from "#domain/telephone.ts";
import { partsOf } from "./parts.ts";

/** A concern, and whether this card gives cause for it. */
type Check = Omit<PublishCheck, "mustMend"> & { if: boolean };

/** What to mend before sending, then what to think about. */
export function publishChecks(content: CardContent, today?: string): PublishCheck[] {
  return [
    ...found([...missing(content), ...outOfOrder(content, today)], { mustMend: true }),
    ...tooManyPhotos(content),
    ...accountConcerns(content),
    ...found([...toThinkAbout(content), ...telephones(content)], { mustMend: false }),
  ];
}

function found(checks: Check[], { mustMend }: Pick<PublishCheck, "mustMend">): PublishCheck[] {
  return checks
    .filter((check) => check.if)
    .map(({ section, field, sentence }) => ({ section, field, sentence, mustMend }));
}

function missing(content: CardContent): Check[] {
  const { obituary, mourners } = partsOf(content);
  return [
    {
      if: !obituary.name.trim(),
      section: "obituary",
      field: "name",
      sentence: "고인의 성함을 적어 주세요.",
    },
    {
      if: !obituary.date,
      section: "obituary",
      field: "date",
      sentence: "돌아가신 날을 골라 주세요.",
    },
    {
      if: !mourners.chief.name.trim(),
      section: "mourners",
      field: "chief.name",
      sentence: "상주의 성함을 적어 주세요.",
    },
  ];
}

/** Days that cannot follow one another so. Without a time a day counts as a whole. */
function outOfOrder(content: CardContent, today: string | undefined): Check[] {
  const { obituary, farewell } = partsOf(content);
  const died = { date: obituary.date, time: obituary.time };
  const encoffining = { date: farewell.encoffiningDate, time: farewell.encoffiningTime };
  const procession = { date: farewell.processionDate, time: farewell.processionTime };
  return [
    {
      if: obituary.date !== "" && today !== undefined && obituary.date > today,
      section: "obituary",
      field: "date",
      sentence: "돌아가신 날이 아직 오지 않은 날로 되어 있습니다.",
    },
    {
      if: isBefore(encoffining, died),
      section: "farewell",
      field: "encoffiningDate",
      sentence: "입관이 돌아가신 때보다 이릅니다.",
    },
    {
      if: isBefore(procession, died),
      section: "farewell",
      field: "processionDate",
      sentence: "발인이 돌아가신 때보다 이릅니다.",
    },
    {
      if: isBefore(procession, encoffining),
      section: "farewell",
      field: "encoffiningDate",
      sentence: "입관이 발인보다 늦습니다.",
    },
  ];
}

type Moment = { date: string; time: string };

function isBefore(one: Moment, other: Moment): boolean {
  if (!one.date || !other.date) return false;
  if (one.date !== other.date) return one.date < other.date;
  return one.time !== "" && other.time !== "" && instant(one) < instant(other);
}

function toThinkAbout(content: CardContent): Check[] {
  const { obituary, farewell } = partsOf(content);
  const showsAccounts =
    !content.hidden.includes(accounts.name) && accounts.isVisible(part(content, accounts));
  return [
    {
      if: obituary.relation === "unsaid",
      section: "obituary",
      field: "relation",
      sentence: "관계를 고르면 ‘부친상’처럼 누구의 상인지 함께 알려 드립니다.",
    },
    {
      if: !farewell.hall.trim(),
      section: "farewell",
      field: "hall",
      sentence: "빈소가 비어 있습니다.",
    },
    {
      if: !farewell.processionDate,
      section: "farewell",
      field: "processionDate",
      sentence: "발인 날짜가 비어 있습니다.",
    },
    {
      if: farewell.hall.trim() !== "" && !farewell.address.trim(),
      section: "farewell",
      field: "address",
      sentence: "주소를 적으면 조문객이 지도에서 바로 찾을 수 있습니다.",
    },
    {
      if: farewell.declined === "both" && showsAccounts,
      section: "accounts",
      field: "groups",
      sentence: "조의금을 사양한다고 적으셨는데 계좌가 함께 보입니다.",
    },
  ];
}

function telephones(content: CardContent): Check[] {
  const { mourners, farewell } = partsOf(content);
  const numbers = [
    { section: "mourners", field: "chief.phone", phone: mourners.chief.phone },
    ...mourners.family.map(({ phone }, at) => ({ section: "mourners", field: `family.${at}.phone`, phone })),
    { section: "farewell", field: "phone", phone: farewell.phone },
  ];
  return numbers.map(({ section, field, phone }) => ({
    if: phone.trim() !== "" && !isDiallable(phone),
    section,
    field,
    sentence: `전화번호 ${phone.trim()}의 자릿수를 확인해 주세요.`,
  }));
}
