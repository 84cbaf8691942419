import { z } from "zod";
import { emailAddress } from "#domain/credentials.ts";
import { datedNumbers } from "#domain/dated-number.ts";
import { DAY_MS } from "#domain/duration.ts";
import { Refusal } from "#domain/refusal.ts";
import { writtenText } from "#domain/written-text.ts";

export const reportStates = ["received", "dismissed", "blocked", "objected", "restored", "deleted"] as const;
export type ReportState = (typeof reportStates)[number];

/** `object` is the owner's, `end` the clock's; the others are an admin's. */
export const reportActs = ["dismiss", "block", "object", "restore", "delete", "end"] as const;
export type ReportAct = (typeof reportActs)[number];

/**
 * What each act makes of a report in each state; what is not here is refused. A block that nobody objects to ends with
 * the thing deleted, one that somebody objects to with the thing restored: after 30 days the law leaves no third. An
 * act that is repeated after its answer got lost finds the report where it should be.
 */
const life: Record<ReportState, Partial<Record<ReportAct, ReportState>>> = {
  received: { dismiss: "dismissed", block: "blocked" },
  dismissed: { dismiss: "dismissed" },
  blocked: { block: "blocked", object: "objected", restore: "restored", delete: "deleted", end: "deleted" },
  objected: { object: "objected", restore: "restored", delete: "deleted", end: "restored" },
  restored: { restore: "restored", end: "restored" },
  deleted: { delete: "deleted", end: "deleted" },
};

/** What somebody reads who asks for what a report in this state does not do. */
const standing: Record<ReportState, string> = {
  received: "아직 살펴보지 않은 신고입니다.",
  dismissed: "조치하지 않기로 하고 마친 신고입니다.",
  blocked: "임시 조치 중인 신고입니다.",
  objected: "이의를 받은 신고입니다.",
  restored: "다시 보이게 하고 마친 신고입니다.",
  deleted: "지우고 마친 신고입니다.",
};

/** The state an act leads to; refuses what the table does not have. */
export function nextReportState(state: ReportState, act: ReportAct): ReportState {
  const next = life[state][act];
  if (!next) throw new Refusal("CONFLICT", { sentence: standing[state] });
  return next;
}

/** Whether an act makes something else of a report in this state. */
export function reportLeads(state: ReportState, act: ReportAct): boolean {
  return (life[state][act] ?? state) !== state;
}

/** States in which what was reported is hidden from guests. */
export const blockingStates = ["blocked", "objected"] as const satisfies ReportState[];

export function isBlocking(state: ReportState): boolean {
  return blockingStates.some((blocking) => blocking === state);
}

/** 정보통신망법 제44조의2: a temporary measure lasts 30 days at most. */
export const BLOCK_DAYS = 30;
/** 전자상거래법: what was complained about and how it ended is kept for three years. */
export const REPORT_YEARS = 3;

export function blockEndsAt(blockedAt: Date): Date {
  return new Date(blockedAt.getTime() + BLOCK_DAYS * DAY_MS);
}

/** Who reported what ended at this moment or earlier is forgotten. */
export function reportsForgottenFor(now: Date): Date {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - REPORT_YEARS);
  return before;
}

/** `R-261115-7K3FX`, which a reporter names when asking about it. */
export const reportNumbers = datedNumbers("R");

/** What is wrong, as letters and pages say it. */
export const reportGrounds = {
  privacy: "명예훼손·사생활 침해",
  portrait: "초상권·저작권",
  impersonation: "사칭",
  obscene: "음란·폭력",
  spam: "스팸·광고",
  other: "기타",
} as const;
export type ReportGround = keyof typeof reportGrounds;

/** Who the reporter is to the matter: whoever is hurt, or acts for them, may ask for a temporary measure. */
export const reportRelations = { self: "본인", agent: "대리인", other: "제3자" } as const;
export type ReportRelation = keyof typeof reportRelations;

function keysOf<Key extends string>(table: Record<Key, string>): [Key, ...Key[]] {
  return Object.keys(table) as [Key, ...Key[]];
}
export const reportGroundNames = keysOf(reportGrounds);
export const reportRelationNames = keysOf(reportRelations);

/** Room to tell what happened; a file of proof is asked for by mail. */
export const REPORT_WORDS_MAX = 1_000;
/** A name with what one is called at work. */
export const REPORTER_NAME_MAX = 40;
export const OBJECTION_MAX = 1_000;

/** What a reporter sends. */
export const reportSent = z.object({
  grounds: z.enum(reportGroundNames, "신고하시는 이유를 골라 주세요."),
  relation: z.enum(reportRelationNames, "어떤 분이신지 골라 주세요."),
  words: writtenText({
    most: REPORT_WORDS_MAX,
    missing: "어떤 점이 문제인지 적어 주세요.",
    long: `내용은 ${REPORT_WORDS_MAX.toLocaleString("ko")}자까지 쓸 수 있습니다.`,
  }),
  name: writtenText({
    most: REPORTER_NAME_MAX,
    missing: "성함을 적어 주세요.",
    long: `성함은 ${REPORTER_NAME_MAX}자까지 쓸 수 있습니다.`,
  }),
  email: emailAddress,
  agreed: z.literal(true, "개인정보 수집과 이용에 동의해 주세요."),
});
export type ReportSent = z.infer<typeof reportSent>;

/** What an owner answers. */
export const objection = writtenText({
  most: OBJECTION_MAX,
  missing: "이의 내용을 적어 주세요.",
  long: `이의 내용은 ${OBJECTION_MAX.toLocaleString("ko")}자까지 쓸 수 있습니다.`,
});
