import { z } from "zod";
import { COMMON_PASSWORD, isCommonPassword } from "#domain/common-password.ts";
import { normalisePassword } from "#domain/credentials.ts";
import { ENTRY_PASSWORD_MAX, ENTRY_PASSWORD_MIN } from "#domain/limits.ts";
import { Refusal } from "#domain/refusal.ts";

/** Names what a guest left. Nobody can guess one. */
export type EntryId = string & z.BRAND<"EntryId">;
export const entryId = z
  .string()
  .regex(/^[\w-]{20}$/)
  .brand<"EntryId">();

/** 120 bits: one letter of base64url holds six. */
export const ENTRY_ID_BYTES = 15;

/** By which an entry is changed from another device. Those that were chosen before the commonest were refused still open theirs. */
export const entryPassword = z
  .string()
  .transform(normalisePassword)
  .refine((typed) => [...typed].length >= ENTRY_PASSWORD_MIN, {
    error: `비밀번호는 ${ENTRY_PASSWORD_MIN}자 이상으로 정해 주세요.`,
  })
  .refine((typed) => [...typed].length <= ENTRY_PASSWORD_MAX, {
    error: `비밀번호는 ${ENTRY_PASSWORD_MAX}자까지 쓸 수 있습니다.`,
  })
  .refine((typed) => !isCommonPassword(typed), { error: COMMON_PASSWORD });

/** Four digits are found by trying; five tries in a quarter of an hour are a forgetful person's. */
export const PASSWORD_TRIES = { most: 5, minutes: 15 };

/**
 * What became of an entry: taken, on the waiting list, taken and not let through by the owner yet, or hidden by a
 * temporary measure (see `report.ts`).
 */
export const entryStates = ["accepted", "waiting", "pending", "blocked"] as const;
export type EntryState = (typeof entryStates)[number];

type Standing = { state: "accepted" | "waiting"; approved: boolean; blockedUntil?: Date | null };

export function entryStateOf({ state, approved, blockedUntil }: Standing): EntryState {
  if (blockedUntil) return "blocked";
  return state === "waiting" ? "waiting" : approved ? "accepted" : "pending";
}

/** Null where there is no end to them. */
export type Capacity = number | null;

/** Whether so many seats may be taken in all. */
export function hasRoom(seats: number, capacity: Capacity): boolean {
  return capacity === null || seats <= capacity;
}

type Reseating = {
  state: Standing["state"];
  /** What the entry takes until now, or waits for. */
  seats: number;
  wanted: number;
  /** By all entries together. */
  taken: number;
  capacity: Capacity;
  hasWaitingList: boolean;
};

/**
 * What a changed entry is, and how many seats are then taken by all. Whoever wants more than there is keeps what they
 * have; who had none may wait for them.
 */
export function reseat({ state, seats, wanted, taken, capacity, hasWaitingList }: Reseating) {
  const byOthers = state === "accepted" ? taken - seats : taken;
  if (wanted === 0) return { state: "accepted", taken: byOthers } as const;
  if (state === "waiting") return { state, taken } as const;
  if (wanted <= seats || hasRoom(byOthers + wanted, capacity)) {
    return { state, taken: byOthers + wanted } as const;
  }
  if (seats === 0 && hasWaitingList) return { state: "waiting", taken } as const;
  throw new Refusal("FULL", { sentence: "남은 자리가 모자랍니다. 처음 보내신 답은 그대로 있습니다." });
}

/**
 * The same for one that asks for seats of another sort, of which `taken` and `capacity` are: it gets them, or keeps
 * what it has. Only who holds none may wait for them.
 */
export function moveSeats({ state, seats, wanted, taken, capacity, hasWaitingList }: Reseating) {
  if (wanted === 0 || hasRoom(taken + wanted, capacity)) {
    return { state: "accepted", taken: taken + wanted } as const;
  }
  const holds = state === "accepted" && seats > 0;
  if (!holds && hasWaitingList) return { state: "waiting", taken } as const;
  throw new Refusal("FULL", {
    sentence: "옮기시려는 곳의 자리가 모자랍니다. 처음 보내신 답은 그대로 있습니다.",
  });
}

/** For whoever finds too few seats left, where nobody may wait. */
export function fullFor(left: number): Refusal {
  if (left <= 0) return new Refusal("FULL");
  return new Refusal("FULL", { sentence: `남은 자리가 ${left}석입니다. 인원을 줄여 다시 보내 주세요.` });
}

/** Who of those waiting gets seats that are free: in their order, each who fits into what is left. */
export function whoMovesUp<Waiting extends { seats: number }>(
  waiting: readonly Waiting[],
  free: number,
): Waiting[] {
  let left = free;
  return waiting.filter(({ seats }) => {
    if (seats > left) return false;
    left -= seats;
    return true;
  });
}
