import { matchesGlob } from "node:path";
import { parseSync, Visitor, type VisitorObject } from "vite";

/** Where colours are what is shown, not how it is shown. `only` limits it to one property. */
const content: { files: string; only?: string }[] = [
  { files: "web/shell/tokens.css" },
  { files: "cards/themes/**" },
  // Drawings.
  { files: "web/pages/home/{scene.module.css,folded-card.tsx,moon-jar.tsx,window-light.tsx}" },
  { files: "web/pages/check-list/{garland,rings}.tsx" },
  { files: "web/pages/take-card/folded-paper.tsx" },
  { files: "web/shell/brand.tsx" },
  { files: "cards/kinds/photo/binder/empty-binder.tsx" },
  { files: "cards/kinds/site/profile/figure-sketch.module.css" },
  // A code is black on white, so that cameras read it; the browser's own bars know no variable.
  { files: "cards/kinds/baby-birthday/presentation/invitation.tsx", only: "fill" },
  { files: "web/root.tsx", only: "content" },
  // Colours to choose from, and examples of them.
  { files: "web/pages/sample/filters.module.css", only: "--hue" },
  { files: "web/pages/company-info/brand-color.tsx", only: "placeholder" },
  { files: "cards/kinds/photo/studio/colour-field.module.css", only: "background" },
  { files: "cards/kinds/photo/studio/colour-field.tsx", only: "value" },
];

/** Corners and type that belong to something drawn: a telephone, a sheet of paper, a cover as small as a stamp. */
const drawnSizes = [
  "web/editor/editor-layout.module.css",
  "web/shell/loading-overlay.module.css",
  "web/pages/menu/my-latest.module.css",
  "cards/kinds/baby-birthday/presentation/*.module.css",
];

const words =
  "aqua azure beige black blue brown chocolate coral crimson cyan firebrick gainsboro gold goldenrod gray green grey indigo ivory khaki lavender lime linen magenta maroon navy olive orange orchid pink plum purple red salmon seashell sienna silver snow tan teal thistle tomato turquoise violet wheat white yellow";
const named = `(?:dark|light|medium|pale|deep|hot|rosy|antique|floral|ghost|navajo|royal|sky|slate|steel|sea|forest|midnight)*(?:${words.replaceAll(" ", "|")})`;
const literal = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\)?/gi;
const namedColour = new RegExp(`(?<![\\w-])${named}(?![\\w-])`, "gi");
/** Of a component library: a palette beside ours. */
const otherPalette = /var\(--mantine-color-[\w-]+\)/g;
/** What `theme.ts` makes of the tokens: `color="red.9"`. */
const ownPalette = /^(?:dark|gray|red)(?:\.\d)?$/;
const namedIn = /color|background|border|outline|shadow|fill|stroke|^style$|^--|^c$|^bg$/i;

type Declaration = { property: string; value: string };

/** One sentence for each colour or size that should be a token. */
export function literals(path: string, text: string): string[] {
  const found = path.endsWith(".css") ? declarations(text) : attributes(path, text);
  return found.flatMap(({ property, value }) => [
    ...(isContent(path, property) ? [] : colours({ property, value })).map(
      (colour) => `${path}: ${property} is ${colour}; name it with a --color-… of web/shell/tokens.css`,
    ),
    ...(path.endsWith(".css") && !isDrawn(path) ? sizes({ property, value }) : []).map(
      (size) => `${path}: ${property} is ${size}; take a step of web/shell/tokens.css`,
    ),
  ]);
}

export function definedTokens(css: string): Map<string, string> {
  return new Map(declarations(css).map(({ property, value }) => [property, value]));
}

/** `var(--color-line)` → `--color-line`, of what a token is named like. */
export function usedTokens(text: string): string[] {
  const found = text.matchAll(/var\((--(?:color|shadow|radius|text)-[\w-]+)/g);
  return [...found].map(([, name = ""]) => name).filter((name) => name !== "--text-scale");
}

function colours({ property, value }: Declaration): string[] {
  // What a mask is made of is not seen, and an address is not a colour.
  if (property.includes("mask")) return [];
  if (/^(?:c|bg|color)$/.test(property) && ownPalette.test(value)) return [];
  const seen = value.replace(/url\([^)]*\)/g, "").replace(/color-mix\(/g, "(");
  const wordsToo = namedIn.test(property) ? (seen.match(namedColour) ?? []) : [];
  return [...(seen.match(literal) ?? []), ...(seen.match(otherPalette) ?? []), ...wordsToo];
}

/** Print is in points, what follows the text around it in em, and large numerals have sizes of their own. */
function sizes({ property, value }: Declaration): string[] {
  if (property === "font-size") {
    const size = /^([\d.]+)(rem|px)$/.exec(value);
    const px = Number(size?.[1]) * (size?.[2] === "rem" ? 16 : 1);
    return size && px < 30 ? [value] : [];
  }
  return property.endsWith("radius") &&
    /(?<![\d.-])[1-9][\d.]*(?:px|rem)/.test(value.replace(/calc\(.*\)/, ""))
    ? [value]
    : [];
}

function declarations(css: string): Declaration[] {
  const found = css.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/(?:^|[{};])\s*([\w-]+)\s*:\s*([^;{}]+)(?=;)/g);
  return [...found].map(([, property = "", value = ""]) => ({ property, value: value.trim() }));
}

/** Every text in an attribute, and in an object that is given to one. */
function attributes(path: string, text: string): Declaration[] {
  const found: Declaration[] = [];
  const within: string[] = [];
  const enter = (attribute: string) => void within.push(attribute);
  const leave = () => void within.pop();
  const add = (value: unknown) => {
    const property = within.at(-1);
    if (property && typeof value === "string") found.push({ property, value });
  };
  const enterAttribute: VisitorObject["JSXAttribute"] = ({ name }) =>
    enter(name.type === "JSXIdentifier" ? name.name : "");
  // What is compared is not shown.
  const enterComparison = () => enter("");
  const addLiteral: VisitorObject["Literal"] = ({ value }) => add(value);
  const addTemplate: VisitorObject["TemplateElement"] = ({ value }) => add(value.raw);
  new Visitor({
    JSXAttribute: enterAttribute,
    "JSXAttribute:exit": leave,
    BinaryExpression: enterComparison,
    "BinaryExpression:exit": leave,
    Literal: addLiteral,
    TemplateElement: addTemplate,
  }).visit(parseSync(path, text).program);
  return found.filter(
    ({ property }) => !/^(href|to|id|key|className|d|title|aria-.*|on[A-Z].*)$/.test(property),
  );
}

function isContent(path: string, property: string): boolean {
  return content.some(({ files, only }) => matchesGlob(path, files) && (!only || only === property));
}

const isDrawn = (path: string) => drawnSizes.some((files) => matchesGlob(path, files));
