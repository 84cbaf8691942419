import { type Html, html } from "./html.ts";

type PlainPage = {
  title: string;
  /** A paragraph each. */
  words: (string | Html)[];
  /** A link or a form. */
  act: Html;
  /** Comes again by itself after so many seconds. */
  againAfter?: number;
};

const STYLE = `
  body { margin: 0; min-height: 100dvh; display: grid; grid-template-columns: minmax(0, 36em); place-content: center; justify-items: center; gap: 12px; padding: 24px; box-sizing: border-box; background: #fbf9f5; color: #2b2620; font-family: Pretendard, system-ui, sans-serif; text-align: center; word-break: keep-all; line-height: 1.7 }
  h1 { margin: 0; font-size: 22px; line-height: 1.4 }
  h1, p { overflow-wrap: anywhere }
  p { margin: 0; max-width: min(100%, 34ch); color: #5c5348; text-wrap: balance }
  small { color: #6f6455 }
  a, button { display: inline-flex; align-items: center; min-height: 48px; margin-top: 16px; padding: 0 28px; border: 0; border-radius: 8px; background: #2b2620; color: #fff; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer }
  a:focus-visible, button:focus-visible { outline: 3px solid #b08d57; outline-offset: 3px }
`;

/** A page that needs nothing besides itself: no file, no script, no database. */
export function plainPage({ title, words, act, againAfter }: PlainPage): string {
  return html`<!doctype html>
<html lang="ko">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${againAfter !== undefined && html`<meta http-equiv="refresh" content="${againAfter}">`}
<title>${title} · 고이</title>
<style>${{ markup: STYLE }}</style>
<h1>${title}</h1>
${words.map((paragraph) => html`<p>${paragraph}</p>`)}
${act}
</html>
`.markup;
}
