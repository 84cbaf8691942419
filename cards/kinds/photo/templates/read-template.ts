import type { Design, DesignFace, Element, ElementType } from "#cards/kinds/photo/document.ts";
import { stickerNamed } from "#cards/kinds/photo/stickers/stickers.ts";
import type { Air } from "#cards/themes/airs.ts";

/** A design to begin with. */
export type Template = {
  name: string;
  label: string;
  /** One line about what it feels like. */
  mood: string;
  /** Every face has colours of its own, whatever theme its page wears. */
  air: Air;
  design: Design;
};

type WrittenElement = { type: string; name?: string; width?: number };
type WrittenFace = { background: object; frame?: object; elements: readonly WrittenElement[] };

/** As it stands in `content/photo-templates`. */
type WrittenTemplate = Pick<Template, "name" | "label" | "mood"> & {
  air: object;
  design: { finish: string; front: WrittenFace; back: WrittenFace; number?: object };
};

const placed = { rotation: 0, opacity: 1, locked: false, hidden: false, group: null };
const lettered = {
  weight: 400,
  outline: null,
  curve: 0,
  spacing: 0,
  leading: 1.4,
  align: "center",
  width: 46,
};

/** What an element says where its file says nothing. */
const unsaid: Readonly<Record<ElementType, object>> = {
  photo: {
    photo: null,
    cut: { x: 0.5, y: 0.5, zoom: 1, turn: 0, mirrored: false },
    filter: "none",
    frame: null,
  },
  sticker: { colours: [], mirrored: false, dieCut: false },
  text: lettered,
  number: lettered,
  shape: { fill: null, line: null, radius: 0 },
  qr: { address: "" },
};

/** A file knows no literal types; `tests/content.test.ts` has looked at what every file says. */
export function readTemplate({ design: { front, back, ...rest }, ...template }: WrittenTemplate): Template {
  const design = { name: "", set: "", number: null, ...rest, front: readFace(front), back: readFace(back) };
  return { ...template, design } as Template;
}

function readFace({ elements, ...face }: WrittenFace): DesignFace {
  return { frame: null, ...face, elements: elements.map(readElement) } as DesignFace;
}

function readElement(written: WrittenElement, at: number): Element {
  const own = { ...placed, ...unsaid[written.type as ElementType], ...heightOf(written), ...written };
  return { ...own, id: `part-${at + 1}` } as Element;
}

/** A sticker is as high as it is drawn. */
function heightOf({ type, name = "", width = 0 }: WrittenElement): { height?: number } {
  const drawn = type === "sticker" ? stickerNamed(name) : null;
  return drawn ? { height: (width * drawn.height) / drawn.width } : {};
}
