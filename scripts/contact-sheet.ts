export type Picture = { address: string; who: string; file: string; width: number; height: number };

/** Pictures beside one another, each with its first two screens, under its address. */
export function contactSheet(pictures: readonly Picture[]): string {
  const figures = pictures.map(({ address, who, file, width, height }) => {
    const shown = width < 800 ? 220 : 380;
    const box = `width:${shown}px;height:${Math.round((shown * height * 2) / width)}px`;
    return `<figure style="width:${shown}px"><div style="${box}"><img src="${file}" width="${shown}"></div>${address} · ${who}</figure>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>
body{display:flex;flex-wrap:wrap;gap:16px;margin:16px;background:#777;font:12px sans-serif;color:#fff}
figure{margin:0;overflow-wrap:anywhere}div{overflow:hidden}
</style>${figures.join("\n")}`;
}
