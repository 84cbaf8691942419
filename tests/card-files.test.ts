import { expect, test } from "vitest";
import { cardFiles } from "../scripts/card-files.ts";

/** What each rule of a sheet needs, as the page that draws cards is told. */
function needsOf(css: string): string[][][] {
  const { load } = cardFiles({ script: "", opening: "", alive: {}, sheet: "", css });
  const module = (load as (id: string) => string)("\0virtual:card-files");
  const [, rules = "[]"] = /export const rules = (.*);$/m.exec(module) ?? [];
  return (JSON.parse(rules) as { needs: string[][] }[]).map(({ needs }) => needs);
}

test("a rule needs the classes and the look that one of its selectors names", () => {
  expect(needsOf("[data-heading=left] .a .b,.c{color:red}")).toEqual([[["heading=left", "a", "b"], ["c"]]]);
  expect(needsOf("@media print{.a{color:red}[data-frame=full-bleed]{margin:0}}")).toEqual([
    [["a"], ["frame=full-bleed"]],
  ]);
});

test("what a script or a guest changes is there without being needed", () => {
  expect(needsOf(".a[data-busy=true]{color:red}html[data-text=large] .a:hover{color:red}")).toEqual([
    [["a"]],
    [["a"]],
  ]);
  expect(needsOf(".a:not([data-heading=left]){color:red}body{margin:0}")).toEqual([[["a"]], [[]]]);
});

test("what is animated and which fonts there are is needed by all", () => {
  expect(needsOf("@keyframes a{from{opacity:0}}@font-face{font-family:a}")).toEqual([[[]], [[]]]);
});
