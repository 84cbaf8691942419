import type { Plugin } from "vite";

/** Tells the drawing half of the card's page where the browser's half lies. */
export function cardFiles(files: { script: string; style: string }): Plugin {
  const name = "virtual:card-files";
  return {
    name,
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}`
        ? Object.entries(files)
            .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`)
            .join("\n")
        : undefined,
  };
}
