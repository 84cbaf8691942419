import { romanisedNames } from "#cards/korean/romanised-name.ts";
import { maySee } from "#domain/access.ts";
import { subjectOf } from "#domain/member.ts";
import {
  asSitename,
  holdEndedFor,
  reservedSkeletons,
  sitenameFault,
  skeletonOf,
  suggestedNames,
} from "#domain/sitename.ts";
import { cardOwner, grantedCard } from "#server/cards/access.ts";
import { kindOf } from "#server/cards/content.ts";
import type { CardRow } from "#server/cards/public.ts";
import { cardContentOf } from "#server/cards/schema.ts";
import { builder } from "#server/graphql/builder.ts";
import type { Context } from "#server/graphql/context.ts";
import { findSitenames, type KnownSitename } from "./store.ts";

const SitenameState = builder.enumType("SitenameState", {
  values: {
    FREE: { value: "free", description: "Nobody has it, or this card does already." },
    UNFIT: { value: "unfit", description: "It breaks the rule; `sentence` says how." },
    RESERVED: { value: "reserved" },
    TAKEN: { value: "taken", description: "By somebody else, or a name that looks the same." },
  } as const,
});

type Availability = {
  state: "free" | "unfit" | "reserved" | "taken";
  sentence: string | null;
  suggestions: string[];
};

const SitenameStanding = builder.objectRef<Availability>("SitenameStanding").implement({
  fields: (t) => ({
    state: t.expose("state", { type: SitenameState }),
    sentence: t.exposeString("sentence", { nullable: true }),
    suggestions: t.exposeStringList("suggestions", {
      description: "What is free now: names like it, and of whose page it is.",
    }),
  }),
});

/** Enough to choose from, few enough to read. */
const SUGGESTIONS = 3;

type Asked = { name: string; card: CardRow };

/** Whether a card may have this name at this moment. Another may be faster: claiming it decides. */
export async function nameAvailability(context: Context, { name, card }: Asked): Promise<Availability> {
  const sentence = sitenameFault(name);
  if (sentence) return { state: "unfit", sentence, suggestions: [] };
  const reserved = reservedSkeletons(await context.addresses());
  const now = context.clock.now();
  const isReserved = reserved.has(skeletonOf(name));
  const known = await findSitenames(context.database.orm, [name]);
  if (!isReserved && freeFor(known, { name, card: card.id, now })) {
    return { state: "free", sentence: null, suggestions: [] };
  }
  const others = suggestedNames({ wanted: name, owner: await ownerNames(context, card), reserved });
  const taken = await findSitenames(context.database.orm, others);
  const free = others.filter((one) => freeFor(taken, { name: one, card: card.id, now }));
  return {
    state: isReserved ? "reserved" : "taken",
    sentence: null,
    suggestions: free.slice(0, SUGGESTIONS),
  };
}

/** Whose page it is: as the page says, else as their e-mail address does. */
async function ownerNames(context: Context, card: CardRow): Promise<string[]> {
  const { named } = kindOf(context, card);
  const { sections } = await cardContentOf(context, { card, version: card.draftVersion });
  const written = named && sections[named.section]?.[named.owner];
  const email = await context.identity.email(subjectOf(card.owner));
  const local = email?.split("@")[0]?.split("+")[0] ?? "";
  return [...romanisedNames(typeof written === "string" ? written : ""), ...romanisedNames(local)];
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
    access: cardOwner("card", maySee),
    type: SitenameStanding,
    description: "Whether a card of the member's may have a name, while it is typed.",
    args: { card: t.arg.id({ required: true }), name: t.arg.string({ required: true }) },
    resolve: (_root, { name }, context) =>
      nameAvailability(context, { name: asSitename(name), card: grantedCard(context) }),
  }),
);
