import type { FunctionComponent } from "react";
import type { CardContent } from "./card.ts";
import type { Facts } from "./kind.ts";
import type { ContentOf, Section } from "./section.ts";

/** What a viewer knows besides its own content. The same on the server and in the browser. */
export type CardFacts = Facts & {
  /** Null in the editor's preview and in samples: nothing can be left there. */
  id: string | null;
  /** The card's own address. */
  address: string;
  /** Of what is shown; absent in previews and samples. */
  version?: number;
  /** By which it is checked at `/check`: `482 913`; absent in previews and samples. */
  checkNumber?: string | null;
  /** Today in Korea, `YYYY-MM-DD`; a cached page is drawn anew when it changes. */
  today: string;
  /** When the page was drawn, an ISO instant: between two of its kind's `moments` no viewer may show a difference. */
  now: string;
  language: CardContent["language"];
  kind: string;
  /** The public holidays of the month of `when`, by their days, where a calendar is shown: their tables stay off the guest's phone. */
  holidays?: Readonly<Record<string, string>>;
};

/** Props of every section's viewer. A viewer draws content that says something; it is never given an empty one. */
export type ViewerProps<Content> = { content: Content; card: CardFacts };

/** For every section of a kind its viewer. A kind's viewers stand in a file of their own: a guest gets one kind's. */
export type ViewersOf<Sections extends readonly Section[]> = {
  [One in Sections[number] as One["name"]]: FunctionComponent<ViewerProps<ContentOf<One>>>;
};

/** Viewers that a guest's browser loads by themselves. */
export type LazyViewersOf<Sections extends readonly Section[]> = {
  [Name in keyof ViewersOf<Sections>]?: () => Promise<ViewersOf<Sections>[Name]>;
};
