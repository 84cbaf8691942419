import { expect, test } from "vitest";
import type { Section } from "#cards/engine/section.ts";
import { kindNamed } from "#cards/kinds/kinds.ts";
import { isInteractive, kindParts } from "../scripts/kind-parts.ts";

const event = kindNamed("event");
const folder = "cards/kinds/event";

test("a section that is added to a kind's list gets its viewer and its editor, in one line each", () => {
  const before = { ...event, sections: event.sections.filter(({ name }) => name !== "faq") };
  const added = (file: string) =>
    linesOf(kindParts(event)[file]).filter((line) => !linesOf(kindParts(before)[file]).includes(line));
  expect(added(`${folder}/viewers.tsx`)).toEqual([
    'import { FaqViewer } from "./faq/viewer.tsx";',
    "  faq: FaqViewer,",
  ]);
  expect(added(`${folder}/editors.tsx`)).toEqual([
    'import { FaqEditor } from "./faq/editor.tsx";',
    "  faq: FaqEditor,",
  ]);
  expect(added(`${folder}/interactive-viewers.tsx`)).toEqual([]);
});

test("a kind's own viewer comes before the shared one of the same name", () => {
  const written = kindParts(kindNamed("baby-birthday"));
  expect(written["cards/kinds/baby-birthday/viewers.tsx"]).toContain('from "./cover/viewer.tsx"');
  expect(written["cards/kinds/baby-birthday/editors.tsx"]).toContain(
    'from "#cards/sections/cover/editor.tsx"',
  );
});

test("what answers a touch is given to the guest's browser, also where only a file behind it does", () => {
  const interactive = kindParts(event)[`${folder}/interactive-viewers.tsx`];
  for (const section of ["attendance", "date", "fee", "gallery", "guestbook", "music", "share", "venue"])
    expect(interactive).toMatch(new RegExp(`^  ${section}: \\w+Viewer,$`, "m"));
  for (const section of ["cover", "greeting", "programme", "speakers", "notices", "faq", "links", "ending"])
    expect(interactive).not.toMatch(new RegExp(`^  ${section}:`, "m"));
  // The site's guestbook draws the shared one, which answers.
  expect(isInteractive("cards/kinds/site/guestbook/viewer.tsx")).toBe(true);
  // The effect of a cover is begun by the page's own script.
  expect(isInteractive("cards/sections/cover/viewer.tsx")).toBe(false);
});

test("what few cards show is loaded by itself", () => {
  expect(kindParts(event)[`${folder}/interactive-viewers.tsx`]).toContain(
    '  video: () => import("#cards/sections/video/viewer.tsx").then((file) => file.VideoViewer),\n',
  );
});

test("a section without a viewer or an editor is told by where they were looked for", () => {
  const [first] = event.sections;
  const nameless = { ...event, sections: [{ ...(first as Section), name: "wishes" }] };
  expect(() => kindParts(nameless)).toThrow(
    "The section wishes has no viewer: neither cards/kinds/event/wishes/viewer.tsx nor cards/sections/wishes/viewer.tsx",
  );
});

function linesOf(text = ""): string[] {
  return text.split("\n");
}
