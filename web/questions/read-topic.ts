import type { FaqAnswer, Topic } from "./answer.ts";

/** One word or sentence, or several paragraphs of their own. */
export type Placeholders = Readonly<Record<string, string | readonly string[]>>;

type Written = { file: string; text: string; placeholders: Placeholders };

/**
 * Reads as much of Markdown as answers need: a topic (`#`), questions (`## … {#slug}`), paragraphs, and one link where
 * to go on. Anything else is refused, since it would be shown as it is written.
 */
export function readTopic({ file, text, placeholders }: Written): Topic {
  const [title = "", ...blocks] = text.trim().split(/\n\s*\n/);
  const label = /^# (.+)$/.exec(title)?.[1];
  const slug = /\/\d+-([a-z-]+)\.md$/.exec(file)?.[1];
  if (!label || !slug) throw new Error(`${file}: is not called 01-topic.md, or does not begin with "# …"`);
  const answers: { -readonly [Key in keyof FaqAnswer]: FaqAnswer[Key] }[] = [];
  for (const block of blocks) {
    const wrong = (why: string) => new Error(`${file}: ${why}: ${block}`);
    const [, question, name] = /^## (.+) \{#([a-z-]+)\}$/.exec(block) ?? [];
    if (question && name) {
      answers.push({ slug: name, question, paragraphs: [] });
      continue;
    }
    const answer = answers.at(-1);
    if (!answer) throw wrong("stands before the first question");
    if (answer.to) throw wrong("follows the link, which is the last of an answer");
    const [, words, address] = /^\[([^\]]+)\]\((\S+)\)$/.exec(block) ?? [];
    const fill = { placeholders, wrong };
    if (words && address) {
      answer.to = { label: words, address: filled(address, fill).join("") };
    } else {
      if (/^[#>|+-]|[*_`<[\]]|\n/.test(block)) throw wrong("is no paragraph of one line, link or question");
      answer.paragraphs = [...answer.paragraphs, ...filled(block, fill)];
    }
  }
  return { slug, label, answers };
}

type Fill = { placeholders: Placeholders; wrong: (why: string) => Error };

/** A paragraph with its numbers; several where it is but the name of a list. */
function filled(block: string, { placeholders, wrong }: Fill): readonly string[] {
  const named = (name: string) => {
    const value = Object.hasOwn(placeholders, name) ? placeholders[name] : undefined;
    if (value === undefined) throw wrong(`there is no {{${name}}}`);
    return value;
  };
  const [, alone] = /^\{\{(\w+)\}\}$/.exec(block) ?? [];
  if (alone) return [named(alone)].flat();
  const words = block.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = named(name);
    if (typeof value !== "string") throw wrong(`{{${name}}} is a list, and stands in a paragraph of its own`);
    return value;
  });
  if (/[{}]/.test(words)) throw wrong("has a brace that is no {{placeholder}}");
  return [words];
}
