import { isOptimistic } from "#web/offline-queue/change-queue.ts";
import { createDeviceStorage } from "#web/offline-queue/device-storage.ts";
import { type OptimisticPlan, shownPlan } from "./optimistic-plan.ts";

/** What a member did on this device and the server does not know yet. */
export const planStorage = createDeviceStorage<OptimisticPlan>({
  database: "goi-wedding-plans",
  store: "books",
  prefix: "goi.plan.",
  isKept: isOptimistic,
});

/** The plan that a member worked on last on this device. What another window is about to save is shown as saved. */
export async function storedPlan(member: string): Promise<OptimisticPlan | undefined> {
  const [newest] = await planStorage.copies(member);
  if (!newest) return undefined;
  const [left] = await planStorage.leftOf([newest]);
  return left ?? { known: shownPlan(newest), changes: [] };
}
