import { type ReactNode, useEffect, useMemo, useState } from "react";
import { type Answered, type PlaceWays, PlaceWaysContext } from "#cards/engine/editor.ts";
import { ask } from "#web/api.ts";
import { explain } from "#web/forms/explain.ts";
import { MapLinkPointDocument, SearchPlacesDocument } from "#web/graphql/graphql.ts";
import { readSettings } from "#web/settings.ts";

const searchPlaces: NonNullable<PlaceWays["searchPlaces"]> = (text) =>
  answered(async () =>
    (await ask(SearchPlacesDocument, { text })).searchPlaces.map(({ point, ...place }) => ({
      ...place,
      point: point ?? null,
    })),
  );

const openMapLink: PlaceWays["openMapLink"] = (link) =>
  answered(async () => (await ask(MapLinkPointDocument, { link })).mapLinkPoint ?? null);

async function answered<Answer>(question: () => Promise<Answer>): Promise<Answered<Answer>> {
  try {
    return { answer: await question() };
  } catch (error) {
    return { problem: explain(error).sentence };
  }
}

/** For forms of a place. Nothing is searched before it is known that somebody can be asked. */
export function PlaceWaysProvider({ children }: { children: ReactNode }) {
  const [has, setHas] = useState({ search: false, map: false });
  useEffect(() => {
    let gone = false;
    readSettings().then(
      ({ findsPlaces, kakaoJsKey }) =>
        gone || setHas({ search: findsPlaces === true, map: kakaoJsKey !== undefined }),
      // Without it a place is typed.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  const ways = useMemo(
    () => ({
      searchPlaces: has.search ? searchPlaces : null,
      pinMap: has.map ? "/-/pin-map" : null,
      openMapLink,
    }),
    [has],
  );
  return <PlaceWaysContext value={ways}>{children}</PlaceWaysContext>;
}
