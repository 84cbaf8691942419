import { createStore, get, set, type UseStore } from "idb-keyval";
import { emptyBook, type OptimisticCheckIns } from "./optimistic-check-ins.ts";

let database: UseStore | undefined;
const doors = () => (database ??= createStore("goi-doors", "books"));

/** What this device knew when it was last open here; nothing in a window that keeps nothing. */
export async function storedCheckIns(card: string): Promise<OptimisticCheckIns> {
  return (await get<OptimisticCheckIns>(card, doors()).catch(() => undefined)) ?? emptyBook;
}

export async function storeCheckIns(card: string, book: OptimisticCheckIns): Promise<void> {
  await set(card, book, doors()).catch(() => undefined);
}

const NAME = "goi.door";

/** What the person at this device calls their door. */
export function keptDoor(): string {
  try {
    return localStorage.getItem(NAME) || "정문";
  } catch {
    return "정문";
  }
}

export function keepDoor(name: string): void {
  try {
    localStorage.setItem(NAME, name);
  } catch {}
}
