import { existsSync, readFileSync } from "node:fs";
import { MantineProvider } from "@mantine/core";
import type { FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { called } from "#cards/engine/called.ts";
import { type CardContent, readCard, shownSections, startCard } from "#cards/engine/card.ts";
import { CardView } from "#cards/engine/card-view.tsx";
import { EditingContext, type EditorProps, PhotoWaysContext } from "#cards/engine/editor.ts";
import type { Kind, KindScreen } from "#cards/engine/kind.ts";
import { photoAddress, photosIn, photoWidths } from "#cards/engine/photo.ts";
import type { Sample } from "#cards/engine/sample.ts";
import type { Section } from "#cards/engine/section.ts";
import type { CardFacts } from "#cards/engine/viewer.ts";
import { schemaAt } from "#cards/fields/schema.ts";
import { filled, leavesOf } from "#cards/fields/schema-for-tests.ts";
import { inspect } from "#cards/inspector/inspect.ts";
import { pageEndRules } from "#cards/inspector/rules/page-end.ts";
import { photoRules } from "#cards/inspector/rules/photos.ts";
import { samplesRule } from "#cards/inspector/rules/samples.ts";
import { drawings } from "#cards/themes/drawings.tsx";
import { lookOf } from "#cards/themes/look.ts";
import type { Theme } from "#cards/themes/theme.ts";
import { themeNamed } from "#cards/themes/themes.ts";
import { daysAfter, instant } from "#domain/korean-day.ts";
import { sentOn } from "./facts-for-tests.ts";
import { addressOf, type KindName, kindAt, kindNamed, kindNames, kinds } from "./kinds.ts";
import {
  canvasEditorOf,
  editorsOf,
  listScreenOf,
  ownerScreenOf,
  presentationScreenOf,
  viewersOf,
} from "./modules.tsx";

/** What the specification says lies where. */
const specified: Record<string, Partial<Record<KindScreen, string>>> = {
  greeting: { view: "/card/{id}", list: "/mobile-card", create: "/create", order: "/order" },
  birthday: {
    view: "/birthday-card/{id}",
    list: "/birthday-card",
    create: "/birthday-card/create",
    order: "/birthday-card/order",
  },
  thanks: { view: "/thanks/{id}", create: "/thanks/create", order: "/thanks/order" },
  "baby-birthday": {
    view: "/baby-birthday/{id}",
    list: "/baby-birthday",
    create: "/baby-birthday/create",
    edit: "/baby-birthday/edit/{id}",
    order: "/baby-birthday/order",
  },
  event: {
    view: "/event/{id}",
    list: "/event",
    create: "/event/create",
    edit: "/event/edit/{id}",
    order: "/event/order",
  },
  memorial: { view: "/memorial/{id}", list: "/memorial", create: "/memorial/create" },
  photo: {
    list: "/my-photo-card",
    create: "/photo-card/birthday/create",
    edit: "/photo-card/birthday/edit/{id}",
  },
  site: { view: "/{sitename}", create: "/site/create" },
};

/** Whose themes are others than a celebration's: thanks are also said after a funeral. */
const occasionsOf: Record<string, Theme["occasion"][]> = {
  memorial: ["memorial"],
  thanks: ["celebration", "memorial"],
};

const viewers = await ofAll(viewersOf);
const editors = await ofAll(editorsOf);

async function ofAll<What>(of: (kind: string) => Promise<What>): Promise<Record<string, What>> {
  return Object.fromEntries(await Promise.all(kindNames.map(async (name) => [name, await of(name)])));
}

const sampleFiles = import.meta.glob<{ samples: readonly Sample[] }>("./*/samples.ts", { eager: true });

function samplesOf({ name }: Kind): readonly Sample[] {
  return sampleFiles[`./${name}/samples.ts`]?.samples ?? [];
}

function factsOf({ kind, content, today }: { kind: Kind; content: CardContent; today?: string }): CardFacts {
  const facts = kind.facts(content);
  const address = `https://example.com${addressOf(kind, "view", "sample")}`;
  const day = today ?? facts.when?.date ?? "2027-01-01";
  const now = `${day}T03:00:00.000Z`;
  return { ...facts, id: null, address, today: day, now, language: content.language, kind: kind.name };
}

const all = kinds.map((kind) => ({ name: kind.name, kind: kind as Kind }));

describe.each(all)("the kind $name", ({ name, kind }) => {
  const known = kind.sections as readonly Section[];

  test("is found by its name and by its addresses, which are the specification's", () => {
    expect(kindNamed(name)).toBe(kind);
    expect(kind.addresses).toMatchObject(specified[name] ?? {});
    // The specification gives a photo card no page of its own; we may.
    expect(Object.keys({ view: "", ...specified[name] })).toEqual(
      expect.arrayContaining(Object.keys(kind.addresses)),
    );
    for (const screen of Object.keys(kind.addresses) as KindScreen[]) {
      const isOfOneCard = screen === "view" || screen === "edit";
      const address = isOfOneCard ? addressOf(kind, screen, "abc") : addressOf(kind, screen);
      expect(kindAt(screen, address.replace(/\?.*/, ""))).toBe(kind);
    }
  });

  test("can always be listed, and edited where it is created if nowhere else", () => {
    expect(addressOf(kind, "list")).toMatch(/^\/[a-z-]+$/);
    const edit = addressOf(kind, "edit", "a/b");
    expect(edit).toBe(
      kind.addresses.edit
        ? kind.addresses.edit.replace("{id}", "a%2Fb")
        : `${kind.addresses.create}?id=a%2Fb`,
    );
  });

  test("has sections with names of their own, each with a viewer, the first one among them", () => {
    const names = known.map((section) => section.name);
    expect(new Set(names).size).toBe(names.length);
    expect(names[0]).toBe(kind.first);
    expect(names.filter((section) => !viewers[name]?.[section])).toEqual([]);
  });

  test("begins with content that its own sections accept, and is read back as it was", () => {
    const card = startCard(kind);
    expect(readCard(kind, card)).toEqual(card);
    expect(kind.facts(card).title).not.toBe("");
    for (const section of known) expect(section.label, section.name).toMatch(/[가-힣]/);
  });

  test("a new card is drawn with nothing empty", () => {
    const content = startCard(kind);
    expect(emptySections(draw(kind, content))).toEqual([]);
  });

  test("is called by a word that our sentences fit", () => {
    // 카드를, 카드가, 카드는: without a final consonant, as they are written.
    expect((called(kind).charCodeAt(called(kind).length - 1) - 0xac00) % 28).toBe(0);
  });

  test("offers themes that suit it, each once", () => {
    expect(new Set(kind.themes).size).toBe(kind.themes.length);
    const suiting = occasionsOf[kind.name] ?? ["celebration"];
    expect(kind.themes.filter((theme) => !suiting.includes(themeNamed(theme).occasion))).toEqual([]);
  });

  test("is sold for whole won, dearer plans giving more", () => {
    for (const { won, photos, days, guests = 1, includes } of kind.plans) {
      expect(Number.isSafeInteger(guests) && guests >= 1).toBe(true);
      const included = all.find((other) => other.name === includes?.kind)?.kind.plans;
      if (includes) expect(included?.map((plan) => plan.name)).toContain(includes.plan);
      expect(Number.isSafeInteger(won) && won >= 0).toBe(true);
      expect(Number.isSafeInteger(photos) && photos >= 1 && photos <= 60).toBe(true);
      expect(days === null || (Number.isSafeInteger(days) && days > 0)).toBe(true);
    }
    const names = kind.plans.map((plan) => plan.name);
    expect(new Set(names).size).toBe(names.length);
    const dear = [...kind.plans].sort((a, b) => a.won - b.won);
    expect(dear.map(({ photos }) => photos)).toEqual(dear.map(({ photos }) => photos).sort((a, b) => a - b));
  });

  test("tells its rules in docs, and those of all kinds are among them", async () => {
    const codes = (await kind.rules()).map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    const told = readFileSync(`docs/inspector/${kind.name}.md`, "utf8").matchAll(/^\| `([a-z-]+)`/gm);
    expect([...told].map(([, code]) => code)).toEqual(codes);
    expect(readFileSync("docs/inspector.md", "utf8")).toContain(`(inspector/${kind.name}.md)`);
    // A canvas counts its own photos.
    const counted = kind.canvasEditor ? [] : photoRules;
    // Where nothing opens, a page may go whenever it likes.
    const opening = kind.openings ? pageEndRules : [];
    const shared = [...opening, ...counted, samplesRule].map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(shared));
  });

  test("has at least three samples, each called differently", () => {
    const names = samplesOf(kind).map((sample) => sample.name);
    expect(names.length).toBeGreaterThanOrEqual(3);
    expect(new Set(names).size).toBe(names.length);
  });

  test("says what opens on it later, where anything does: its page must not end before", () => {
    const keepsSomething =
      kind.openAt !== undefined ||
      kind.sections.some(({ entries: rules }) => rules?.sealedUntil !== undefined);
    expect(kind.openings !== undefined).toBe(keepsSomething);
  });

  describe.each(samplesOf(kind).map((sample) => ({ ...sample, sample: sample.name })))(
    "sample $sample",
    ({ content }) => {
      test("is a card that could be stored, and comes back unchanged", () => {
        expect(readCard(kind, JSON.parse(JSON.stringify(content)))).toEqual(content);
        expect(kind.themes).toContain(content.theme.name);
      });

      test("says what it is, and could be sent as it is", async () => {
        const { title, description } = kind.facts(content);
        expect(title.trim()).not.toBe("");
        expect(description.trim()).not.toBe("");
        const found = inspect({
          kind,
          content,
          rules: await kind.rules(),
          now: instant({ date: sentOn(kind, content), time: "23:00" }),
          onBroken({ code }, error) {
            throw new Error(`${code} broke`, { cause: error });
          },
        });
        expect(found).toEqual([]);
      });

      test("shows only pictures that are there, at their true size", () => {
        const drawn = JSON.parse(readFileSync("public/art/art.json", "utf8")) as {
          name: string;
          width: number;
          height: number;
        }[];
        for (const photo of photosIn(content.sections)) {
          const { width, height } = photo;
          expect(drawn).toContainEqual(
            expect.objectContaining({ name: photo.key.replace("art/", ""), width, height }),
          );
          for (const size of photoWidths)
            expect(existsSync(`public${photoAddress(photo, size)}`), photo.key).toBe(true);
        }
      });

      test("gives no number that could be somebody's", () => {
        const text = JSON.stringify(content.sections);
        const numbers = text.match(/"(phone|number)":"[^"]+"/g) ?? [];
        expect(numbers.filter((found) => !/000[-0]/.test(found))).toEqual([]);
        // What ends like this is nobody's for ever.
        expect(text).not.toMatch(/https?:\/\/(?!(?:[a-z0-9-]+\.)*example\/)/);
      });

      test.each(kind.themes)("is drawn in %s with nothing empty, before the day and after it", (theme) => {
        const themed = { ...content, theme: { ...content.theme, name: theme } };
        const { when } = kind.facts(content);
        const before = draw(kind, themed);
        expect(before).not.toMatch(/NaN|Infinity|undefined|\[object|>null</);
        if (when) expect(emptySections(draw(kind, themed, daysAfter(when.date, 1)))).toEqual([]);
        else expect(emptySections(before)).toEqual([]);
      });

      test("is drawn section by section in the order of the card", () => {
        const drawn = [...draw(kind, content).matchAll(/data-section="([^"]+)"/g)].map((found) => found[1]);
        expect(drawn).toEqual(shownSections(kind, content, factsOf({ kind, content })));
      });

      test("can be read in English frames too", () => {
        expect(() => draw(kind, { ...content, language: "en" })).not.toThrow();
      });
    },
  );
});

function draw(kind: Kind, content: CardContent, today?: string): string {
  const card = factsOf({ kind, content, ...(today && { today }) });
  return renderToStaticMarkup(
    <CardView
      look={lookOf(content.theme)}
      shown={shownSections(kind, content, card)}
      sections={content.sections}
      card={card}
      viewers={viewers[kind.name] ?? {}}
      drawings={drawings[content.theme.name]}
    />,
  );
}

/** Sections without a word, a picture or a button, what the theme draws not counted. */
function emptySections(markup: string): string[] {
  return markup
    .split('data-section="')
    .slice(1)
    .filter((part) => {
      const inside = part.slice(part.indexOf(">") + 1).replace(/<svg.*?<\/svg>/gs, "");
      return !/<(img|button|iframe|audio)/.test(inside) && inside.replace(/<[^>]*>/g, "").trim() === "";
    })
    .map((part) => part.slice(0, part.indexOf('"')));
}

describe.each(sectionsOfKinds())(
  "the editor of $kind.name / $section.name",
  ({ kind, section, contents }) => {
    const Editor = editors[kind.name]?.[section.name];
    let markups: string[] | undefined;
    const drawn = () => {
      markups ??= contents.map((content) => drawEditor({ kind, section, content, Editor }));
      return markups;
    };

    test("is there, and all of its inputs are named after fields", () => {
      const names = drawn().flatMap((markup) =>
        [...markup.matchAll(/ name="([^"]*)"/g)].map((found) => found[1]),
      );
      const unknown = names.filter((name) => !schemaAt(section.content, String(name).split(".")));
      expect(unknown).toEqual([]);
    });

    test("lets every field be filled in", () => {
      if (section.isOffered?.(section.empty) === false) return;
      const inputs = drawn().flatMap((markup) =>
        [...markup.matchAll(/<(?:input|textarea|select|button)[^>]* name="([^"]*)"/g)].map((found) =>
          found[1]?.replace(/(?<=\.)\d+(?=\.|$)/g, "*"),
        ),
      );
      const missing = leavesOf(section.content)
        .map(
          (leaf) =>
            readFromOneLine.find((whole) => `${section.name}.${leaf}`.startsWith(`${whole}.`)) ??
            `${section.name}.${leaf}`,
        )
        .filter((field) => !givenByProgram.includes(field))
        // Whether guests may leave something is one choice with whether they see it: `web/editor/sections/shown-choice.ts`.
        .filter((field) => field !== `${section.name}.taking`)
        // Its first section is such a screen already.
        .filter((field) => !(kind.opensByTap && field === "music.opening"))
        .filter((field) => !inputs.includes(field.slice(section.name.length + 1)));
      expect(missing).toEqual([]);
    });
  },
);

/** Whose parts have no inputs of their own: a maker gives a link or chooses from a list, and what it means is kept. */
const readFromOneLine = ["venue.point", "video.video", "music.source", "blocks.blocks.*.video"];

/** What the program gives and nobody sees. */
const givenByProgram = [
  "rsvp.questions.*.id",
  "attendance.questions.*.id",
  "attendance.sessions.*.id",
  "doljabi.things.*.id",
  "blocks.blocks.*.id",
  "blocks.blocks.*.type",
  "blocks.blocks.*.cards.*.id",
  "blocks.blocks.*.cards.*.title",
  "blocks.blocks.*.cards.*.kind",
  "blocks.blocks.*.cards.*.address",
];

/** Every section that is filled in by a form, with the contents it is drawn with: of samples, of a new card, and filled in by rule. */
function sectionsOfKinds() {
  const inForms = all.filter(({ kind }) => !kind.canvasEditor);
  return inForms.flatMap(({ kind }) =>
    kind.sections.map((section) => {
      const cards = [...samplesOf(kind).map(({ content }) => content), startCard(kind)];
      const stored = cards.map((card) => card.sections[section.name]);
      return {
        kind,
        section,
        contents: [...stored, filled(section.content, true), filled(section.content, false)],
      };
    }),
  );
}

type Drawn = {
  kind: Kind;
  section: Section;
  content: unknown;
  Editor: FunctionComponent<EditorProps<never>> | undefined;
};

function drawEditor({ kind, section, content, Editor }: Drawn): string {
  if (!Editor) throw new Error(`${section.name} has no editor`);
  const card = startCard(kind);
  const made = {
    ...card,
    sections: { ...card.sections, [section.name]: content as Record<string, unknown> },
  };
  const editing = {
    kind: kind.name as KindName,
    content: () => made,
    listen: () => () => {},
    askName: () => Promise.reject(new Error("Nobody knows names here")),
    openCards: () => Promise.resolve([]),
    searchBlocks: () => Promise.resolve([]),
    followedBlocks: () => Promise.resolve([]),
    replace() {},
    sendSound: () => Promise.reject(new Error("Nothing is sent here")),
  };
  const photoWays = {
    coming: () => [],
    takePhotos() {},
    retryPhoto() {},
    forgetPhoto() {},
    cutPhoto: () => Promise.reject(new Error("Nothing is cut here")),
  };
  return renderToStaticMarkup(
    <MantineProvider>
      <EditingContext value={editing}>
        <PhotoWaysContext value={photoWays}>
          <Editor content={content as never} change={() => {}} problems={{}} />
        </PhotoWaysContext>
      </EditingContext>
    </MantineProvider>,
  );
}

test("a kind has the screens of its own that it says it has", () => {
  for (const { name, kind } of all) {
    const files = { canvasEditorOf, listScreenOf, ownerScreenOf, presentationScreenOf };
    const has = Object.entries(files).map(([file, of]) => [file, Boolean(of(name))]);
    expect(Object.fromEntries(has), name).toEqual({
      canvasEditorOf: kind.canvasEditor === true,
      listScreenOf: kind.listScreen === true,
      ownerScreenOf: kind.ownerScreen !== undefined,
      presentationScreenOf: kind.presentationScreen !== undefined,
    });
  }
});

test("no two kinds share an address", () => {
  const addresses = all.flatMap(({ kind }) => Object.values(kind.addresses));
  expect(new Set(addresses).size).toBe(addresses.length);
});

test("nobody lives at an address that is nobody's", () => {
  expect(kindAt("view", "/card/a/b")).toBeNull();
  expect(kindAt("view", "/nothing/abc")).toBeNull();
  expect(kindAt("create", "/card/abc")).toBeNull();
  expect(kindAt("edit", "/create")).toBeNull();
});

test("an address is read with its question, its fragment and its last stroke left out", () => {
  for (const address of ["/create", "/create/", "/create?id=abc", "/create#date"]) {
    expect(kindAt("create", address)?.name).toBe("greeting");
  }
});

test("every folder of a kind is in the list", () => {
  const folders = Object.keys(import.meta.glob("./*/kind.ts")).map((path) => path.split("/")[1]);
  expect(folders.sort()).toEqual([...kindNames].sort());
});

test("a kind is named once outside its folder: in the list of kinds", () => {
  const sources = import.meta.glob<string>(
    ["/{cards,server,web,domain,scripts}/**/*.{ts,tsx}", "!/**/*.test.*", "!/**/*-for-tests.*"],
    { query: "?raw", import: "default", eager: true },
  );
  expect(Object.keys(sources).length).toBeGreaterThan(1_000);
  for (const { name } of all) {
    const own = `/cards/kinds/${name}/`;
    const imported = new RegExp(`(#cards/kinds|\\.|\\.\\./kinds)/${name}/[^"]*"`);
    const naming = Object.entries(sources).filter(
      ([path, text]) => !path.startsWith(own) && path.startsWith("/cards/kinds/") && imported.test(text),
    );
    expect(naming.map(([path]) => path)).toEqual(["/cards/kinds/kinds.ts"]);
    const elsewhere = Object.entries(sources).filter(([, text]) => text.includes(`#cards/kinds/${name}/`));
    expect(elsewhere.filter(([path]) => !path.startsWith(own)).map(([path]) => path)).toEqual([]);
  }
});

test("a section is listed once in its kind: what draws and edits it is written from that list", () => {
  const sources = import.meta.glob<string>("./*/*.tsx", { query: "?raw", import: "default", eager: true });
  const inForms = all.filter(({ kind }) => !kind.canvasEditor);
  const generated = inForms.flatMap(({ name }) =>
    ["viewers", "interactive-viewers", "editors"].map((file) => `./${name}/${file}.tsx`),
  );
  for (const file of generated) expect(sources[file], file).toMatch(/^\/\/ Written by `npm run codegen`/);
  const naming = Object.entries(sources)
    .filter(([path, text]) => !path.includes(".test.") && /\/(viewer|editor)\.tsx"/.test(text))
    .map(([path]) => path)
    .filter((path) => inForms.some(({ name }) => path.startsWith(`./${name}/`)));
  expect(naming.filter((path) => !generated.includes(path))).toEqual([]);
});
