import { createStore, get, set, type UseStore } from "idb-keyval";
import { noCheckIns, type OptimisticCheckIns } from "./optimistic-check-ins.ts";

let database: UseStore | undefined;
const store = () => (database ??= createStore("goi-doors", "books"));

/** What this device knew when it was last open here; nothing in a window that keeps nothing. */
export async function storedCheckIns(card: string): Promise<OptimisticCheckIns> {
  return (await get<OptimisticCheckIns>(card, store()).catch(() => undefined)) ?? noCheckIns;
}

export async function storeCheckIns(card: string, checkIns: OptimisticCheckIns): Promise<void> {
  await set(card, checkIns, store()).catch(() => undefined);
}

const NAME = "goi.door";

/** What the person at this device calls the door where they stand. */
export function storedDoorName(): string {
  try {
    return localStorage.getItem(NAME) || "정문";
  } catch {
    return "정문";
  }
}

export function storeDoorName(name: string): void {
  try {
    localStorage.setItem(NAME, name);
  } catch {}
}
