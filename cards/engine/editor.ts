import { createContext, type FunctionComponent } from "react";
import type { KindName } from "#cards/kinds/kinds.ts";
import type { SoundType } from "#domain/sound.ts";
import type { CardContent } from "./card.ts";
import type { OpenedCard } from "./kind.ts";
import type { MapPlace, MapPoint } from "./links.ts";
import type { Photo } from "./photo.ts";
import type { ContentOf, Section } from "./section.ts";

/**
 * Props of every section's editor. Every input carries as its `name` the path of its field in the content, such as
 * `body` or `people.0.name`: by it a problem, a concern or a tap on the preview finds its way here. `focusField` in
 * `fields/focus-field.ts` goes there and unfolds what lies around it.
 */
export type EditorProps<Content> = {
  content: Content;
  /** Replaces the fields it is given. */
  change(fields: Partial<Content>): void;
  /** What to mend, a sentence by the path of the field. */
  problems: Readonly<Record<string, string>>;
};

/** For every section of a kind its editor. */
export type EditorsOf<Sections extends readonly Section[]> = {
  [One in Sections[number] as One["name"]]: FunctionComponent<EditorProps<ContentOf<One>>>;
};

/** A photo on its way to the server. The maker sees it from `preview` before it has arrived. */
export type ComingPhoto = {
  id: string;
  /** Of the file, as the maker knows it. */
  name: string;
  /** An address of this page only; null where the browser cannot draw the file (HEIC) yet. */
  preview: string | null;
  /** From 0 to 1; null while it is waiting. */
  progress: number | null;
  /** Why it could not be taken. */
  problem: string | null;
  /** Whether trying again may help. */
  canRetry: boolean;
};

/** How photos come into a card. */
export type PhotoWays = {
  /** Photos that are on their way to a field, by the path `section.field`. */
  coming(path: string): readonly ComingPhoto[];
  /** Takes files for a field; each arrives through `arrived`, in the order of the files. */
  takePhotos(files: { path: string; files: readonly File[]; arrived(photo: Photo): void }): void;
  retryPhoto(id: string): void;
  forgetPhoto(id: string): void;
  /** Stores the cut or turned picture as a photo of its own; focus and caption stay the maker's. */
  cutPhoto(cut: { photo: Photo; area: Area; turn: 0 | 90 | 180 | 270 }): Promise<Photo>;
};

/** Whether a card may have a name in its address, and others that are free where it may not. */
export type NameAvailability = {
  state: "free" | "unfit" | "reserved" | "taken";
  /** How it breaks the rule, where it does. */
  sentence: string | null;
  suggestions: readonly string[];
};

/** A part of a picture, in pixels of the turned original of the widest kept size. */
export type Area = { x: number; y: number; width: number; height: number };

/** A block that somebody else keeps, for a section to follow; see `follow.ts`. */
export type OfferedBlock = {
  id: string;
  said: Record<string, unknown>;
  /** Who keeps it; null where nobody does any more. */
  keeper: string | null;
};

/** How a card follows blocks. */
export type BlockWays = {
  searchBlocks(text: string): Promise<readonly OfferedBlock[]>;
  /** Those that the open card follows, as they are now. */
  followedBlocks(): Promise<readonly OfferedBlock[]>;
  /** Makes this the open card; one step back undoes it. */
  replace(content: CardContent): void;
};

/** What came of a question: an answer, or why there is none, as a sentence for who asked. */
export type Answered<Answer> = { answer: Answer } | { problem: string };

/** How the form of a place finds out where that is. */
export type PlaceWays = {
  /** By its name or address; null where nobody can be asked, and makers type it themselves. */
  searchPlaces: ((text: string) => Promise<Answered<readonly MapPlace[]>>) | null;
  /** The address of a map with a pin to drag; null where there is no key for one. */
  pinMap: string | null;
  /** Where a short link of a map leads; null where it names no place. */
  openMapLink(link: string): Promise<Answered<MapPoint | null>>;
};

/** Null where nobody is asked at all. */
export const PlaceWaysContext = createContext<PlaceWays | null>(null);

/** How music of the maker's own comes into a card. Rejects with a sentence that its maker reads. */
export type SoundWays = {
  sendSound(sending: {
    file: File;
    /** From 0 to 1. */
    onProgress(part: number): void;
    signal: AbortSignal;
  }): Promise<{ key: string; type: SoundType; seconds: number }>;
};

export const PhotoWaysContext = createContext<PhotoWays | null>(null);

/** What the frame gives every section's editor. It stays the same while the card changes: who wants to know listens. */
export type Editing = {
  kind: KindName;
  /** The whole card, for what depends on another section. */
  content(): CardContent;
  listen(changed: () => void): () => void;
  /** Whether the card may have this name; see `named` of its kind. */
  askName(name: string): Promise<NameAvailability>;
  /** The maker's other cards that guests can open at this moment. */
  openCards(): Promise<readonly OpenedCard[]>;
} & BlockWays &
  SoundWays;

export const EditingContext = createContext<Editing | null>(null);
