import type { z } from "zod";

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
  says(content: Content): boolean;
  /** Oldest first; content of version n goes through all from the n-th on. */
  upgrades: readonly Upgrade[];
  /** What a guest may leave here. */
  leaving?: Leaving<Content>;
};

/** What a guest may leave on a section. */
export type Leaving<Content> = {
  /** The shape of one entry, which may depend on what the maker asks for. */
  entry(content: Content): z.ZodType;
  /** `one`: a visitor's second entry replaces the first. */
  each: "one" | "many";
  /** The moment after which nothing is taken any more; null while there is none. */
  closesAt(content: Content): Date | null;
  /** Seats that may never be one too many. */
  seats?: {
    capacity(content: Content): number | null;
    taken(entry: unknown): number;
    waitingList(content: Content): boolean;
  };
  /** What other guests see of an entry; null where it is for the owner only. */
  shown(entry: unknown): Record<string, unknown> | null;
};

/** Keeps the types of one section together. */
export function defineSection<Name extends string, Content>(
  section: Section<Name, Content>,
): Section<Name, Content> {
  return section;
}

export type ContentOf<Given> = Given extends Section<string, infer Content> ? Content : never;
