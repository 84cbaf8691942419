import { mayAskMap } from "#cards/sections/venue/map-link.ts";
import { ownerOf } from "#domain/member.ts";
import { member } from "#server/graphql/access.ts";
import { builder } from "#server/graphql/builder.ts";
import { memberOf } from "#server/graphql/context.ts";
import type { FoundPlace, GeoPoint } from "#server/ports.ts";

/** No name or address is longer. */
const LONGEST_TEXT = 80;
const LONGEST_LINK = 500;

const MapPoint = builder.objectRef<GeoPoint>("MapPoint").implement({
  fields: (t) => ({ latitude: t.exposeFloat("latitude"), longitude: t.exposeFloat("longitude") }),
});

const Place = builder.objectRef<FoundPlace>("FoundPlace").implement({
  description: "A place that somebody knows who knows places, for who types where it is.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "Empty where only the address is known." }),
    address: t.exposeString("address"),
    point: t.field({ type: MapPoint, nullable: true, resolve: ({ point }) => point }),
  }),
});

builder.queryFields((t) => ({
  searchPlaces: t.field({
    access: member,
    type: [Place],
    description: "Places by name or address, the likeliest first; none where no search is configured.",
    args: { text: t.arg.string({ required: true }) },
    async resolve(_root, { text }, context) {
      const wanted = text.normalize("NFC").replaceAll(/\s+/g, " ").trim().slice(0, LONGEST_TEXT);
      if (wanted === "" || context.placeSearch.name === "none") return [];
      await context.placeGuard.search(ownerOf(memberOf(context)));
      return context.placeSearch.find(wanted);
    },
  }),
  mapLinkPoint: t.field({
    access: member,
    type: MapPoint,
    nullable: true,
    description: "Where a short link of a map service leads; null where it names no place.",
    args: { link: t.arg.string({ required: true }) },
    async resolve(_root, { link }, context) {
      const isAsked = link.length <= LONGEST_LINK && URL.canParse(link) && mayAskMap(new URL(link));
      if (!isAsked) return null;
      await context.placeGuard.link(ownerOf(memberOf(context)));
      return context.mapLinks.point(link);
    },
  }),
}));
