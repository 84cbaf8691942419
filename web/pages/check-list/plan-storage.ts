import { createStore, del, get, set, type UseStore } from "idb-keyval";
import type { OptimisticPlan } from "./optimistic-plan.ts";

let database: UseStore | undefined;
const plans = () => (database ??= createStore("goi-wedding-plans", "books"));

/** What a member did on this device and the server does not know yet; nothing in a window that keeps nothing. */
export function storedPlan(member: string): Promise<OptimisticPlan | undefined> {
  return get<OptimisticPlan>(member, plans()).catch(() => undefined);
}

/** Only as long as something of it is not saved: a plan is nobody's business on a device that others use. */
export async function storePlan(member: string, book: OptimisticPlan): Promise<void> {
  const written = book.acts.length > 0 ? set(member, book, plans()) : del(member, plans());
  await written.catch(() => undefined);
}
