import { z } from "zod";
import type { PlaceSearch } from "#server/ports.ts";
import {
  askForPlaces,
  MOST_PLACES,
  orTyped,
  PLACES_WITHIN_MS,
  type PlaceSearchSettings,
} from "./place-search-call.ts";

const answer = z.object({
  results: z.object({
    common: z.object({ errorCode: z.string() }),
    juso: z.array(z.object({ roadAddrPart1: z.string(), bdNm: z.string() })).nullish(),
  }),
});

/** What it says to words that it cannot look for: too short, too wide, only numbers. Others find nothing either. */
const SAID_OTHERWISE = /^E00(05|06|08|09|10|11|12|13|15)$/;
/** It takes these for an attack. */
const FORBIDDEN = /[%=><[\]]/g;

/** The addresses of the Korean government: every house, its name where it has one, and no coordinates. */
export function createJusoPlaces({
  key,
  apiUrl,
  withinMs = PLACES_WITHIN_MS,
}: PlaceSearchSettings): PlaceSearch {
  return {
    name: "juso",
    find: orTyped(async (text) => {
      const url = new URL(`${apiUrl}/addrlink/addrLinkApi.do`);
      url.search = new URLSearchParams({
        confmKey: key,
        keyword: text.replaceAll(FORBIDDEN, " ").trim(),
        currentPage: "1",
        countPerPage: String(MOST_PLACES),
        resultType: "json",
      }).toString();
      const { results } = await askForPlaces({ url, withinMs, schema: answer });
      const { errorCode } = results.common;
      if (SAID_OTHERWISE.test(errorCode)) return [];
      // A wrong key is told with 200, too.
      if (errorCode !== "0") throw new Error(`Juso answered ${errorCode}`);
      return (results.juso ?? []).map(({ bdNm, roadAddrPart1 }) => ({
        name: bdNm,
        address: roadAddrPart1,
        point: null,
      }));
    }),
  };
}
