export const youtubeId = /^[A-Za-z0-9_-]{11}$/;
/** An unlisted film carries its key behind the number. */
export const vimeoId = /^\d{5,12}(\/[0-9a-f]{6,20})?$/;

/** A film at one of two providers, told apart by its id alone. Its schema is `reference.ts`. */
export type VideoReference = { provider: "youtube" | "vimeo"; id: string; shape: "wide" | "tall" };

const youtubeHosts = ["youtube.com", "www.youtube.com", "m.youtube.com"];
const embedHosts = ["www.youtube-nocookie.com", "youtube-nocookie.com"];

/** Null for every address that is not a film of YouTube or Vimeo in one of the forms they hand out. */
export function readVideo(typed: string): VideoReference | null {
  const address = addressOf(typed);
  if (!address) return null;
  const { hostname: host, searchParams } = address;
  const [first = "", second = "", third = "", ...more] = address.pathname.replace(/^\/|\/$/g, "").split("/");

  if (youtubeHosts.includes(host) && first === "watch" && !second)
    return youtube(searchParams.get("v") ?? "");
  if (youtubeHosts.includes(host) && ["shorts", "live", "embed"].includes(first) && !third) {
    return youtube(second, first === "shorts" ? "tall" : "wide");
  }
  if (embedHosts.includes(host) && first === "embed" && !third) return youtube(second);
  if (host === "youtu.be" && !second) return youtube(first);
  if (["vimeo.com", "www.vimeo.com"].includes(host) && !third) return vimeo(first, second);
  if (host === "player.vimeo.com" && first === "video" && !third && more.length === 0) {
    return vimeo(second, searchParams.get("h") ?? "");
  }
  return null;
}

function addressOf(typed: string): URL | null {
  const text = typed.trim();
  try {
    const address = new URL(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);
    if (!["https:", "http:"].includes(address.protocol)) return null;
    return address.username || address.password || address.port ? null : address;
  } catch {
    return null;
  }
}

function youtube(id: string, shape: VideoReference["shape"] = "wide"): VideoReference | null {
  return youtubeId.test(id) ? { provider: "youtube", id, shape } : null;
}

function vimeo(number: string, key: string): VideoReference | null {
  const id = key ? `${number}/${key}` : number;
  return vimeoId.test(id) ? { provider: "vimeo", id, shape: "wide" } : null;
}

/** Where a guest without JavaScript sees the film. */
export function watchAddress({ provider, id, shape }: VideoReference): string {
  if (provider === "vimeo") return `https://vimeo.com/${id}`;
  return shape === "tall" ? `https://www.youtube.com/shorts/${id}` : `https://www.youtube.com/watch?v=${id}`;
}

/** What is framed after the guest has asked for it, so it may begin at once. */
export function playerAddress({ provider, id }: VideoReference): string {
  if (provider === "youtube") {
    return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0`;
  }
  const [number, key] = id.split("/");
  return `https://player.vimeo.com/video/${number}?${key ? `h=${key}&` : ""}autoplay=1&dnt=1`;
}
