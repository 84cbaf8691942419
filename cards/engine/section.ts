import type { z } from "zod";
import type { CardContent } from "./card.ts";
import type { EntryFields } from "./entry-fields.ts";
import type { When } from "./kind.ts";

/** Today in Korea, this moment as an ISO instant, and when the card's own day is. */
export type SectionDay = { today: string; now: string; when: When | null };

/** Makes content of an older version into that of the next. */
export type Upgrade = (older: Record<string, unknown>) => Record<string, unknown>;

/**
 * What a section declares in the half that runs anywhere: in the form, in the mutation, on the server.
 * Its viewer and its editor stand beside it and are joined to it by type only.
 */
export type Section<Name extends string = string, Content = unknown> = {
  name: Name;
  /** What the editor calls it. */
  label: string;
  /** One schema, in the form and in the mutation. A draft is always valid: every field may be empty. */
  content: z.ZodType<Content>;
  /** What a new card begins with. */
  empty: NoInfer<Content>;
  /** Whether a guest would see anything. A section that says nothing is never drawn. */
  isVisible(content: Content): boolean;
  /** Whether its maker has filled it in, where that is not what guests see. */
  isFilledIn?(content: Content): boolean;
  /** Whether its time has come; at any time where there is no such rule. */
  isActive?(day: SectionDay, content: Content): boolean;
  /** What the editor says of it for as long as it waits for its time. */
  waits?: string;
  /**
   * What of it guests see on a day. What its viewer does not draw stays on the server: rows that are still being
   * written, what another choice made idle, who is hidden. All of it where nothing is said here.
   */
  shown?(content: Content, day: SectionDay): Content;
  /** The content without telephone and account numbers, for the time when they are no guest's business any more. */
  withoutContacts?(content: Content): Content;
  /** Whether there is anything to choose from here; without it there is. The editor leaves out what is not offered. */
  isOffered?(content: Content): boolean;
  /**
   * Fields that may follow a block which somebody else keeps and corrects, each with the block's own for it:
   * `{ hall: "name" }`. The first is what it is called; a field further in is written `directions.bus`. See `follow.ts`.
   */
  follows?: Readonly<Record<string, string>>;
  /**
   * Days of it that hang on the card's own, each with the field of its time: `fromDate`, in rows `sessions.*.date`.
   * They move with it; see `days.ts`. `label` says which it is where there are several.
   */
  hangsOnDay?: readonly { date: string; time?: string; label?: string }[];
  /** What a new card keeps of a sample: never its people, places, days and numbers. All of it where nothing is said. */
  fromSample?(content: Content): Content;
  /** What it holds, in the few words that fit beside its name: `5월 29일 토 12:30`. Empty where there is nothing to say. */
  summary?(content: Content): string;
  /** Without `taking` something of it is still shown: its maker chooses among three, not two. */
  staysWithoutTaking?: true;
  /** What could stand here, said to its maker while it is empty. */
  suggests?: string;
  /** Oldest first; content of version n goes through all from the n-th on. */
  upgrades: readonly Upgrade[];
  /** Few cards show it: a guest's browser loads its viewer by itself, and only where one does. */
  lazyViewer?: true;
  /** What a guest may leave here. */
  entries?: EntryRules<Content>;
};

/** What a guest may leave on a section. All of it is decided on the server, from what the guests' version says. */
export type EntryRules<Content> = {
  /** What its form asks for, in all that the maker may ask. */
  fields(content: Content): EntryFields;
  /** The shape of one entry, which may depend on what the maker asks for. */
  entry(content: Content): z.ZodType<Record<string, unknown>>;
  /** `one`: a visitor's second entry replaces the first. */
  perVisitor: "one" | "many";
  /** Why nothing is taken at this moment, as a sentence; null where it is. */
  closed(content: Content, now: Date): string | null;
  /** Whether an entry may carry a password, by which it is changed from another device. */
  hasPassword: boolean;
  /** Whether other guests see an entry only after the owner let it through. */
  approveFirst(content: Content): boolean;
  /** Whether an entry may carry photos, which a guest sends before it. */
  takesPhotos?: boolean;
  /** Seats that may never be one too many. */
  seats?: {
    /** Of which sort an entry takes them, where there are several: a session's name. One sort, called nothing, without. */
    of?(entry: Record<string, unknown>): string;
    /** All sorts that are offered, where there are several. */
    sorts?(content: Content): readonly string[];
    /** Null where there is no end to them; 0 for a sort that is not there any more: who has one keeps it. */
    capacity(content: Content, sort: string): number | null;
    taken(entry: Record<string, unknown>): number;
    waitingList(content: Content): boolean;
  };
  /** What an accepted entry lets somebody into; null for one that lets nobody in. Without it there is no door. */
  ticket?(content: Content, entry: Record<string, unknown>): EntryTicket | null;
  /** Where letters about an entry go: that a seat became free, that the day is near. Null where none was given. */
  email?(entry: Record<string, unknown>): string | null;
  /** The last day on which it is taken, `YYYY-MM-DD`: whom the owner named and who said nothing is reminded before. */
  lastDay?(content: Content): string | null;
  /** What other guests see of an entry; null where it is for the owner only. */
  shown(entry: Record<string, unknown>): Record<string, unknown> | null;
  /** Under what an entry is counted, where every guest sees how many said the same; null for one that does not count. */
  tally?(entry: Record<string, unknown>): string | null;
  /**
   * Until when nobody reads what was left but who left it, not even the owner: how many there are is all that is told.
   * Null where it is read at once.
   */
  sealedUntil?(content: Content, card: CardContent): Date | null;
  /** Where entries guess at something that the owner tells later, and winners are drawn among those who were right. */
  guessing?: {
    /** What may be told as the answer: names under which entries are counted. */
    answers(content: Content): readonly string[];
    /** What a guest hears who comes after the answer was told. */
    told: string;
    /** Whose guess it is: of several under one name one takes part in the draw. */
    by(entry: Record<string, unknown>): string;
    /** How a winner is called for all to read. */
    called(entry: Record<string, unknown>): string;
  };
  /** Fields of an entry as the owner reads them in the table and in the exported file. */
  columns(content: Content): readonly EntryColumn[];
  /**
   * The fields of an entry that `figures` reads; all where it is not said. Entries that differ in no other are read
   * once from the database, and stand in the list as often as there are.
   */
  figureFields?: readonly string[];
  /** What the owner wants to know at a glance, from all entries that count. */
  figures(content: Content, entries: readonly Record<string, unknown>[]): readonly EntryFigure[];
};

/** What somebody shows at the door. */
export type EntryTicket = {
  holder: string;
  /** How many it lets in. */
  party: number;
  /** To what of several; empty where there is one thing only. */
  session: string;
  /** When and where, where that is not the card's own day and place. */
  when: When | null;
  place: string;
};

export type EntryColumn = { label: string; value(entry: Record<string, unknown>): string };
export type EntryFigure = { label: string; value: number; unit: string };

/** Keeps the types of one section together. */
export function defineSection<Name extends string, Content>(
  section: Section<Name, Content>,
): Section<Name, Content> {
  return section;
}

/** The section whose entries are tickets, where a kind has one. */
export function checkInSection(sections: readonly Section[]): Section | undefined {
  return sections.find(({ entries: rules }) => rules?.ticket !== undefined);
}

export type ContentOf<Given> = Given extends Section<string, infer Content> ? Content : never;
