import type { CardContent } from "#cards/engine/card.ts";
import { inspect } from "#cards/inspector/inspect.ts";
import { greeting } from "#cards/kinds/greeting/kind.ts";
import { amount, type Figure, median } from "./measure.ts";

const RUNS = 300;
/** What the first ones cost is paid once, when the rules are loaded. */
const WARM_UP = 30;
const LETTERS = 1_000;

/** How long typing rests while a full wedding card is looked at: sixty photos, all sections, a long greeting. */
export async function inspector(): Promise<Figure[]> {
  const rules = await greeting.rules();
  const samples = (await greeting.samples()).map(({ content }) => content);
  const card = samples[1];
  if (!card) throw new Error("There is no second sample");
  const written = String(card.sections.greeting?.body).repeat(10);
  const full: CardContent = { ...card, sections: { ...card.sections, gallery: withPhotos(card) } };
  const took: number[] = [];
  for (let run = 0; run < RUNS + WARM_UP; run += 1) {
    const body = `5월 22일 토요일 오전 11시, 예식에 모십니다.\n${written}`.slice(0, LETTERS) + run;
    const words = { ...full.sections.greeting, body };
    const content = { ...full, sections: { ...full.sections, greeting: words } };
    const began = performance.now();
    inspect({ kind: greeting, rules, content, now: new Date("2027-01-15T03:00:00Z"), starts: samples });
    if (run >= WARM_UP) took.push(performance.now() - began);
  }
  return [
    amount({
      row: "inspector",
      what: "all rules over a full wedding card",
      value: median(took),
      unit: "ms",
      atMost: 5,
    }),
  ];
}

function withPhotos({ sections }: CardContent): CardContent["sections"][string] {
  const { photos, ...gallery } = sections.gallery ?? {};
  const [photo] = Array.isArray(photos) ? photos : [];
  return { ...gallery, photos: Array.from({ length: 60 }, () => photo) };
}
