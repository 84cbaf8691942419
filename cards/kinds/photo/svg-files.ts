/** What a file of `content/stickers` or `content/frames` draws. */
const files: Readonly<Record<string, string>> = import.meta.env
  ? import.meta.glob<string>(["/content/stickers/*.svg", "/content/frames/*.svg"], {
      query: "?raw",
      import: "default",
      eager: true,
    })
  : fromDisk(["stickers", "frames"]);

/** Node runs the sources as they are, without Vite, when the server prints. */
function fromDisk(folders: readonly string[]): Record<string, string> {
  const { readdirSync, readFileSync } = process.getBuiltinModule("node:fs");
  const content = `${import.meta.dirname}/../../../content`;
  return Object.fromEntries(
    folders.flatMap((folder) =>
      readdirSync(`${content}/${folder}`)
        .filter((file) => file.endsWith(".svg"))
        .map((file) => [`/content/${folder}/${file}`, readFileSync(`${content}/${folder}/${file}`, "utf8")]),
    ),
  );
}

export function svgFile(folder: "stickers" | "frames", name: string): string {
  const svg = files[`/content/${folder}/${name}.svg`];
  if (!svg) throw new Error(`There is no content/${folder}/${name}.svg`);
  return svg;
}
