import type { CardContent } from "./card.ts";
import type { Addressee } from "./kind.ts";

/** Sends somebody their own address by KakaoTalk; `prepare` as soon as a finger rests on the button. */
export type KakaoSender = { prepare(): void; send(addressee: Addressee): Promise<void> };

export type Clicks = {
  totals: readonly { link: string; count: number }[];
  /** In Korea, `YYYY-MM-DD`; days without a click are not there. */
  days: readonly { link: string; day: string; count: number }[];
};

/** Props of a kind's owner screen: a screen of the owner's own for one of their cards. */
export type OwnerScreenProps = {
  /** The card's id. */
  card: string;
  title: string;
  content: CardContent;
  /** By which those who are sent it may check it; null where guests see no card. */
  checkNumber: string | null;
  /** Where guests open the card, and where its owner changes it. */
  address: string;
  edit: string;
  /** Whether guests can open it at this moment. */
  isOpen: boolean;
  /** How often visitors followed its links: in all, and by day of late; see `links` of a kind. */
  clicks(): Promise<Clicks>;
  /** Absent where the operator has no key for it. */
  kakao: KakaoSender | undefined;
  /** Hands a text to the owner as a file. */
  saveFile(file: { name: string; type: string; text: string }): void;
};
