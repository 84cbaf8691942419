import type { Cdn } from "#server/ports.ts";
import { askCdn, CDN_PATIENCE, type CdnPatience } from "./cdn-request.ts";

/** Two kilobytes of a header that may be eight. */
const MOST_TAGS = 100;

type Parts = { nodes: readonly string[]; patience?: Partial<CdnPatience> };

/** Nodes of Varnish and its kin, each told by `PURGE` with the tags in a header. */
export function createHttpCdn({ nodes, patience }: Parts): Cdn {
  const given = { ...CDN_PATIENCE, ...patience };

  async function tell(node: string, tags: readonly string[]): Promise<void> {
    for (let from = 0; from < tags.length; from += MOST_TAGS) {
      const named = tags.slice(from, from + MOST_TAGS).join(" ");
      const headers = { "surrogate-key": named, xkey: named };
      await askCdn((signal) => fetch(node, { method: "PURGE", headers, signal }), given);
    }
  }

  return {
    name: "http",
    async purge(tags) {
      const told = await Promise.allSettled(nodes.map((node) => tell(node, tags)));
      const failed = told.filter((one) => one.status === "rejected");
      const [first] = failed;
      if (first) {
        throw new Error(`${failed.length} of ${nodes.length} nodes were not told`, { cause: first.reason });
      }
    },
  };
}
