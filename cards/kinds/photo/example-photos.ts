import type { Photo } from "#cards/engine/photo.ts";
import type { Design, DesignFace, Element } from "./document.ts";

/** The design with a photo of ours wherever its maker has none yet: one after another, and over again. */
export function withExamples(design: Design, examples: readonly Photo[]): Design {
  let used = 0;
  return onBothSides(design, (element) => {
    if (element.type !== "photo" || element.photo) return element;
    const photo = examples[used++ % examples.length] ?? null;
    return { ...element, photo, cut: photo ? { ...element.cut, ...photo.focus } : element.cut };
  });
}

/** The same without them: the places wait for photos of the maker's own. */
export function withoutExamples(design: Design): Design {
  return onBothSides(design, (element) =>
    element.type === "photo" && element.photo?.key.startsWith("art/") ? { ...element, photo: null } : element,
  );
}

function onBothSides(design: Design, change: (element: Element) => Element): Design {
  const changed = (face: DesignFace) => ({ ...face, elements: face.elements.map(change) });
  return { ...design, front: changed(design.front), back: changed(design.back) };
}
