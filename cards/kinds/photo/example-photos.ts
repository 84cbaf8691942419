import type { Photo } from "#cards/engine/photo.ts";
import type { Design, DesignFace, Element } from "./document.ts";

/** Nobody's: a code on a sample is one to look at. */
const EXAMPLE_ADDRESS = "https://goi.example/";

/** The design with a photo of ours wherever its maker has none yet: one after another, and over again. So with codes. */
export function withExamples(design: Design, examples: readonly Photo[]): Design {
  let used = 0;
  return onBothSides(design, (element) => {
    if (element.type === "qr") return { ...element, address: element.address || EXAMPLE_ADDRESS };
    if (element.type !== "photo" || element.photo) return element;
    const photo = examples[used++ % examples.length] ?? null;
    return { ...element, photo, cut: photo ? { ...element.cut, ...photo.focus } : element.cut };
  });
}

/** The same without them: the places wait for photos of the maker's own. */
export function withoutExamples(design: Design): Design {
  return onBothSides(design, (element) => {
    if (element.type === "qr" && element.address === EXAMPLE_ADDRESS) return { ...element, address: "" };
    const isOurs = element.type === "photo" && element.photo?.key.startsWith("art/");
    return isOurs ? { ...element, photo: null } : element;
  });
}

function onBothSides(design: Design, change: (element: Element) => Element): Design {
  const changed = (face: DesignFace) => ({ ...face, elements: face.elements.map(change) });
  return { ...design, front: changed(design.front), back: changed(design.back) };
}
