import { z } from "zod";
import type { FoundPlace, PlaceSearch } from "#server/ports.ts";
import {
  askForPlaces,
  MOST_PLACES,
  orTyped,
  PLACES_WITHIN_MS,
  type PlaceSearchSettings,
  pointFrom,
} from "./place-search-call.ts";

const point = { x: z.string(), y: z.string() };
const byName = z.object({
  documents: z.array(
    z.object({ place_name: z.string(), address_name: z.string(), road_address_name: z.string(), ...point }),
  ),
});
const byAddress = z.object({
  documents: z.array(
    z.object({
      address_name: z.string(),
      road_address: z.object({ address_name: z.string(), building_name: z.string() }).nullish(),
      ...point,
    }),
  ),
});

/** Kakao Local: what a place is called, and what an address is, are asked of two addresses. */
export function createKakaoPlaces({
  key,
  apiUrl,
  withinMs = PLACES_WITHIN_MS,
}: PlaceSearchSettings): PlaceSearch {
  function ask<Answer>(path: string, query: string, schema: z.ZodType<Answer>) {
    const url = new URL(`${apiUrl}/v2/local/search/${path}.json`);
    url.search = new URLSearchParams({ query, size: String(MOST_PLACES) }).toString();
    return askForPlaces({ url, headers: { authorization: `KakaoAK ${key}` }, withinMs, schema });
  }

  return {
    name: "kakao",
    find: orTyped(async (text) => {
      const [named, addressed] = await Promise.all([
        ask("keyword", text, byName),
        ask("address", text, byAddress),
      ]);
      const places: FoundPlace[] = [
        ...named.documents.map((one) => ({
          name: one.place_name,
          address: one.road_address_name || one.address_name,
          point: pointFrom({ latitude: one.y, longitude: one.x }),
        })),
        ...addressed.documents.map((one) => ({
          name: one.road_address?.building_name ?? "",
          address: one.road_address?.address_name ?? one.address_name,
          point: pointFrom({ latitude: one.y, longitude: one.x }),
        })),
      ];
      return eachOnce(places).slice(0, MOST_PLACES);
    }),
  };
}

/** A house that is known by its name is found by its address, too. */
function eachOnce(places: readonly FoundPlace[]): FoundPlace[] {
  return places.filter(
    ({ name, address }, at) =>
      places.findIndex((other) => other.address === address && (name === "" || other.name === name)) === at,
  );
}
