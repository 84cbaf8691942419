import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openApp, type TestApp } from "#tests/app.ts";
import { projectRoot } from "#tests/project-root.ts";

const read = (path: string) => readFileSync(join(projectRoot, path), "utf8");

/** What PromQL calls; a word before a bracket that is none of them is a mistake. */
const FUNCTIONS =
  "sum|max|min|avg|count|topk|bottomk|rate|increase|histogram_quantile|time|label_values|by|without|ignoring|on|and|or";
const FUNCTION = new RegExp(`^(${FUNCTIONS})$`);
/** Prometheus itself knows whether it reaches us. */
const OF_PROMETHEUS = "up";

type Query = { where: string; text: string };

function dashboardQueries(): Query[] {
  const { panels, templating } = JSON.parse(read("ops/grafana/goi.json")) as {
    panels: { title: string; targets: { expr: string }[] }[];
    templating: { list: { name: string; type: string; query: string }[] };
  };
  return [
    ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ where: title, text: expr }))),
    ...templating.list
      .filter(({ type }) => type === "query")
      .map(({ name, query }) => ({ where: name, text: query })),
  ];
}

function alertQueries(): Query[] {
  const rules = read("ops/prometheus/alerts.yml")
    .split(/^ {6}- alert: /m)
    .slice(1);
  return rules.map((rule) => ({
    where: rule.slice(0, rule.indexOf("\n")),
    text: /^ {8}expr: (.+)$/m.exec(rule)?.[1] ?? "",
  }));
}

/** Names outside of labels, strings, ranges and variables. */
function wordsOf(query: string): { word: string; isCalled: boolean }[] {
  const bare = query
    .replaceAll(/\b(by|without|ignoring|on) ?\([^)]*\)/g, " ")
    .replaceAll(/"[^"]*"/g, "")
    .replaceAll(/\{[^}]*\}/g, " ")
    .replaceAll(/\[[^\]]*\]/g, " ")
    .replace(/(label_values\([^,]+),[^)]*\)/, "$1)");
  return [...bare.matchAll(/([a-z_][a-z0-9_]*)\s*(\()?/gi)].map(([, word = "", bracket]) => ({
    word,
    isCalled: bracket !== undefined,
  }));
}

function isBalanced(query: string): boolean {
  const open: string[] = [];
  const pairs: Record<string, string> = { ")": "(", "}": "{", "]": "[" };
  for (const sign of query.replaceAll(/"[^"]*"/g, "")) {
    if ("({[".includes(sign)) open.push(sign);
    else if (pairs[sign] && open.pop() !== pairs[sign]) return false;
  }
  return open.length === 0 && query.split('"').length % 2 === 1;
}

describe("what is looked at and what is told", () => {
  let app: TestApp;
  let text: string;
  let names: ReadonlySet<string>;

  beforeAll(async () => {
    app = await openApp({ env: { METRICS_TOKEN: "for this test alone" } });
    const answer = await app.fetch("/-/metrics", {
      headers: { authorization: "Bearer for this test alone" },
    });
    text = await answer.text();
    const metrics = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
    names = new Set([
      OF_PROMETHEUS,
      ...metrics.flatMap(([, name = "", type]) =>
        type === "histogram" ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
      ),
    ]);
  });
  afterAll(() => app.close());

  test.each([...dashboardQueries(), ...alertQueries()])(
    "$where asks for what there is",
    ({ text: query }) => {
      expect(isBalanced(query)).toBe(true);
      const words = wordsOf(query);
      const asked = words.filter(({ word, isCalled }) => !isCalled && !FUNCTION.test(word));
      expect(asked).not.toEqual([]);
      expect(asked.map(({ word }) => word).filter((word) => !names.has(word))).toEqual([]);
      const called = words.filter(({ isCalled }) => isCalled).map(({ word }) => word);
      expect(called.filter((word) => !FUNCTION.test(word))).toEqual([]);
    },
  );

  test("every alert says what it is and what to do", () => {
    const alerts = alertQueries();
    const rules = read("ops/prometheus/alerts.yml");
    expect(alerts.every(({ text: query }) => query.length > 0)).toBe(true);
    for (const part of [
      /^ {10}summary: /gm,
      /^ {10}todo: /gm,
      /^ {8}labels: \{ severity: (page|warn) \}$/gm,
    ]) {
      expect(rules.match(part)).toHaveLength(alerts.length);
    }
  });

  test("all of our own are on the dashboard", () => {
    const shown = dashboardQueries()
      .map(({ text: query }) => query)
      .join("\n");
    const ours = [...text.matchAll(/^# TYPE (goi_\S+)/gm)].map(([, name = ""]) => name);
    expect(ours.filter((name) => !shown.includes(name))).toEqual([]);
  });

  test("docs/metrics.md lists them", async () => {
    const told = [...text.matchAll(/^# HELP (goi_\S+) (.+)\n# TYPE \S+ (\S+)$/gm)];
    const rows = told.map(([, name = "", help = "", type = ""]) => [`\`${name}\``, type, help]);
    const table = tableOf([["metric", "type", "meaning"], ...rows]);
    await expect(`${INTRODUCTION}\n${table}\n`).toMatchFileSnapshot(join(projectRoot, "docs/metrics.md"));
  });
});

/** With its columns under each other, as all tables stand in our documents. */
function tableOf([head = [], ...rows]: string[][]): string {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)));
  const line = (row: string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  const rule = widths.map((width) => "-".repeat(width));
  return [head, rule, ...rows].map(line).join("\n");
}

const INTRODUCTION = `# Metrics

What \`/-/metrics\` tells, written by \`server/metrics/ops.test.ts\` (\`npx vitest run server/metrics -u\`). Labels come from closed lists: no id, address or name of a person is among them. \`process_*\` and \`nodejs_*\`, the event loop's delay among them, are those of prom-client. Of several processes behind one port (\`PROCESSES\`) whichever is asked tells those of all: \`process\` says whose they are, and what the database or the disk says stands once, without it.

Dashboard: [\`ops/grafana/goi.json\`](../ops/grafana/goi.json). Alerts: [\`ops/prometheus/alerts.yml\`](../ops/prometheus/alerts.yml), which takes the job to be called \`goi\`:

\`\`\`yaml
scrape_configs:
  - job_name: goi
    metrics_path: /-/metrics
    authorization: { credentials: "the METRICS_TOKEN" }
    static_configs: [{ targets: ["goi.example:3000"] }]
\`\`\`

Why it is so: [decision 92](decisions/0092-metrics.md).
`;
