import type { OwnEntry } from "#cards/engine/guest.ts";

/** What somebody gets who sends their form now; `kept` is the place in the waiting list that they have already. */
export type SeatOutlook = "seated" | "waiting" | "kept" | "refused";

/** What a guest has who changes an entry; `stays` where it is about seats of the same sort. */
export type OwnSeats = { state: OwnEntry["state"]; seats: number; stays: boolean };

type Asked = {
  /** Undefined where there is no end to them, or it is not known. */
  left: number | undefined;
  wanted: number;
  hasWaitingList: boolean;
  own?: OwnSeats | undefined;
};

/** Says before sending what `domain/entry.ts` decides on it; a test holds the two together. */
export function seatOutlook({ left, wanted, hasWaitingList, own }: Asked): SeatOutlook {
  if (left === undefined || wanted === 0) return "seated";
  if (own?.state === "waiting" && own.stays) return "kept";
  const held = seatsHeld(own);
  if (wanted <= (own?.stays ? left + held : left)) return "seated";
  return hasWaitingList && held === 0 ? "waiting" : "refused";
}

/** Seats that a guest loses nothing of, whatever they ask for. */
export function seatsHeld(own: OwnSeats | undefined): number {
  return own && own.state !== "waiting" ? own.seats : 0;
}
