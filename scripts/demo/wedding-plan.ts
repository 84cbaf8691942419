import { daysAfter } from "#domain/korean-day.ts";
import { defaultTasks } from "#domain/wedding-tasks.ts";
import * as operations from "#web/graphql/graphql.ts";
import type { Ask } from "./front-door.ts";

/** What a couple has behind them when the cards go out: all that we suggest for earlier than this many days before. */
const DONE_BEFORE = -110;

const DAYS_APART = 4;

/** What they wrote to it, and what it costs, by the names of our suggestions. */
const said: Record<string, { note?: string; estimate?: number; paid?: number }> = {
  budget: { note: "예비비 한 몫은 따로 떼어 두기" },
  "guest-count": { note: "양가 합쳐 여든 분" },
  "hall-contract": { note: "물빛온실 유리정원, 오전 11시", estimate: 9_000_000, paid: 2_000_000 },
  "family-dinner": { estimate: 420_000, paid: 420_000 },
  studio: { estimate: 1_800_000, paid: 600_000 },
  "dress-shop": { estimate: 2_400_000, paid: 500_000 },
  snap: { estimate: 1_100_000, paid: 300_000 },
  rings: { note: "안쪽에 처마 모양 새기기", estimate: 1_600_000, paid: 1_600_000 },
  flights: { note: "창가와 통로, 나란히", estimate: 3_200_000, paid: 3_200_000 },
};

type Couple = { member: Ask; weddingDate: string; today: string };

/** The check-list of the couple on the wedding card, well under way. */
export async function planWedding({ member, weddingDate, today }: Couple): Promise<void> {
  const { beginWeddingPlan: plan } = await member(operations.BeginWeddingPlanDocument, { weddingDate });
  const past = defaultTasks.filter(({ days }) => days < DONE_BEFORE).map(({ name }) => name);
  for (const { id, suggestion } of plan.tasks) {
    const at = past.indexOf(suggestion ?? "");
    if (at < 0) continue;
    const change = { ...said[past[at] ?? ""], doneOn: daysAfter(today, (at - past.length) * DAYS_APART) };
    await member(operations.ChangeWeddingTaskDocument, { plan: plan.id, id, change });
  }
  const next = plan.tasks.find(({ suggestion }) => suggestion === "song");
  if (next) {
    const change = { who: "HELPER" as const, helper: "은결", note: "반주 음원 받아서 온실에 보내기" };
    await member(operations.ChangeWeddingTaskDocument, { plan: plan.id, id: next.id, change });
  }
}
