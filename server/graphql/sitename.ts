import { maySee } from "#domain/access.ts";
import {
  asSitename,
  holdEndedFor,
  namesLike,
  reservedSkeletons,
  sitenameFault,
  skeletonOf,
} from "#domain/sitename.ts";
import { findSitenames, type KnownSitename } from "#server/store/sitenames.ts";
import { builder } from "./builder.ts";
import { ownCard } from "./card.ts";
import type { Context } from "./context.ts";

const SitenameState = builder.enumType("SitenameState", {
  values: {
    FREE: { value: "free", description: "Nobody has it, or this card does already." },
    UNFIT: { value: "unfit", description: "It breaks the rule; `sentence` says how." },
    RESERVED: { value: "reserved" },
    TAKEN: { value: "taken", description: "By somebody else, or a name that looks the same." },
  } as const,
});

type Standing = {
  state: "free" | "unfit" | "reserved" | "taken";
  sentence: string | null;
  suggestions: string[];
};

const SitenameStanding = builder.objectRef<Standing>("SitenameStanding").implement({
  fields: (t) => ({
    state: t.expose("state", { type: SitenameState }),
    sentence: t.exposeString("sentence", { nullable: true }),
    suggestions: t.exposeStringList("suggestions", { description: "Names like it that are free now." }),
  }),
});

/** Enough to choose from, few enough to read. */
const SUGGESTIONS = 3;

type Asked = { name: string; card: string };

/** Whether a card may have this name at this moment. Another may be faster: claiming it decides. */
export async function standingOf(context: Context, { name, card }: Asked): Promise<Standing> {
  const sentence = sitenameFault(name);
  if (sentence) return { state: "unfit", sentence, suggestions: [] };
  const reserved = reservedSkeletons(await context.addresses());
  const others = namesLike(name).filter((one) => !reserved.has(skeletonOf(one)));
  const known = await findSitenames(context.database.orm, [name, ...others]);
  const isFree = (one: string) => freeFor(known, { name: one, card, now: context.clock.now() });
  const state = reserved.has(skeletonOf(name)) ? "reserved" : isFree(name) ? "free" : "taken";
  const suggestions = state === "free" ? [] : others.filter(isFree).slice(0, SUGGESTIONS);
  return { state, sentence: null, suggestions };
}

function freeFor(
  known: readonly KnownSitename[],
  { name, card, now }: { name: string; card: string; now: Date },
): boolean {
  const found = known.find(({ skeleton }) => skeleton === skeletonOf(name));
  if (!found || found.card === card) return true;
  return found.givenUpAt !== null && found.givenUpAt <= holdEndedFor(now);
}

builder.queryField("sitename", (t) =>
  t.field({
    type: SitenameStanding,
    description: "Whether a card of the member's may have a name, while it is typed.",
    args: { card: t.arg.id({ required: true }), name: t.arg.string({ required: true }) },
    async resolve(_root, { card: id, name }, context) {
      const card = await ownCard(context, { id, may: maySee });
      return standingOf(context, { name: asSitename(name), card: card.id });
    },
  }),
);
