import type { WeddingDoer } from "#web/graphql/graphql.ts";
import type { Task } from "./optimistic-plan.ts";

/** Who sees to it, as the one who looks would say it. */
export const doerLabels: Readonly<Record<WeddingDoer, string>> = {
  ME: "나",
  OTHER: "상대",
  BOTH: "함께",
  HELPER: "도와주는 분",
};

export function doerOf({ who, helper }: Pick<Task, "who" | "helper">): string | null {
  if (who === null) return null;
  return (who === "HELPER" && helper) || doerLabels[who];
}
