import { printOf } from "#cards/kinds/photo/output/print.ts";
import { templates } from "#cards/kinds/photo/templates/templates.ts";
import type { Files } from "#server/ports.ts";
import type { PrintForm } from "#server/prints/forms.ts";
import { createPrinter } from "#server/prints/printer.ts";
import { createWorkers } from "#server/workers/workers.ts";
import { amount, type Figure, median } from "./measure.ts";

const RUNS = 5;
const none = () => Promise.reject(new Error("Only photos of ours are printed here"));
const files: Files = { uploadForm: none, write: none, stat: none, read: none, remove: none };

/** How long a member waits for a file of a card with a photo, stickers and letters in three fonts. */
export async function print(): Promise<Figure[]> {
  const press = createPrinter({ files, clock: { now: () => new Date() }, workers: createWorkers() });
  const { design } = templates.find(({ name }) => name === "ticket") ?? {};
  if (!design) throw new Error("There is no ticket");
  const photo = { width: 1600, height: 1067, placeholder: "", caption: "", focus: { x: 0.5, y: 0.5 } };
  const elements = design.front.elements.map((element) =>
    element.type === "photo" ? { ...element, photo: { ...photo, key: "art/birthday-cake" } } : element,
  );
  const card = { ...design, number: { at: 1, of: 9 }, front: { ...design.front, elements } };

  async function drawn(form: PrintForm, cards: "one" | "series"): Promise<number> {
    const took: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const began = performance.now();
      await press.draw({ print: printOf(card, cards), form, bleed: false });
      took.push(performance.now() - began);
    }
    return median(took);
  }

  // A print keeps no program from ending; this one waits for it.
  const awake = setInterval(() => undefined, 1_000);
  const bar = { row: "print", unit: "ms" };
  const figures = [
    amount({ ...bar, what: "a PDF of one card", value: await drawn("pdf", "one"), atMost: 2_000 }),
    amount({
      ...bar,
      what: "a sheet of nine numbers",
      value: await drawn("sheet-pdf", "series"),
      atMost: 2_000,
    }),
    amount({ ...bar, what: "a PNG of the front", value: await drawn("front-png", "one"), atMost: 2_000 }),
  ];
  clearInterval(awake);
  return figures;
}
