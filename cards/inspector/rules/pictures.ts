import { part } from "#cards/engine/card.ts";
import { removeRow, setField } from "#cards/inspector/mending.ts";
import { photosOn, type ShownPhoto } from "#cards/inspector/photos-on.ts";
import type { Inspected, Rule } from "#cards/inspector/rule.ts";
import { keptShare } from "#cards/sections/cover/frame-shape.ts";
import { cover } from "#cards/sections/cover/section.ts";

type Given = {
  /** Photos that are drawn small and cut, by their place, `speakers.people.*.photo`, with the shape they are cut to. */
  portraits?: Readonly<Record<string, number>>;
};

/** What the long edge of a photo should have, in px. */
const LEAST = { filling: 800, usual: 600, portrait: 400 };

/** Marks and previews, which are never large. */
const SMALL = /(?:^|\.)(?:logo|thumbnail)$/;

/** As cameras, phones and messengers name files. */
const FILE_NAME =
  /^(?:(?:IMG|DSC[FN]?|PXL|MVIMG|P|SAM|GOPR)[-_ ]?\d{3,}|KakaoTalk[-_ ]|(?:Screenshot|스크린샷|화면 캡처)[-_ ]?\d{4,}|(?:Photo|image)[-_]\d+|\d{8}[-_]\d{4,})[^가-힣]*$|\.(?:jpe?g|png|heic|webp|gif)$/i;

/** For every kind that shows photos; one with a cover has `coverPictureRules` besides. */
export function pictureRules({ portraits = {} }: Given = {}): Rule[] {
  const sections = new Set(Object.keys(portraits).map((place) => place.split(".")[0]));
  const portraitRatio = (shown: ShownPhoto) =>
    sections.has(shown.section) ? portraits[placeOf(shown)] : undefined;
  const cut: Rule = {
    code: "portrait-cut-by-half",
    weight: "should",
    finds: "a portrait of which its frame shows half or less",
    find: (card) =>
      ownPhotos(card)
        .filter((shown) => keptShare(shown.photo, portraitRatio(shown)) <= 0.5)
        .map((shown) => ({
          section: shown.section,
          field: shown.field,
          sentence: `${labelOf(card, shown)}의 사진은 절반 이상 잘려 보입니다. 얼굴이 다 보이는지 살펴 주세요.`,
        })),
  };
  return [
    ...(Object.keys(portraits).length > 0 ? [cut] : []),
    {
      code: "photo-too-small",
      weight: "should",
      finds: "photos with too few pixels for where they are shown",
      find(card) {
        const small = ownPhotos(card).filter((shown) => {
          const { width, height } = shown.photo;
          const least = portraitRatio(shown) === undefined ? leastEdge(card, shown) : LEAST.portrait;
          return Math.max(width, height) < least;
        });
        return inSections(small).map(([first, count]) => ({
          section: first.section,
          field: first.field,
          sentence:
            count > 1
              ? `${labelOf(card, first)}의 사진 ${count}장이 작아서 흐리게 보일 수 있습니다. 더 큰 사진이 있으면 바꿔 주세요.`
              : `${labelOf(card, first)}의 사진이 작아서(${first.photo.width}×${first.photo.height}) 흐리게 보일 수 있습니다. 더 큰 사진이 있으면 바꿔 주세요.`,
        }));
      },
    },
    {
      code: "photo-twice",
      weight: "should",
      finds: "the same photo twice in one list of photos",
      find(card) {
        const seen = new Set<string>();
        const again = photosOn(card).filter(({ photo, section, field }) => {
          const list = listOf(field);
          const place = `${section} ${list} ${photo.key}`;
          const isTwice = list !== null && seen.has(place);
          seen.add(place);
          return isTwice;
        });
        return again.map(({ section, field }) => ({
          section,
          field,
          sentence: `${labelOf(card, { section })}에 같은 사진이 두 번 있습니다.`,
          mend: { label: "한 장 빼기", apply: removeRow({ section, field }) },
        }));
      },
    },
    {
      code: "sample-picture-left",
      weight: "should",
      finds: "pictures of a sample beside photos of the maker's own",
      find(card) {
        const photos = photosOn(card);
        const left = photos.filter(({ photo }) => photo.key.startsWith("art/"));
        const [first] = left;
        if (!first || left.length === photos.length) return [];
        return [
          {
            section: first.section,
            field: first.field,
            sentence: `예시 그림 ${left.length}장이 올리신 사진과 함께 보입니다.`,
            mend: {
              label: "예시 그림 빼기",
              // From the last on: a row that is taken out moves those after it.
              apply: (content) =>
                left
                  .toReversed()
                  .map(({ section, field }) =>
                    listOf(field) === null
                      ? setField({ section, field }, null)
                      : removeRow({ section, field }),
                  )
                  .reduce((changed, mend) => mend(changed), content),
            },
          },
        ];
      },
    },
    {
      code: "caption-is-file-name",
      weight: "should",
      finds: "a caption that is the name of a file",
      find: (card) =>
        photosOn(card)
          .filter(({ photo }) => photo.caption !== "" && FILE_NAME.test(photo.caption.trim()))
          .map(({ photo, section, field }) => {
            const place = { section, field: `${field}.caption` };
            return {
              ...place,
              sentence: `사진 설명에 파일 이름 ‘${photo.caption.trim()}’만 적혀 있습니다.`,
              mend: { label: "설명 지우기", apply: setField(place, "") },
            };
          }),
    },
  ];
}

/** Drawings of samples are ours: what is wrong with them no maker can mend. */
function ownPhotos(card: Inspected): ShownPhoto[] {
  return photosOn(card).filter(({ photo, field }) => photo.key.startsWith("u/") && !SMALL.test(field));
}

function leastEdge({ kind, content }: Inspected, { section }: ShownPhoto): number {
  const isCover = section === cover.name && kind.sections.some((one) => one === cover);
  return isCover && part(content, cover).frame === "full-bleed" ? LEAST.filling : LEAST.usual;
}

function placeOf({ section, field }: ShownPhoto): string {
  return `${section}.${field}`.replaceAll(/\.\d+(?=\.|$)/g, ".*");
}

/** The list in which a photo stands: `photos` for `photos.3`; null for one that stands alone. */
function listOf(field: string): string | null {
  return /^(.+)\.\d+$/.exec(field)?.[1] ?? null;
}

function labelOf({ kind }: Inspected, { section }: Pick<ShownPhoto, "section">): string {
  return `‘${kind.sections.find(({ name }) => name === section)?.label ?? ""}’`;
}

/** The first of each section, and how many there are. */
function inSections(photos: readonly ShownPhoto[]): (readonly [ShownPhoto, number])[] {
  const first = photos.filter(({ section }, at) => photos.findIndex((one) => one.section === section) === at);
  return first.map((one) => [one, photos.filter(({ section }) => section === one.section).length] as const);
}
