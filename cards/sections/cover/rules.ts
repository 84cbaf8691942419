import { type CardContent, part } from "#cards/engine/card.ts";
import type { Photo } from "#cards/engine/photo.ts";
import { setField } from "#cards/inspector/mending.ts";
import type { Inspected, Mend, Rule } from "#cards/inspector/rule.ts";
import { josa } from "#cards/korean/hangul.ts";
import { type CoverFrameShape, coverFrameShape, keptShare } from "./frame-shape.ts";
import { type CoverFrameName, cover, coverFrames } from "./section.ts";

const frame = { section: cover.name, field: "frame" };

/** Offered in this order where the frame that is chosen hides too much. */
const OTHERS = ["rectangle", "polaroid"] as const satisfies readonly CoverFrameName[];

/** Photos of a cover against the frame that they are cut to; nothing for a kind whose cover is another. */
export const coverPictureRules: readonly Rule[] = [
  {
    code: "cover-photo-cut-by-half",
    weight: "should",
    finds: "a photo on the cover of which its frame shows half or less",
    find(card) {
      const { photos, frame: chosen } = coverOf(card);
      const isCut = (photo: Photo) =>
        isOwn(photo) && keptShare(photo, coverFrameShape(chosen, card.content.theme.name).ratio) <= 0.5;
      const at = photos.findIndex(isCut);
      if (at < 0) return [];
      return [
        {
          section: cover.name,
          field: `photos.${at}`,
          sentence: "표지 사진이 사진 틀에서 절반 이상 잘려 보입니다. 얼굴이 다 보이는지 살펴 주세요.",
          ...anotherFrame(card.content, (photo, { ratio }) => keptShare(photo, ratio) > 0.5),
        },
      ];
    },
  },
  {
    code: "cover-focus-outside-frame",
    weight: "should",
    finds: "a photo on the cover whose focus lies where its frame rounds the corner off",
    find(card) {
      const { photos, frame: chosen } = coverOf(card);
      const shape = coverFrameShape(chosen, card.content.theme.name);
      const at = photos.findIndex((photo) => isOwn(photo) && !isSeen(photo, shape));
      if (at < 0) return [];
      return [
        {
          section: cover.name,
          field: `photos.${at}`,
          sentence: "표지 사진에서 꼭 보여야 할 곳으로 고르신 자리가 둥근 사진 틀 밖으로 나갑니다.",
          ...anotherFrame(card.content, isSeen),
        },
      ];
    },
  },
];

function coverOf({ kind, content }: Inspected): Pick<typeof cover.empty, "photos" | "frame"> {
  return kind.sections.some((one) => one === cover) ? part(content, cover) : { photos: [], frame: "theme" };
}

/** Drawings of samples are made for their frames. */
function isOwn({ key }: Photo): boolean {
  return key.startsWith("u/");
}

/** The focus of a photo stands at the same place of its frame as of the photo itself: so the photo is cut. */
function isSeen({ focus: { x, y } }: Photo, { corners, ratio }: CoverFrameShape): boolean {
  if (corners === "square") return true;
  // An arch is half a circle over a rectangle, an oval is round all around.
  const tall = corners === "arch" ? ratio / 2 : 0.5;
  if (corners === "arch" && y >= tall) return true;
  return ((x - 0.5) / 0.5) ** 2 + ((y - tall) / tall) ** 2 <= 1;
}

function anotherFrame(
  content: CardContent,
  fits: (photo: Photo, shape: CoverFrameShape) => boolean,
): { mend?: Mend } {
  const { photos } = part(content, cover);
  const found = OTHERS.find((name) => {
    const shape = coverFrameShape(name, content.theme.name);
    return photos.every((photo) => fits(photo, shape) && keptShare(photo, shape.ratio) > 0.5);
  });
  if (!found) return {};
  const label = `사진 틀을 ${josa(`‘${coverFrames[found]}’`, "으로/로")} 바꾸기`;
  return { mend: { label, apply: setField(frame, found) } };
}
