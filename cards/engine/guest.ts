import { createContext } from "react";

/** Something a guest left, as every other guest sees it. */
export type Entry = {
  id: string;
  /** What the section's `entries.shown` lets through. */
  shown: Record<string, unknown>;
  pinned: boolean;
  reply: string | null;
  /** An ISO instant. */
  createdAt: string;
};

/** Something this device left, in full. */
export type OwnEntry = {
  id: string;
  section: string;
  content: Record<string, unknown>;
  /** `waiting`: on the waiting list; `pending`: the owner has not let it through yet; `blocked`: hidden by a temporary measure. */
  state: "accepted" | "waiting" | "pending" | "blocked";
  /** In the waiting list, the first being 1; null for what does not wait. Only `mine` counts it. */
  place?: number | null;
  createdAt: string;
  /** It waited for a network and was sent by itself: whoever reads on elsewhere by now is not led to it. */
  late?: true;
};

/** What a guest shows at the door, as a letter's link brings it to any device. */
export type GuestTicket = {
  id: string;
  holder: string;
  party: number;
  session: string;
  date: string | null;
  time: string | null;
  venue: string;
  state: OwnEntry["state"];
  place: number | null;
  checkedInAt: string | null;
};

export type EntryPage = {
  entries: Entry[];
  /** All that other guests see, not only this page. */
  count: number;
  /** How many a temporary measure hides. */
  blocked?: number;
  next: string | null;
  /** An ISO instant: until then nobody reads any of them, and there are only so many. */
  sealedUntil?: string | null;
  /** The last time the owner opened them before their promised time. */
  openedEarly?: SealOpening | null;
};

/** ISO instants: until when nobody was to read, when it is opened instead, and when the owner decided that. */
export type SealOpening = { promisedUntil: string; opensAt: string; decidedAt: string };

/** What was right among the guesses on a section, and who won; see `entries.guessing` and `domain/draw.ts`. */
export type Draw = {
  commitment: string;
  /** Null until the owner told it. */
  answer: string | null;
  /** Ids of all that were right. */
  entries: string[];
  /** Null until the draw. */
  seed: string | null;
  /** The first first; without a name where it was withdrawn. */
  winners: { id: string; called: string | null }[];
};

/** Of a refusal by nobody: there is no network, or what waited for one was taken back. */
export const CUT_OFF = "OFFLINE";
export const TAKEN_BACK = "TAKEN_BACK";

/** A guest's "no", with a sentence to show; `fields` names what to mend. Thrown by every call below. */
export class GuestRefusal extends Error {
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Of a rate limit or a busy server: when the same call makes sense again. */
  readonly retryAfterSeconds: number | undefined;

  constructor({
    code,
    message,
    fields = {},
    retryAfterSeconds,
  }: {
    code: string;
    message: string;
    fields?: Record<string, string>;
    retryAfterSeconds?: number | undefined;
  }) {
    super(message);
    this.name = "GuestRefusal";
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export type SentEntry = {
  section: string;
  content: Record<string, unknown>;
  /** A UUID made when the form was opened: sending it again leaves no second entry. */
  key: string;
  password?: string;
  /** A field that no person sees: whoever fills it in is a machine. */
  website?: string;
  /** An ISO instant, where the guest was told that nobody reads it until then. */
  sealedUntil?: string | null;
  /** Where its form keeps what was typed, see `parts/guest-entry/kept.ts`; absent for one that a tap left. */
  place?: string;
  /** What it names is on the server for a short time only: it cannot wait for a network. */
  onlyNow?: true;
};

/** What could not be sent for want of a network. It is kept on this device and sent when there is one. */
export type UnsentEntry = {
  /** Has it not be sent. What was on its way at that moment arrives all the same. */
  takeBack(): Promise<void>;
};
export type EntryChange = { id: string; content: Record<string, unknown>; password?: string };
export type Withdrawal = { id: string; password?: string };

/** What a card's page lets a guest do. The page provides it; previews and samples have none. */
export type Guest = {
  entries(section: string, after?: string): Promise<EntryPage>;
  mine(section: string): Promise<OwnEntry[]>;
  /** How many left what is counted under each name; see `entries.tally`. */
  tally(section: string): Promise<Record<string, number>>;
  /** How many seats are left, by their sort; see `entries.seats.of`. One that has no end is missing. */
  seatsLeft(section: string): Promise<Record<string, number>>;
  /** The ticket with this id, whoever left the entry. */
  ticket(id: string): Promise<GuestTicket>;
  /** On a section where guests guess. */
  draw(section: string): Promise<Draw>;
  /**
   * Answers when it has arrived. Where there is no network `onUnsent` is told, and that may be much later; who gives
   * none is refused at once.
   */
  leave(entry: SentEntry, onUnsent?: (unsent: UnsentEntry) => void): Promise<OwnEntry>;
  change(change: EntryChange): Promise<OwnEntry>;
  withdraw(withdrawal: Withdrawal): Promise<void>;
  /** Stores a photo a guest wants to leave; the answer goes into an entry. */
  addPhoto(photo: { section: string; file: File; onProgress(part: number): void }): Promise<{
    key: string;
    width: number;
    height: number;
    placeholder: string;
  }>;
  /** Calls back whenever somebody left, changed or withdrew something here, until the answer is called. */
  watch(section: string, onChange: () => void): () => void;
};

/** Null in the editor's preview, in samples, and until the page is hydrated. */
export const GuestContext = createContext<Guest | null>(null);
