import type { VenueBlock } from "#cards/sections/venue/block.ts";
import { maySee } from "#domain/access.ts";
import { cardOwner, grantedCard } from "#server/cards/access.ts";
import { kindSent } from "#server/cards/content.ts";
import { blockPlaceOf } from "#server/cards/read-version.ts";
import { approvedCompany, grantedCompany } from "#server/companies/access.ts";
import { member } from "#server/graphql/access.ts";
import { builder } from "#server/graphql/builder.ts";
import { searchWordsOf } from "./search.ts";
import { followedBy, type KeptVenue, listVenues, type OwnVenue, searchVenues } from "./store.ts";

/** As many as one reads before typing another character. */
const MOST_FOUND = 20;

export const CompanyVenue = builder.objectRef<OwnVenue>("CompanyVenue").implement({
  description: "A hall of a company, as cards can follow it.",
  fields: (t) => ({
    id: t.exposeID("id"),
    building: t.exposeID("building", {
      description: "The same for all halls of one building: they share everything but their own name.",
    }),
    content: t.field({ type: "JSON", resolve: (venue): VenueBlock => blockPlaceOf(venue) }),
    followers: t.exposeInt("followers", { description: "How many cards follow it." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
  }),
});

const Venue = builder.objectRef<KeptVenue>("Venue").implement({
  description: "A hall as its company describes it, for who makes a card.",
  fields: (t) => ({
    id: t.exposeID("id"),
    content: t.field({ type: "JSON", resolve: (venue): VenueBlock => blockPlaceOf(venue) }),
    company: t.exposeString("company", {
      nullable: true,
      description: "Who keeps it; null where nobody does any more: then it stays as it was last.",
    }),
  }),
});

builder.queryFields((t) => ({
  companyVenues: t.field({
    access: approvedCompany,
    type: [CompanyVenue],
    description: "The halls of the caller's company, the first first.",
    resolve: (_root, _args, context) => listVenues(context.database.orm, grantedCompany(context).id),
  }),
  searchVenues: t.field({
    access: member,
    type: [Venue],
    description: "Halls of approved companies whose name, hall or address has all of these words.",
    args: {
      text: t.arg.string({ required: true }),
      kind: t.arg.string({
        required: true,
        description: "Of the card: a memorial finds funeral halls only.",
      }),
    },
    resolve(_root, { text, kind }, context) {
      const words = searchWordsOf(text);
      const forFunerals = kindSent(context, kind).isSolemn === true;
      if (words.length === 0) return [];
      return searchVenues(context.database.orm, { words, forFunerals, limit: MOST_FOUND });
    },
  }),
  followedVenues: t.field({
    access: cardOwner("card", maySee),
    type: [Venue],
    description: "The halls that a card of the caller's follows, as their companies describe them now.",
    args: { card: t.arg.id({ required: true }) },
    resolve: (_root, _args, context) => followedBy(context.database.orm, grantedCard(context).id),
  }),
}));
