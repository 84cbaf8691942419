import { chromium, type Page } from "@playwright/test";
import { startCard } from "#cards/engine/card.ts";
import type { Element } from "#cards/kinds/photo/document.ts";
import { newSticker, newText } from "#cards/kinds/photo/edit/new-element.ts";
import { photo } from "#cards/kinds/photo/kind.ts";
import { blank } from "#cards/kinds/photo/section.ts";
import { CARD_HEIGHT, CARD_WIDTH, FACE_MAX_ELEMENTS } from "#cards/kinds/photo/sizes.ts";
import { dataWith, running, weddingWith } from "./given.ts";
import { amount, type Figure, percentile } from "./measure.ts";
import { draftOf, signUp } from "./member.ts";

const SLOWER = 4;
const MOVES = 60;
const VIEWS = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** A full face, one of which lies in the middle over all others. */
function fullFace(): Element[] {
  return Array.from({ length: FACE_MAX_ELEMENTS }, (_, at): Element => {
    if (at === FACE_MAX_ELEMENTS - 1) return newSticker("cake");
    const turn = at * 2.4;
    const out = 8 + (at / FACE_MAX_ELEMENTS) * 26;
    const place = {
      x: CARD_WIDTH / 2 + Math.cos(turn) * out * 0.7,
      y: CARD_HEIGHT / 2 + Math.sin(turn) * out,
      rotation: (at * 37) % 360,
    };
    const element = at % 7 === 0 ? newText("고마워") : newSticker(at % 2 === 0 ? "cake" : "heart");
    return { ...element, ...place };
  });
}

/** Frames while one of 200 elements is dragged, at CPU ×4. */
export async function studio(browserPath: string): Promise<Figure[]> {
  const data = await dataWith(weddingWith(1));
  const app = await running(["server/main.ts"], { DATA_DIR: data.folder });
  const browser = await chromium.launch({ executablePath: browserPath });
  try {
    const context = await browser.newContext({ viewport: VIEWS.desktop, baseURL: app.url });
    const page = await context.newPage();
    await signUp(page, app);
    const start = startCard(photo);
    const front = { ...blank.front, elements: fullFace() };
    const content = { ...start, sections: { design: { ...start.sections.design, front } } };
    const id = await draftOf(page, { app, kind: photo.name, content });
    const figures: Figure[] = [];
    for (const [name, view] of Object.entries(VIEWS)) {
      await page.setViewportSize(view);
      await page.goto(`/photo-card/birthday/edit/${id}`);
      const frames = await draggedFrames(page);
      const bar = { row: "studio", unit: "ms" };
      const what = `a frame while one of ${FACE_MAX_ELEMENTS} is dragged at CPU ×${SLOWER}, ${name}`;
      figures.push(
        amount({ ...bar, what: `${what}, middle`, value: percentile(frames, 0.5), atMost: 20 }),
        amount({ ...bar, what: `${what}, p95`, value: percentile(frames, 0.95), atMost: 50 }),
      );
    }
    return figures;
  } finally {
    await browser.close();
    await app.stop();
    data.remove();
  }
}

/** Milliseconds between the frames of one drag. */
async function draggedFrames(page: Page): Promise<number[]> {
  const canvas = page.getByRole("application", { name: "앞면 캔버스" });
  await canvas.waitFor();
  await page.evaluate(async () => void (await document.fonts.ready));
  const { x, y, width, height } = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const middle = { x: x + width / 2, y: y + height / 2 };
  const devtools = await page.context().newCDPSession(page);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  // The first movement takes it up; what follows is the drag.
  await page.mouse.move(middle.x + 6, middle.y + 6);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.evaluate(() => {
    const frames: number[] = [];
    const next = (now: number) => {
      frames.push(now);
      requestAnimationFrame(next);
    };
    Object.assign(window, { frames });
    requestAnimationFrame(next);
  });
  for (let move = 0; move < MOVES; move += 1) {
    const turn = move / 6;
    await page.mouse.move(middle.x + Math.cos(turn) * 60, middle.y + Math.sin(turn) * 60);
  }
  const at = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await page.mouse.up();
  return at.slice(1).map((time, index) => time - (at[index] ?? 0));
}
