import { z } from "zod";
import { readSection, stamped } from "#cards/engine/card.ts";
import { type VenueBlock, venueBlock } from "#cards/sections/venue/block.ts";
import { ownerOf } from "#domain/member.ts";
import { Refusal } from "#domain/refusal.ts";
import { idSent } from "#domain/sent-uuid.ts";
import { blockPlaceOf } from "#server/cards/read-version.ts";
import { approvedCompany, grantedCompany } from "#server/companies/access.ts";
import { builder } from "#server/graphql/builder.ts";
import { type Context, memberOf } from "#server/graphql/context.ts";
import { invalid, invalidBy } from "#server/graphql/invalid.ts";
import type { Orm } from "#server/ports.ts";
import { CompanyVenue } from "./schema.ts";
import { searchOf } from "./search.ts";
import {
  correctVenue,
  findVenue,
  hallsBeside,
  insertVenue,
  listVenues,
  lockSketch,
  type OwnVenue,
  removeVenue,
  type VenueRow,
  withVenueLock,
} from "./store.ts";

/** The halls of a large chain. */
const MOST_VENUES = 100;

/** What a company sent about a hall. One without a name or an address helps nobody. */
function readPlace(sent: unknown): VenueBlock {
  const trimmed = z.record(z.string(), z.unknown()).catch({}).parse(sent);
  try {
    // A form sends what it was given, which was of today.
    const place = blockPlaceOf({ content: readSection(venueBlock, stamped(venueBlock, trimmed)) });
    const missing: [string[], string][] = [
      ...(place.name.trim() ? [] : [[["name"], "식장 이름을 적어 주세요."] as [string[], string]]),
      ...(place.address.trim() ? [] : [[["address"], "주소를 적어 주세요."] as [string[], string]]),
    ];
    if (missing.length > 0) throw invalid(missing);
    return place;
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    throw invalidBy(inside(error));
  }
}

/** Paths as the form has them, without the frame of a card. */
function inside({ issues }: z.ZodError): z.ZodError {
  return new z.ZodError(issues.map((issue) => ({ ...issue, path: issue.path.slice(2) })));
}

/** A hall of this company's. Another's, an unknown and a malformed id are answered alike. */
async function ownVenue(orm: Orm, { id, company }: { id: string; company: string }): Promise<VenueRow> {
  const venue = await findVenue(orm, idSent(id));
  if (venue?.company !== company || venue.removedAt) throw new Refusal("NOT_FOUND");
  return venue;
}

type Saving = { company: string; id: string; beside: string | null; place: VenueBlock };

/** Adds or corrects a hall; what it shares with the other halls of its building is corrected on those too. */
async function save(context: Context, { company, id, beside, place }: Saving): Promise<OwnVenue> {
  const { orm } = context.database;
  const now = context.clock.now();
  await withVenueLock(orm, {
    company,
    async work(tx) {
      const known = await findVenue(tx, id);
      const building =
        known?.building ?? (beside ? (await ownVenue(tx, { id: beside, company })).building : id);
      if (known) await ownVenue(tx, { id, company });
      const photo = await sketchOf(context, { tx, place, venue: beside ?? id });
      if (known)
        await correctVenue(tx, {
          id,
          content: stamped(venueBlock, place),
          search: searchOf(place),
          photo,
          now,
        });
      else {
        if ((await listVenues(tx, company)).length >= MOST_VENUES) throw new Refusal("LIMIT_REACHED");
        await insertVenue(tx, {
          id,
          company,
          building,
          content: stamped(venueBlock, place),
          search: searchOf(place),
          photo,
          now,
        });
      }
      const halls = await hallsBeside(tx, { company, building, id });
      for (const hall of halls) {
        const shared = { ...place, hall: blockPlaceOf(hall).hall };
        await correctVenue(tx, {
          id: hall.id,
          content: stamped(venueBlock, shared),
          search: searchOf(shared),
          photo,
          now,
        });
      }
    },
  });
  const saved = (await listVenues(orm, company)).find((venue) => venue.id === id);
  if (!saved) throw new Refusal("CONFLICT");
  return saved;
}

/** The key of its drawn map, where that is a photo that the company sent. */
async function sketchOf(
  context: Context,
  { tx, place: { sketch }, venue }: { tx: Orm; place: VenueBlock; venue: string },
): Promise<string | null> {
  if (!sketch?.key.startsWith("u/")) return null;
  const owner = ownerOf(memberOf(context));
  if (await lockSketch(tx, { key: sketch.key, owner, venue })) return sketch.key;
  throw new Refusal("INVALID", {
    fields: { sketch: "보관하고 있지 않은 사진입니다. 지우고 다시 올려 주세요." },
  });
}

builder.mutationFields((t) => ({
  saveVenue: t.field({
    access: approvedCompany,
    type: CompanyVenue,
    description: "Adds a hall of the caller's company, or corrects it on every card that follows it.",
    args: {
      id: t.arg.id({
        required: true,
        description: "A UUID of the caller's: asking again adds no second one.",
      }),
      beside: t.arg.id({ description: "A hall of the same building, for one that is added." }),
      content: t.arg({ type: "JSON", required: true }),
    },
    async resolve(_root, { id, beside, content }, context) {
      const { id: company } = grantedCompany(context);
      const known = z.guid().safeParse(id).data;
      if (!known) throw new Refusal("INVALID", { fields: { id: "UUID를 보내 주세요." } });
      return save(context, { company, id: known, beside: beside ?? null, place: readPlace(content) });
    },
  }),
  deleteVenue: t.field({
    access: approvedCompany,
    type: "ID",
    description: "Nobody takes it up any more; cards that follow it keep what it said last.",
    args: { id: t.arg.id({ required: true }) },
    async resolve(_root, { id }, context) {
      const { orm } = context.database;
      const { id: company } = grantedCompany(context);
      const venue = await ownVenue(orm, { id, company });
      await removeVenue(orm, { id: venue.id, now: context.clock.now() });
      return venue.id;
    },
  }),
}));
