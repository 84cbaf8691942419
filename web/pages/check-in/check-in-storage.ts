import { isOptimistic } from "#web/offline-queue/change-queue.ts";
import { createDeviceStorage } from "#web/offline-queue/device-storage.ts";
import type { OptimisticCheckIns } from "./optimistic-check-ins.ts";

/** What this device knew when it was last open here; nothing in a window that keeps nothing. */
export const checkInStorage = createDeviceStorage<OptimisticCheckIns>({
  database: "goi-doors",
  store: "books",
  prefix: "goi.check-in.",
  isKept: isOptimistic,
});

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
