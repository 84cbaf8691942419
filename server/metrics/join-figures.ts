/** Several texts of figures as one: what has the same name stands together under one heading, as Prometheus wants it. */
export function joinFigures(texts: readonly string[]): string {
  const metrics = new Map<string, string[]>();
  for (const line of texts.flatMap((text) => text.trim().split("\n\n"))) {
    const [help = "", type = "", ...series] = line.split("\n");
    if (!help) continue;
    const heading = `${help}\n${type}`;
    metrics.set(heading, [...(metrics.get(heading) ?? []), ...series]);
  }
  const blocks = [...metrics].map(([heading, series]) => [heading, ...series].join("\n"));
  return `${blocks.join("\n\n")}\n`;
}
