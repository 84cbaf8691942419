import { z } from "zod";
import type { CardContent } from "./card.ts";
import type { Kind } from "./kind.ts";
import { at, put } from "./paths.ts";
import { isSame } from "./same.ts";
import type { Section } from "./section.ts";

/** The block that a section follows, and the paths of those fields that are the maker's own all the same. */
export type Following = { block: string; own: string[] };

export const following = z.object({
  block: z.guid(),
  own: z.array(z.string().max(40)).max(40),
});

type Fields = Record<string, unknown>;
/** What blocks say, by their ids. */
export type FollowedBlocks = ReadonlyMap<string, Fields>;

/** Of what was stored or sent, what the sections of a kind can follow; undefined where that is nothing. */
export function readFollows(
  { sections }: Pick<Kind, "sections">,
  sent: Record<string, Following> = {},
): CardContent["follows"] {
  const known = sections.flatMap(({ name, follows }) => {
    const stored = follows && sent[name];
    if (!stored) return [];
    const own = Object.keys(follows).filter((path) => stored.own.includes(path));
    return [[name, { block: stored.block, own }] as const];
  });
  return known.length === 0 ? undefined : Object.fromEntries(known);
}

/** The field that says what the section is about: the first that follows. */
export function calledAt(follows: NonNullable<Section["follows"]>): string {
  return Object.keys(follows)[0] ?? "";
}

/** The blocks that a card follows, each once. */
export function blocksOf({ follows = {} }: CardContent): string[] {
  return [...new Set(Object.values(follows).map(({ block }) => block))];
}

/** The card with what its blocks say now. Where one is not given, its fields stay as they are. */
export function withBlocks(
  kind: Kind,
  { content, blocks }: { content: CardContent; blocks: FollowedBlocks },
) {
  return eachFollowed(kind, content, ({ section, fields, following: { block, own } }) => {
    const said = blocks.get(block);
    return said ? followed(section, { fields, said, own }) : fields;
  });
}

/** The card with its own words only: what follows a block stands empty. This is what is kept of it. */
export function withoutBlocks(kind: Kind, content: CardContent): CardContent {
  return eachFollowed(kind, content, ({ section, fields, following: { own } }) =>
    pathsOf(section).reduce(
      (kept, path) => (own.includes(path) ? kept : put(kept, path, at(section.empty, path))),
      fields,
    ),
  );
}

type At = { content: CardContent; section: Section };
type Block = { id: string; said: Fields };

/**
 * Follows a block from now on. What it leaves open stays in the maker's words where those are about the same thing;
 * the way to another place would lead guests astray.
 */
export function adopt({ content, section, block }: At & { block: Block }): CardContent {
  const fields = content.sections[section.name] ?? {};
  const own = isSameThing(section, { fields, said: block.said })
    ? silentPaths(section, { fields, said: block.said })
    : [];
  const sections = { [section.name]: followed(section, { fields, said: block.said, own }) };
  return {
    ...content,
    sections: { ...content.sections, ...sections },
    follows: { ...content.follows, [section.name]: { block: block.id, own } },
  };
}

type Met = { fields: Fields; said: Fields };

/** By its name; what was not named yet may be anything. */
function isSameThing({ follows = {} }: Section, { fields, said }: Met): boolean {
  const path = calledAt(follows);
  const theirs = follows[path] ?? "";
  const plain = (name: unknown) =>
    String(name ?? "")
      .normalize("NFC")
      .replaceAll(/\s/g, "");
  return ["", plain(at(said, theirs))].includes(plain(at(fields, path)));
}

/** Fields that the maker wrote and the block leaves open. */
function silentPaths({ follows = {}, empty }: Section, { fields, said }: Met): string[] {
  const isOpen = (value: unknown, path: string) => isSame(value, at(empty, path));
  return Object.entries(follows).flatMap(([path, theirs]) =>
    isOpen(at(said, theirs), path) && !isOpen(at(fields, path), path) ? [path] : [],
  );
}

/** Follows nothing any more: all it says now is the maker's own. */
export function letGo({ content, section }: At): CardContent {
  const { [section.name]: _gone, ...rest } = content.follows ?? {};
  return { ...content, follows: Object.keys(rest).length === 0 ? undefined : rest };
}

/** A field becomes the maker's own, with the words it has. */
export function takeOver({ content, section, path }: At & { path: string }): CardContent {
  const known = content.follows?.[section.name];
  if (!known || known.own.includes(path)) return content;
  const own = pathsOf(section).filter((one) => one === path || known.own.includes(one));
  return { ...content, follows: { ...content.follows, [section.name]: { ...known, own } } };
}

/** A field follows the block again. */
export function followAgain({ content, section, path, said }: At & { path: string; said: Fields }) {
  const known = content.follows?.[section.name];
  if (!known) return content;
  const own = known.own.filter((one) => one !== path);
  const fields = followed(section, { fields: content.sections[section.name] ?? {}, said, own });
  return {
    ...content,
    sections: { ...content.sections, [section.name]: fields },
    follows: { ...content.follows, [section.name]: { ...known, own } },
  };
}

/** What the maker changed in a section that follows a block is the maker's own. */
export function withOwnChanges({
  before,
  after,
  section,
}: { before: CardContent; after: CardContent } & Pick<At, "section">) {
  const { name } = section;
  if (!after.follows?.[name]) return after;
  const changed = pathsOf(section).filter(
    (path) => !isSame(at(before.sections[name] ?? {}, path), at(after.sections[name] ?? {}, path)),
  );
  return changed.reduce((content, path) => takeOver({ content, section, path }), after);
}

function followed(
  { follows = {} }: Section,
  { fields, said, own }: { fields: Fields; said: Fields; own: readonly string[] },
): Fields {
  return Object.entries(follows)
    .filter(([path]) => !own.includes(path))
    .reduce((kept, [path, theirs]) => put(kept, path, at(said, theirs)), fields);
}

type Followed = { section: Section; fields: Fields; following: Following };

function eachFollowed(kind: Kind, content: CardContent, change: (followed: Followed) => Fields): CardContent {
  const changed = kind.sections.flatMap((section) => {
    const known = content.follows?.[section.name];
    const fields = content.sections[section.name];
    return known && fields ? [[section.name, change({ section, fields, following: known })]] : [];
  });
  return changed.length === 0
    ? content
    : { ...content, sections: { ...content.sections, ...Object.fromEntries(changed) } };
}

function pathsOf({ follows = {} }: Section): string[] {
  return Object.keys(follows);
}
