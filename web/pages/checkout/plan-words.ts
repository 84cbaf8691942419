import type { Kind, Plan } from "#cards/engine/kind.ts";
import { kinds } from "#cards/kinds/kinds.ts";

/** What a page has after its event where the plan says nothing; see `periodEndsAt`. */
const DAYS_AFTER_EVENT = 90;
const YEAR = 365;

type About = { kind: Kind; plan: Plan; hasEvent: boolean };

/** What a plan brings its buyer, a line each. */
export function planWords({ kind, plan, hasEvent }: About): string[] {
  const { photos, guests, hasCheckIn, includes, gives, lasts } = plan;
  const limits = [
    `사진 ${photos}장까지`,
    ...(guests === undefined ? [] : [`참석 ${guests.toLocaleString("ko-KR")}명까지`]),
    ...(guests !== undefined && hasCheckIn !== false ? ["QR 티켓과 입장 확인"] : []),
  ];
  return [
    ...(gives ?? limits),
    ...(lasts ? [lastsWords(lasts)] : []),
    ...(kind.staysOpen ? [] : [periodWords(plan, hasEvent)]),
    ...(includes ? [includedWords(includes)] : []),
    "고이 표시 없음",
  ];
}

function periodWords({ days }: Plan, hasEvent: boolean): string {
  const after = days ?? DAYS_AFTER_EVENT;
  if (hasEvent) return after === YEAR ? "행사일 뒤 1년까지 열림" : `행사일 뒤 ${after}일까지 열림`;
  const more = after - DAYS_AFTER_EVENT;
  return more > 0 ? `공개하신 날부터 1년 ${more}일 열림` : "공개하신 날부터 1년 열림";
}

function lastsWords(days: number): string {
  return `${days === YEAR ? "1년" : `${days}일`} 동안, 끝나면 무료로 그대로 이어짐`;
}

/** What the same plan once more brings: time, and what it counts. */
export function againWords({ prints, lasts }: Plan): string[] {
  if (prints) return [`표시 없는 인쇄 파일 ${prints}장 더`, "페이지 기간도 1년 더"];
  return [lasts ? "남은 날에 이어 1년 더" : "지금 쓰시는 그대로, 기간만 1년 더"];
}

function includedWords({ kind, count }: NonNullable<Plan["includes"]>): string {
  const label = kinds.find(({ name }) => name === kind)?.label ?? "카드";
  return `${label} ${count}장 무료`;
}
