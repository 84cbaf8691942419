import type { EasyPartsOf } from "#cards/easy-view/easy-view.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import type { TextReader } from "#cards/reading/understood.ts";
import type { ThemeName } from "#cards/themes/themes.ts";
import type { CardContent } from "./card.ts";
import type { Keepsake } from "./keepsake.ts";
import type { Occasion } from "./occasion.ts";
import type { CardPage } from "./page.ts";
import type { FactWords } from "./patterns.ts";
import type { Photo } from "./photo.ts";
import type { PhraseBook } from "./phrase.ts";
import type { Print } from "./print.ts";
import type { Question, QuestionScreen } from "./question.ts";
import type { Sample } from "./sample.ts";
import type { Section } from "./section.ts";
import type { SectionGroups } from "./section-groups.ts";

/** The screens a kind has; the specification gives their addresses. */
export type KindScreen = "view" | "list" | "create" | "edit" | "order";

/** When it is, as people say it: a day and a time of the clock in Korea. */
export type When = { date: string; time: string | null };

/** What a card says about itself outside its own page: in lists, previews, calendars and messages. */
export type Facts = {
  /** Names of the people it is about, as they would be said together. */
  title: string;
  /** One line for a preview. */
  description: string;
  /** The small English line over its greeting; `Greeting` where the kind says nothing. */
  eyebrow?: string;
  when: When | null;
  /** When it ends, where that is said. */
  until?: When | null;
  place: { name: string; address: string } | null;
  /** What its sections are called where their maker does not say, by their names. */
  titles?: Readonly<Record<string, string>>;
  /** What the kind found out for its own viewers: the tables that takes stay off the guest's phone. */
  findings?: Readonly<Record<string, string>>;
  /** How the day is said where it stands alone; in figures where the kind says nothing. */
  dayLine?: string;
  /** What one says on such an occasion, for guests who look for words. */
  guestWords?: string;
  /** The whole of it as people would send it by text message; the card's address follows. */
  message?: string;
};

export type EventWords = Readonly<Record<"day" | "time" | "place", string>>;

/** Something that opens on a card at a moment its maker chose, in `field`; `what` goes before 때: 카드가 열리는. */
export type Opening = { section: string; field: string; what: string; at: Date };

/** A link whose clicks are counted, by an id that it keeps. */
export type CountedLink = { id: string; label: string };

/** A card of the same maker that guests can open at this moment. */
export type OpenedCard = {
  id: string;
  title: string;
  /** What its kind is called. */
  kind: string;
  address: string;
};

export type Plan = {
  name: string;
  label: string;
  /** Whole won, VAT included. */
  won: number;
  /** On one card. */
  photos: number;
  /** How long the page stays after the event; 90 days where this is null. */
  days: number | null;
  /** For how many days it is bought; then the plan for nothing takes its place. As long as the page where it is not said. */
  lasts?: number;
  /** How many different cards it prints without our mark. */
  prints?: number;
  /** Who may be given a seat on one occasion; no end to them where it is not said. */
  guests?: number;
  /** Whether tickets are looked at on the door; they are where it is not said. */
  hasCheckIn?: false;
  /** What a buyer reads of it, where its limits do not say it. */
  gives?: readonly string[];
  /** Further cards that cost nothing with it, by the names of their kind and plan. */
  includes?: { kind: string; plan: string; count: number };
  /** What shops call it besides its label. */
  soldAs?: readonly string[];
};

export type Offers = {
  /** Households or parties: 신랑 측. */
  sides: readonly string[];
  /** What somebody is to the people of the card: 아버지. */
  relations: readonly string[];
  /** Small English lines over the cover's title. */
  subtitles: readonly string[];
};

/** What people came together for, in words that all kinds share. */
export type Gathering = "wedding" | "funeral" | "first-birthday" | "business" | "other";

/** What a card leaves to one that is made from it: what it was for, and who invited. */
export type CarriedOver = { gathering: Gathering; hosts: string };

/** All that a later card may take over from an earlier one of another kind. */
export type Earlier = CarriedOver & {
  photos: readonly Photo[];
  /** Everybody who left their name, each once. */
  guests: readonly string[];
  /** In Korea, `YYYY-MM-DD`. */
  today: string;
  language: CardContent["language"];
};

/** Somebody to whom a card is sent by name. */
export type Addressee = {
  name: string;
  address: string;
  /** As the card begins for them: 김하늘 님께. */
  greeting: string;
  /** What goes with the address. */
  message: string;
};

export type Kind = {
  name: string;
  label: string;
  /** What one of them is called in a sentence, ending in a vowel as 카드 does; 카드 where the kind says nothing. */
  called?: string;
  /** What shops call it besides its label. */
  soldAs?: readonly string[];
  /** What it is for, where somebody chooses among kinds. */
  line: string;
  /** What it is made for, where that is more than one thing, and how a card of it becomes one of them. */
  occasions?: {
    all: readonly [Occasion, ...Occasion[]];
    of(content: CardContent): string;
    begin(content: CardContent, occasion: string): CardContent;
  };
  /** As in the specification, with `{id}`. */
  addresses: Partial<Record<KindScreen, string>> & { view: string };
  /** In the order a new card has. */
  sections: readonly Section[];
  /** Always first, never hidden. */
  first: string;
  themes: readonly [ThemeName, ...ThemeName[]];
  plans: readonly Plan[];
  /** Its first section is opened by a tap of its own: no other screen is laid over it. */
  opensByTap?: true;
  /** A card of grief: nothing near it sells, celebrates or counts days. */
  isSolemn?: true;
  /** What is said where a new card begins; the same for all where the kind says nothing. */
  begin?: { title: string; lead: string; empty: { label: string; mood: string } };
  /** A page of ours for who makes such a card, offered where they are listed. */
  beside?: { label: string; to: string };
  /** Words that forms offer for such a card; any others may be typed. */
  offers?: Partial<Offers>;
  facts(content: CardContent): Facts;
  /** What its day, hour and place are called where guests are told that one changed: 예식 시간, 빈소. */
  eventWords?(content: CardContent): EventWords;
  /** The sections in which its facts are asked, who it is about, when and where; or how their fields begin: `farewell.hall`. */
  factSections: { who: readonly string[]; when?: readonly string[]; where?: readonly string[] };
  /** What is asked first of such a card, who, when and where; nothing where it is not made in forms. */
  questions?(content: CardContent): readonly Question[];
  /** How each of the screens is headed on which it is asked; in words for all kinds where nothing is said here. */
  questionTitles?(content: CardContent): Partial<Record<QuestionScreen, string>>;
  /** Which of its sections a maker needs, and which can wait; the others are good to have. */
  groups?(content: CardContent): SectionGroups;
  /** A sample in another look than its own, where more than the theme should differ from look to look. */
  inLook?(content: CardContent): CardContent;
  /** The field of its first section with the photo that designs show: `obituary.photo`; or with a list of them: `cover.photos`. */
  facePhoto?: { path: string; isList?: true };
  /** Fields that say what the facts say, until their maker writes something else: pattern by path; see `derived.ts`. */
  patterns?(content: CardContent): Readonly<Record<string, string>>;
  /** The facts that patterns have places for, by the name they have there: `{신랑}`. */
  factWords?(content: CardContent): FactWords;
  /** Instants at which the page shows something else, besides every midnight. */
  moments?(content: CardContent): readonly Date[];
  /** What guests are told to wait for: the page does not end before it. */
  openings?(content: CardContent): readonly Opening[];
  /** The only sections that guests may see yet, in this order, where something is kept from them until its time; else null. */
  openAt?(content: CardContent, now: string): readonly string[] | null;
  /** What guests are told of the card as long as `openAt` keeps something from them; its facts where this is not said. */
  veiled?(content: CardContent): Facts;
  /** Whether its maker wants it to stay without an end; only where it costs nothing. */
  staysOpen?(content: CardContent): boolean;
  /** A screen that the owner shows to all who came, drawn by its `presentation-screen.tsx`. */
  presentationScreen?: { label: string };
  /** Who it is from, by name, where that is not who invites by `carriedOver`: a site's owner, who thanks. */
  sentBy?(content: CardContent): string;
  /** For a card that is made from this one; without it, `other` and the title of its facts. */
  carriedOver?(content: CardContent): CarriedOver;
  /** How a card is begun from an earlier one of another kind, and what its owner reads where that is offered. */
  createFrom?: { label: string; begin(empty: CardContent, earlier: Earlier): CardContent };
  /** Those whom its maker named, each with an address of their own: they are sent it one by one. */
  addressees?(content: CardContent, address: string): readonly Addressee[];
  /** A screen of its owner's own for a published card, drawn by its `owner-screen.tsx`. */
  ownerScreen?: { label: string };
  /** It is made in its `canvas-editor.tsx` instead of in the forms of its sections. */
  canvasEditor?: true;
  /** Its owner's list of such cards is one of its own, drawn by its `list-screen.tsx`. */
  listScreen?: true;
  /** What is left of a sample for who begins with it; all of it where the kind says nothing. */
  fromSample?(content: CardContent): CardContent;
  /**
   * The field with the name under which its page stands, where that is no id, and the one that says whose page it is;
   * see `domain/sitename.ts`.
   */
  named?: { section: string; field: string; owner: string };
  /** Links on it whose clicks its owner sees on its owner screen. */
  links?(content: CardContent): readonly CountedLink[];
  /** Other cards of its maker's that it leads to: guests see those that they can open, as they are called now. */
  mentions?: {
    ids(content: CardContent): readonly string[];
    keep(content: CardContent, open: readonly OpenedCard[]): CardContent;
  };
  /** Somebody for an address book; `search` as below. Null where the page shows nobody. */
  contactFile?(page: CardPage, search: string): { name: string; text: string } | null;
  /** A picture of the card to keep; `search` is what stood behind the question mark of the address. */
  keepsake?(page: CardPage, search: string): Keepsake;
  /** The card as it goes to paper: as it stands, or every one of the series that it is numbered in. A promise, because what it takes to draw is fetched for it only. */
  print?(content: CardContent, cards: "one" | "series"): Promise<Print>;
  /** Loads its samples, in the order a maker sees them. */
  samples(): Promise<readonly Sample[]>;
  /** Loads what may be written on it. */
  phrases(): Promise<PhraseBook>;
  /** Loads how it is said to a guest of eighty, in a few screens of very large type. */
  easyView(): Promise<EasyPartsOf>;
  /** Loads what may be wrong with it. */
  rules(): Promise<readonly Rule[]>;
  /** Loads how a text is read that its maker has already and pastes; without it none is. */
  reading?(): Promise<TextReader>;
};
