import { build } from "vite";
import { type CardParts, pageWith, plainStyle } from "./static-page.ts";

/**
 * The same words and photos as open-source invitations are built: React, and a page that is empty until its script has
 * come. Without all that they add for galleries, maps and music.
 */
export async function drawnInBrowser(parts: CardParts) {
  const [script] = await bundled(`
    import { createElement as h, useState } from "react";
    import { createRoot } from "react-dom/client";
    const sections = ${JSON.stringify(parts.sections)};
    const names = { srcset: "srcSet", fetchpriority: "fetchPriority" };
    const props = (picture) => Object.fromEntries(Object.entries(picture).map(([n, v]) => [names[n] ?? n, v]));
    function Photo({ picture }) {
      const [isLarge, setIsLarge] = useState(false);
      return h("img", { ...props(picture), "data-large": isLarge, onClick: () => setIsLarge(!isLarge) });
    }
    function Card() {
      return sections.map(({ pictures, words }, at) =>
        h("section", { key: at },
          pictures.map((picture, index) => h(Photo, { key: "p" + index, picture })),
          words.map((line, index) => h("p", { key: index }, line))));
    }
    createRoot(document.getElementById("root")).render(h(Card));
  `);
  const head = '<link rel="stylesheet" href="/card.css"><script type="module" src="/card.js"></script>';
  return {
    html: pageWith(head, '<div id="root"></div>'),
    files: {
      "/card.js": { type: "text/javascript", body: script ?? "" },
      "/card.css": { type: "text/css", body: plainStyle(parts) },
    },
  };
}

const ENTRY = "virtual:card";

async function bundled(source: string): Promise<string[]> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    mode: "production",
    publicDir: false,
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    plugins: [
      {
        name: "card",
        resolveId: (id) => (id === ENTRY ? `${process.cwd()}/bench/card.js` : null),
        load: (id) => (id.endsWith("/bench/card.js") ? source : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: ENTRY } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !("output" in first)) throw new Error("Nothing was built");
  return first.output.flatMap((file) => (file.type === "chunk" ? [file.code] : []));
}
