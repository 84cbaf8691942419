import type { CardContent } from "#cards/engine/card.ts";
import { CARD_MAX_PHOTOS } from "#cards/engine/photo.ts";
import { type PhotoPlace, photoPlaces, soundPlaces } from "#cards/engine/photo-places.ts";
import type { CardId } from "#domain/card-id.ts";
import type { Owner } from "#domain/member.ts";
import { Refusal } from "#domain/refusal.ts";
import { showOn, usable } from "#server/photos/public.ts";
import type { Orm } from "#server/ports.ts";

type Showing = {
  /** The card itself, or the one it is made from: what that shows, it may show. */
  card: CardId | null;
  owner: Owner;
  content: CardContent;
  /** Of its plan; what any card may hold where none is paid for yet. */
  most?: number;
};
type Shown = { key: string; used: boolean };

/** The photos and the music of a content that members sent. Refuses too many for a card, and those that are not its owner's. */
export async function photosToShow(
  orm: Orm,
  { card, owner, content, most = CARD_MAX_PHOTOS }: Showing,
): Promise<Shown[]> {
  const shown = photoPlaces(content.sections);
  const excess = shown[most];
  if (excess) throw refusedAt(excess, tooMany(most));
  const sent = shown.filter(({ key }) => key.startsWith("u/")).map((place) => ({ ...place, type: null }));
  const sounds = soundPlaces(content.sections);
  const keys = [...sent, ...sounds].map(({ key }) => key);
  const known = await usable(orm, { card, owner, keys });
  const isForeign = ({ key, type }: { key: string; type: unknown }) =>
    !known.some((one) => one.key === key && one.soundType === type);
  const foreign = sent.find(isForeign);
  if (foreign) throw refusedAt(foreign, "보관하고 있지 않은 사진입니다. 지우고 다시 올려 주세요.");
  const foreignSound = sounds.find(isForeign);
  if (foreignSound) throw refusedAt(foreignSound, "보관하고 있지 않은 음악입니다. 다시 올려 주세요.");
  return known;
}

function tooMany(most: number): string {
  return most < CARD_MAX_PHOTOS
    ? `이 카드의 요금제에는 사진을 ${most}장까지 담을 수 있습니다.`
    : `사진은 카드 한 장에 ${most}장까지 담을 수 있습니다.`;
}

/** Keeps the photos as long as the card. They are there before the version that shows them. */
export async function keepPhotos(orm: Orm, { card, shown }: { card: CardId; shown: Shown[] }): Promise<void> {
  if (!(await showOn(orm, { card, keys: shown.map(({ key }) => key) }))) throw new Refusal("CONFLICT");
}

function refusedAt({ path }: PhotoPlace, sentence: string): Refusal {
  return new Refusal("INVALID", { fields: { [["sections", ...path].join(".")]: sentence } });
}
