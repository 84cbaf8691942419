import { z } from "zod";
import { daysAfter } from "#domain/korean-day.ts";
import type { Owner } from "#domain/member.ts";

/** Names a plan. Nobody can guess one. */
export type PlanId = string & z.BRAND<"PlanId">;
export const planId = z
  .string()
  .regex(/^[\w-]{20}$/)
  .brand<"PlanId">();

/** 120 bits: one letter of base64url holds six. */
export const PLAN_ID_BYTES = 15;
/** Whoever has an invitation reads and changes everything: 192 bits, and it is good for one person. */
export const INVITATION_BYTES = 24;

/** What a plan's tasks and costs are about, in the order in which they come up. */
export const categories = {
  venue: "상견례·예식장",
  dress: "스드메",
  gifts: "예물·예단",
  invitation: "청첩장",
  home: "신혼집·혼수",
  honeymoon: "신혼여행",
  ceremony: "본식 준비",
  paperwork: "행정·정산",
  thanks: "예식 뒤 인사",
  other: "그 밖에",
} as const;
export type Category = keyof typeof categories;
export const categoryNames = Object.keys(categories) as Category[];

/** A name that an older program does not know is none of its own. */
export function categoryNamed(name: string): Category {
  return categoryNames.find((known) => known === name) ?? "other";
}

/** Who sees to it: who made the plan, who joined them, both, or somebody whose name stands beside it. */
export const doers = ["owner", "partner", "both", "helper"] as const;
export type Doer = (typeof doers)[number];

/** A plan of two years with everything in it has a third of these. */
export const MAX_TASKS = 500;
/** Dearer than any wedding, and still exact in every sum. */
export const MAX_WON = 9_999_999_999;

const DAY = "날짜를 확인해 주세요.";

/** A day in Korea, as in 2027-05-22. */
export const planDay = z.iso
  .date(DAY)
  .refine((written) => written >= "2000-01-01" && written < "2100-01-01", { error: DAY });

const won = z
  .number("금액을 읽지 못했습니다. 예: 3,500,000 또는 350만")
  .int("금액은 원 단위까지 적을 수 있습니다.")
  .min(0, "금액은 0원부터 적을 수 있습니다.")
  .max(MAX_WON, `금액은 ${MAX_WON.toLocaleString("ko")}원까지 적을 수 있습니다.`);

/** Said by one line of a list on a phone. */
export const TITLE_MOST = 40;
export const NOTE_MOST = 500;
export const HELPER_MOST = 20;

/** What may be changed of a task, each by itself: two people never undo each other's words by ticking a box. */
export const taskFields = z.object({
  title: z
    .string()
    .trim()
    .min(1, "할 일을 적어 주세요.")
    .max(TITLE_MOST, `할 일은 ${TITLE_MOST}자까지 쓸 수 있습니다.`),
  category: z.enum(categoryNames),
  note: z.string().max(NOTE_MOST, `메모는 ${NOTE_MOST}자까지 쓸 수 있습니다.`),
  /** Chosen by hand: it stays when the wedding moves. */
  dueOn: planDay.nullable(),
  who: z.enum(doers).nullable(),
  helper: z.string().trim().max(HELPER_MOST, `이름은 ${HELPER_MOST}자까지 쓸 수 있습니다.`),
  doneOn: planDay.nullable(),
  /** Where it stands among those of its month, see `between`. */
  place: z.string().regex(/^[0-9a-z]{1,200}$/),
  estimate: won.nullable(),
  paid: won.nullable(),
  /** When the rest is to be paid. */
  balanceOn: planDay.nullable(),
  removed: z.boolean(),
});
export type TaskFields = z.infer<typeof taskFields>;
export const taskChange = taskFields.partial();
export type TaskChange = z.infer<typeof taskChange>;

/** What a new task begins with, besides its title. */
export const emptyTask: Omit<TaskFields, "title" | "place"> = {
  category: "other",
  note: "",
  dueOn: null,
  who: null,
  helper: "",
  doneOn: null,
  estimate: null,
  paid: null,
  balanceOn: null,
  removed: false,
};

export type PlanRole = "owner" | "partner";
type Kept = { owner: Owner; partner: Owner | null };

/** What somebody is to a plan; null for everybody else. */
export function roleIn({ owner, partner }: Kept, member: Owner): PlanRole | null {
  return member === owner ? "owner" : member === partner ? "partner" : null;
}

/**
 * Who began late has so long for what should have been done by then. Plans of today are scheduled before (see
 * wedding-schedule.ts) and have nothing in the past; those that were begun earlier keep the dates they have.
 */
const CATCH_UP_DAYS = 14;

type Dates = {
  weddingDate: string;
  /** The day on which the wedding date was last set. */
  countedFrom: string;
};

/**
 * When a task is due: as chosen by hand, else so many days from the wedding. What was past already when the date was
 * set is due soon after that, and before the wedding: nobody begins with fifty tasks that are late.
 */
export function dueOf(
  { days, dueOn }: { days: number | null; dueOn: string | null },
  { weddingDate, countedFrom }: Dates,
): string | null {
  if (dueOn !== null || days === null) return dueOn;
  const counted = daysAfter(weddingDate, days);
  if (counted >= countedFrom) return counted;
  if (days >= 0) return countedFrom;
  const eve = daysAfter(weddingDate, -1);
  const soon = daysAfter(countedFrom, CATCH_UP_DAYS);
  if (eve < countedFrom) return countedFrom;
  return [soon, eve].sort()[0] ?? eve;
}

/** The next two weekends, and the evenings before them. */
const SOON_DAYS = 14;

export type TaskStanding = "done" | "late" | "soon" | "later";

export function taskStanding(
  { due, doneOn }: { due: string | null; doneOn: string | null },
  today: string,
): TaskStanding {
  if (doneOn !== null) return "done";
  if (due === null) return "later";
  if (due < today) return "late";
  return due <= daysAfter(today, SOON_DAYS) ? "soon" : "later";
}

export function progressOf(tasks: readonly { doneOn: string | null }[]) {
  const done = tasks.filter(({ doneOn }) => doneOn !== null).length;
  return {
    done,
    all: tasks.length,
    percent: tasks.length === 0 ? 0 : Math.floor((done * 100) / tasks.length),
  };
}

type Cost = { category: string; estimate: number | null; paid: number | null };

/** In whole won. What was paid beyond the estimate is `over`; it leaves no balance. */
export type Sums = { estimate: number; paid: number; balance: number; over: number };

const nothing: Sums = { estimate: 0, paid: 0, balance: 0, over: 0 };

export function sumsOf(costs: readonly Pick<Cost, "estimate" | "paid">[]): Sums {
  return costs.reduce<Sums>((sums, cost) => {
    const [estimate, paid] = [cost.estimate ?? 0, cost.paid ?? 0];
    return {
      estimate: sums.estimate + estimate,
      paid: sums.paid + paid,
      balance: sums.balance + Math.max(estimate - paid, 0),
      // Without an estimate nothing is known to be beyond it.
      over: sums.over + (cost.estimate === null ? 0 : Math.max(paid - estimate, 0)),
    };
  }, nothing);
}

/** The sums of every category in which there is money, in their order. */
export function sumsByCategory(costs: readonly Cost[]): { category: Category; sums: Sums }[] {
  return categoryNames
    .map((category) => ({
      category,
      sums: sumsOf(costs.filter((cost) => categoryNamed(cost.category) === category)),
    }))
    .filter(({ sums }) => sums.estimate + sums.paid > 0);
}

const DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz";

/** A text that sorts after one and before another; an empty one stands for the beginning or the end. */
export function between(before: string, after: string): string {
  let place = "";
  let isOpen = after === "";
  for (let at = 0; ; at += 1) {
    const low = DIGITS.indexOf(before.charAt(at) || "0");
    const high = isOpen || at >= after.length ? DIGITS.length : DIGITS.indexOf(after.charAt(at));
    if (high - low > 1) return place + DIGITS.charAt((low + high) >> 1);
    place += DIGITS.charAt(low);
    if (low < high) isOpen = true;
  }
}

/** Places for so many, with room between them. */
export function placesFor(count: number): string[] {
  return Array.from({ length: count }, (_, at) => ((at + 1) * DIGITS.length).toString(36).padStart(4, "0"));
}
