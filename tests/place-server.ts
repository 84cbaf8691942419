import { listen } from "./listen.ts";

/** How they answer: as they should, not at all, with a failure, with no JSON, with other JSON, with nothing found. */
export type PlaceMood = "well" | "silent" | "failing" | "garbled" | "strange" | "endless" | "empty";

export type PlaceServer = Awaited<ReturnType<typeof startPlaces>>;

const KEY = "a key that we were given";

type KnownPlace = { name: string; road: string; parcel: string; x: string; y: string };

const places: readonly KnownPlace[] = [
  {
    name: "고이하우스 웨딩홀",
    road: "서울 중구 세종대로 110",
    parcel: "서울 중구 태평로1가 31",
    x: "126.97796919",
    y: "37.56661209",
  },
  {
    name: "고이하우스 부산",
    road: "",
    parcel: "부산 해운대구 우동 1408",
    x: "129.1603",
    y: "35.1631",
  },
];

/**
 * Kakao Local and the government's addresses as their documents describe them, and the services of short map links:
 * none of them can run here. This stands in for all, and misbehaves on demand.
 */
export async function startPlaces() {
  let mood: PlaceMood = "well";
  const asked: URL[] = [];
  const links = new Map<string, Response>();
  const more: KnownPlace[] = [];

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const host = request.headers.get("host") ?? "";
    const link = links.get(`${host}${url.pathname}`);
    asked.push(new URL(`${url.pathname}${url.search}`, `https://${host}`));
    if (link) return mood === "silent" ? new Promise(() => undefined) : link.clone();
    if (mood === "silent") return new Promise(() => undefined);
    if (mood === "failing") return new Response("no", { status: 500 });
    if (mood === "garbled") return new Response("<html>잠시 점검 중입니다</html>");
    if (mood === "strange") return Response.json({ documents: [{ x: 1 }], results: {} });
    if (mood === "endless") return Response.json({ documents: [], filler: "x".repeat(400_000) });
    if (url.pathname.startsWith("/v2/local/search/")) return asKakao(request, url);
    if (url.pathname === "/addrlink/addrLinkApi.do") return asJuso(url);
    return new Response("nobody", { status: 404 });
  }

  const found = (text: string) =>
    mood === "empty"
      ? []
      : [...places, ...more].filter(({ name, road, parcel }) =>
          [name, road, parcel].some((words) => words.includes(text)),
        );

  function asKakao(request: Request, { pathname, searchParams }: URL): Response {
    if (request.headers.get("authorization") !== `KakaoAK ${KEY}`) {
      return Response.json({ errorType: "AccessDeniedError", message: "wrong appKey" }, { status: 401 });
    }
    const text = searchParams.get("query") ?? "";
    if (text === "") return Response.json({ errorType: "MissingParameter" }, { status: 400 });
    const byName = pathname.endsWith("/keyword.json");
    const matching = found(text).filter(({ name }) => name.includes(text) === byName);
    return Response.json({
      meta: { total_count: matching.length, is_end: true },
      documents: matching.map(({ name, road, parcel, x, y }) =>
        byName
          ? { place_name: name, road_address_name: road, address_name: parcel, phone: "", x, y }
          : {
              address_name: parcel,
              address_type: "ROAD_ADDR",
              road_address: road ? { address_name: road, building_name: "" } : null,
              x,
              y,
            },
      ),
    });
  }

  function asJuso({ searchParams }: URL): Response {
    const told = (errorCode: string, juso: object[] | null) =>
      Response.json({ results: { common: { errorCode, errorMessage: "" }, juso } });
    if (searchParams.get("confmKey") !== KEY) return told("E0001", null);
    const text = searchParams.get("keyword") ?? "";
    if (text.length < 2) return told("E0008", null);
    return told(
      "0",
      found(text).map(({ name, road, parcel }) => ({
        roadAddr: `${road || parcel} (태평로1가)`,
        roadAddrPart1: road || parcel,
        jibunAddr: parcel,
        bdNm: name,
        zipNo: "04524",
      })),
    );
  }

  const { origin, close } = await listen(answer);
  return {
    origin,
    key: KEY,
    /** What the app is configured with. */
    env: {
      kakao: { KAKAO_REST_KEY: KEY, KAKAO_LOCAL_URL: origin },
      juso: { JUSO_KEY: KEY, JUSO_URL: origin },
      links: { MAP_LINKS_URL: origin },
    },
    /** What was asked for, under the host that was meant. */
    asked,
    feel(next: PlaceMood) {
      mood = next;
    },
    /** Another place that is known. */
    know(place: KnownPlace) {
      more.push(place);
    },
    /** How the address `kko.to/abc` answers. */
    link(address: string, response: Response) {
      links.set(address, response);
    },
    redirect(address: string, location: string, status = 302) {
      links.set(address, new Response(null, { status, headers: { location } }));
    },
    close,
  };
}
