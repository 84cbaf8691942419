import { defineSection } from "#cards/engine/section.ts";
import { type Design, type DesignFace, design as schema } from "./document.ts";

const white = { background: { type: "plain", colour: "#ffffff" }, elements: [], frame: null } as const;

/** An empty card, white on both sides. */
export const blank: Design = {
  name: "",
  set: "",
  number: null,
  finish: "gloss",
  front: { ...white, elements: [] },
  back: { ...white, elements: [] },
};

/** All of a photo card: its two faces, its number and its finish. */
export const designSection = defineSection({
  name: "design",
  label: "포토카드",
  content: schema,
  empty: blank,
  isVisible: ({ front, back }) => front.elements.length > 0 || back.elements.length > 0,
  // What it is called among others stands in the card's title.
  shown: (given) => ({ ...given, name: "", set: "", front: seen(given.front), back: seen(given.back) }),
  upgrades: [],
});

/** A photo on it has no words beside it. */
function seen(face: DesignFace): DesignFace {
  const elements = face.elements
    .filter(({ hidden }) => !hidden)
    .map((one) =>
      one.type === "photo" && one.photo ? { ...one, photo: { ...one.photo, caption: "" } } : one,
    );
  return { ...face, elements };
}
