import { foundIf } from "#cards/inspector/found-if.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import { pageEndRules } from "#cards/inspector/rules/page-end.ts";
import { photoRules } from "#cards/inspector/rules/photos.ts";
import { samplesRule } from "#cards/inspector/rules/samples.ts";
import { printWarning } from "./output/print-warning.ts";
import { codeRules } from "./rules/codes.ts";
import { letteringRules } from "./rules/lettering.ts";
import { elementWords, onDesign, placedElements } from "./rules/placed-elements.ts";
import { placingRules } from "./rules/placing.ts";

const pictureRules: readonly Rule[] = [
  {
    code: "card-is-empty",
    weight: "must",
    finds: "a photo card with nothing on it",
    find: ({ content }) =>
      foundIf(placedElements(content).length === 0, {
        ...onDesign,
        sentence: "카드에 아직 아무것도 없습니다. 사진이나 글씨를 올려 주세요.",
      }),
  },
  {
    code: "photo-place-empty",
    weight: "should",
    finds: "a place for a photo that waits for one",
    find: ({ content }) =>
      foundIf(
        placedElements(content).some(({ element }) => element.type === "photo" && !element.photo),
        { ...onDesign, sentence: "사진을 넣지 않은 자리가 있습니다. 그 자리는 비어 보입니다." },
      ),
  },
  {
    code: "photo-blurred",
    weight: "should",
    finds: "a photo with too few pixels for the size at which it is printed",
    find({ content }) {
      const [first] = placedElements(content).flatMap((placed) => {
        const { element } = placed;
        const warning = element.type === "photo" && element.photo && printWarning(element, element.photo);
        return warning ? [{ where: elementWords(placed), warning }] : [];
      });
      return foundIf(first !== undefined, { ...onDesign, sentence: `${first?.where}: ${first?.warning}` });
    },
  },
];

/** In the order in which they are read where two weigh the same. One of each: elements have no field to lead to. */
export const rules: readonly Rule[] = [
  ...pictureRules,
  ...photoRules,
  ...letteringRules,
  ...codeRules,
  ...placingRules,
  ...pageEndRules,
  samplesRule,
];
