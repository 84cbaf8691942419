import { josa } from "#cards/korean/hangul.ts";
import { DELETED_CARDS, responsesAddress } from "#domain/addresses.ts";
import { UNDO_DAYS } from "#domain/card-life.ts";
import { sentence } from "#domain/day-words.ts";
import { koreanDay } from "#domain/korean-day.ts";
import { BLOCK_DAYS, reportGrounds } from "#domain/report.ts";
import { type EmailText, emailText, namesOf } from "#server/cards/admin-emails.ts";
import type { CardRow } from "#server/cards/public.ts";
import type { ReportRow } from "./store.ts";

type About = Pick<ReportRow, "number" | "entry" | "grounds" | "reason" | "blockedUntil" | "objectedAt">;

/** How a report ended, and by whose word. */
export type ReportEnding = { outcome: "restored" | "deleted"; by: "admin" | "clock" };

/** To a reporter, whose report is here. */
export function receivedEmail(report: About): EmailText {
  return emailText(`신고를 받았습니다 (${report.number})`, [
    "보내 주신 신고를 잘 받았습니다. 담당자가 살펴본 뒤 결과를 이 메일로 알려 드립니다.",
    facts(report),
    `권리가 침해되었을 수 있다고 보이면 그 내용을 최대 ${BLOCK_DAYS}일 동안 가리고 올린 분의 설명을 듣습니다. 신고하신 분이 누구인지는 올린 분께 알리지 않습니다.`,
    "직접 신고하지 않으셨다면 이 메일에 답장해 주세요.",
  ]);
}

/** To the admins, who should look at it without delay. It holds nothing of anybody. */
export function waitingReportEmail({ number, entry, grounds }: About): EmailText {
  return emailText(`살펴볼 신고가 들어왔습니다 (${number})`, [
    facts({ number, entry, grounds }),
    "관리 화면의 카드 › 신고에서 살펴봐 주세요.",
  ]);
}

/** To a reporter, for whom nothing was done. */
export function dismissedEmail(report: About): EmailText {
  return emailText(`신고를 살펴보았습니다 (${report.number})`, [
    "보내 주신 신고를 살펴보았고, 이번에는 조치하지 않기로 했습니다.",
    `이유: ${report.reason}`,
    facts(report),
    "저희가 놓친 점이 있다면 이 메일에 답장해 주세요. 다시 살펴보겠습니다.",
  ]);
}

/** To a reporter: what was reported is hidden for a while. */
export function blockedEmail(report: About): EmailText {
  const until = day(report.blockedUntil);
  return emailText(`신고하신 내용을 임시로 가렸습니다 (${report.number})`, [
    `신고하신 ${whatOf(report)} 다른 분들께 보이지 않게 했습니다. 정보통신망법에 따른 임시 조치로, ${until}까지 이어집니다.`,
    `이유: ${report.reason}`,
    facts(report),
    "그때까지 올린 분의 이의가 없으면 지우고, 이의가 있으면 다시 보이게 됩니다. 어느 쪽이든 메일로 알려 드립니다.",
  ]);
}

/** To a reporter, when a block is over. */
export function reporterEndEmail(report: About, { outcome, by }: ReportEnding): EmailText {
  const what = whatOf(report);
  const why = by === "admin" ? [`이유: ${report.reason}`] : [];
  if (outcome === "deleted") {
    const how = by === "clock" ? "올린 분의 이의 없이 기간이 지나, " : "";
    return emailText(`신고하신 내용을 지웠습니다 (${report.number})`, [
      `${how}가려 두었던 ${what} 지웠습니다. 알려 주셔서 고맙습니다.`,
      ...why,
      facts(report),
    ]);
  }
  const how = by === "clock" ? `올린 분이 이의를 내어 ${BLOCK_DAYS}일이 지난 뒤 ` : "";
  return emailText(`가려 두었던 내용이 다시 보입니다 (${report.number})`, [
    `${how}가려 두었던 ${what} 다시 보이게 했습니다.`,
    ...why,
    facts(report),
    "그래도 권리가 침해된다고 생각하시면 법원이나 방송통신심의위원회(국번 없이 1377)의 도움을 받으실 수 있습니다.",
  ]);
}

type Owned = { report: About; card: Pick<CardRow, "id" | "kind" | "title">; origin: string };

/** To an owner: the card, or something on it, is hidden for a while. */
export function ownerBlockedEmail({ report, card, origin }: Owned): EmailText {
  const until = day(report.blockedUntil);
  const { what, name } = namesOf(card);
  return emailText(
    `‘${name}’ ${report.entry ? `${what}의 글 하나를` : `${josa(what, "을/를")}`} 임시로 가렸습니다`,
    [
      report.entry
        ? `‘${name}’ ${what}에 손님이 남긴 글 하나가 권리를 침해한다는 신고가 있어, 정보통신망법에 따라 ${until}까지 다른 분들께 보이지 않게 했습니다.`
        : `‘${name}’ ${josa(what, "이/가")} 권리를 침해한다는 신고가 있어, 정보통신망법에 따라 ${until}까지 받은 분들께 보이지 않게 했습니다. 만드신 내용과 손님이 남긴 글은 그대로 있습니다.`,
      `신고 사유: ${reportGrounds[report.grounds]}\n살펴본 내용: ${report.reason}`,
      `이의가 있으시면 그날까지 아래에서 알려 주세요. 이의를 주시면 기간이 끝날 때 다시 보입니다.\n\n${origin}${responsesAddress(card.id)}`,
      report.entry
        ? "아무 말씀이 없으시면 그날 이 글을 지웁니다."
        : `아무 말씀이 없으시면 그날 ‘지운 카드’로 옮깁니다. 그 뒤에도 ${UNDO_DAYS}일 동안 되돌려 받으실 수 있습니다.`,
    ],
  );
}

/** To an owner, when a block is over. */
export function ownerEndEmail({ report, card, origin }: Owned, { outcome, by }: ReportEnding): EmailText {
  const { what, name } = namesOf(card);
  const hidden = report.entry ? `‘${name}’ ${what}에서 가려 두었던 글` : `가려 두었던 ‘${name}’ ${what}`;
  const why = by === "admin" ? [`이유: ${report.reason}`] : [];
  if (outcome === "restored") {
    return emailText(
      `‘${name}’ ${report.entry ? `${what}의 글이` : `${josa(what, "이/가")}`} 다시 보입니다`,
      [`${josa(hidden, "이/가")} 다시 보입니다.`, ...why, "기다리시게 해 드려 죄송합니다."],
    );
  }
  const how = by === "clock" ? `${BLOCK_DAYS}일 동안 이의가 없어 ` : "";
  if (report.entry) {
    return emailText(`‘${name}’ ${what}의 글 하나를 지웠습니다`, [
      `${how}${josa(hidden, "을/를")} 지웠습니다.`,
      ...why,
    ]);
  }
  return emailText(`‘${name}’ ${josa(what, "을/를")} 지운 카드로 옮겼습니다`, [
    `${how}${josa(hidden, "을/를")} ‘지운 카드’로 옮겼습니다.`,
    ...why,
    `내용은 사라지지 않았습니다. ${UNDO_DAYS}일 안에 되돌리시면 고치고 내려받으실 수 있고, 문제가 된 곳을 고치신 뒤 이 메일에 답장해 주시면 다시 열어 드립니다.\n\n${origin}${DELETED_CARDS}`,
  ]);
}

function facts({ number, entry, grounds }: Pick<About, "number" | "entry" | "grounds">): string {
  const what = entry ? "카드에 남겨진 글 하나" : "카드 전체";
  return `접수 번호: ${number}\n신고 대상: ${what}\n신고 사유: ${reportGrounds[grounds]}`;
}

function whatOf({ entry }: Pick<About, "entry">): string {
  return entry ? "글을" : "카드를";
}

function day(moment: Date | null): string {
  return moment ? sentence({ date: koreanDay(moment), time: null }) : "";
}
