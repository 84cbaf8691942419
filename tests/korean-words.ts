import { parseSync } from "vite";

type Node = { type: string; start: number; end: number; [key: string]: unknown };

/** What a reader would stumble over in a source's Korean, as `file:line: why`. */
export function stumblesIn(path: string, source: string): string[] {
  const found: string[] = [];
  const at = (node: Node, why: string) =>
    found.push(`${path}:${source.slice(0, node.start).split("\n").length}: ${why}`);
  const written = (node: Node) => source.slice(node.start, node.end);

  function joint(value: Node, after: string) {
    const said = written(value).replace(/^\{|\}$/g, "");
    if (/\s"$/.test(said)) return;
    const particle = PARTICLE.exec(after)?.groups?.particle;
    if (particle && !endsFor(said, particle))
      at(value, `“${particle}” after ${said}: josa() of cards/korean/hangul.ts knows which particle it is`);
    if (/^\s?분(?!류|명|야|위기|홍)/.test(after) && !/minutes/i.test(said))
      at(value, `“분” after ${said} reads as minutes: peopleCount() counts people`);
  }

  walk(parseSync(path, source).program as unknown as Node, (node) => {
    if (node.type === "TemplateLiteral") {
      const quasis = node.quasis as { value: { cooked: string } }[];
      for (const [index, value] of (node.expressions as Node[]).entries())
        joint(value, quasis[index + 1]?.value.cooked ?? "");
      for (const { value } of quasis) for (const why of faultsIn(value.cooked)) at(node, why);
    }
    if (node.type === "JSXElement" || node.type === "JSXFragment") {
      const children = node.children as Node[];
      for (const [index, child] of children.entries()) {
        const next = children[index + 1];
        const isValue = child.type === "JSXExpressionContainer" || child.type === "JSXElement";
        if (isValue && next?.type === "JSXText") joint(child, String(next.value));
      }
    }
    if (node.type === "JSXText" || (node.type === "Literal" && typeof node.value === "string"))
      for (const why of faultsIn(String(node.value))) at(node, why);
  });
  return found;
}

const PARTICLE =
  /^[’”"'」』)\]]*(?<particle>을|를|이|가|은|는|과|와|으로|로|이나|나|이라|라|이며|며|이고|고|이에요|예요)(?=$|[\s.,!?…:;·)’”]|서|써|부터|는|도|만)/u;

/** Values that always end in the same syllable. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/inWon\(/, "원"],
  [/peopleCount\(/, "명"],
  [/sentence\(\{[^}]*time: null/, "일"],
  [/>여기<\/a>$/, "기"],
];

function endsFor(said: string, particle: string): boolean {
  const ending = ENDINGS.find(([value]) => value.test(said))?.[1];
  return ending !== undefined && fits(ending, particle);
}

const CLOSED = ["을", "이", "은", "과", "이나", "이라", "이며", "이고", "이에요"];
const OPEN = ["를", "가", "는", "와", "나", "라", "며", "고", "예요"];

/** Whether a particle may follow this syllable. */
function fits(syllable: string, particle: string): boolean {
  const coda = (syllable.charCodeAt(0) - 0xac00) % 28;
  if (particle === "으로") return coda !== 0 && coda !== RIEUL;
  if (particle === "로") return coda === 0 || coda === RIEUL;
  return coda === 0 ? OPEN.includes(particle) : CLOSED.includes(particle);
}
const RIEUL = 8;

/** Words that end as if in a particle. */
const NO_PARTICLE =
  /(?:가을|마을|노을|고을|사과|효과|결과|학과|다과|성과|경과|초과|통과|치과|진로|경로|종로|선로|지을|이을|나을)$/;

/** Fixed words with a particle that does not follow them; 을, 를, 과, 와 and 로, which are hardly ever anything else. */
function faultsIn(text: string): string[] {
  const faults: string[] = [];
  for (const { 0: whole, groups } of text.matchAll(FIXED)) {
    const { syllable = "", quote = "", particle = "" } = groups ?? {};
    if (fits(syllable, particle) || (!quote && NO_PARTICLE.test(whole))) continue;
    faults.push(`“${whole}” has another particle`);
  }
  for (const [minutes] of text.matchAll(/\d분(?:이 |의 |께|을 모|도 )/g))
    faults.push(`“${minutes}” reads as minutes: 한 분, 두 분, 11명`);
  return faults;
}
const FIXED =
  /[가-힣]*(?<syllable>[가-힣])(?<quote>[’”」』]?)(?<particle>을|를|과|와|으로|(?<=[’”」』])(?:이|가|은|는|로))(?=$|[\s.,!?…])/gu;

function walk(node: unknown, visit: (node: Node) => void): void {
  if (!node || typeof node !== "object") return;
  if ("type" in node && typeof node.type === "string") visit(node as Node);
  for (const value of Object.values(node)) walk(value, visit);
}
