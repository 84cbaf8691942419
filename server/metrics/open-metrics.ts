import { statfs } from "node:fs/promises";
import type { Config } from "#server/config.ts";
import type { Clock } from "#server/ports.ts";
import { joinFigures } from "./join-figures.ts";
import { openProcessFigures } from "./process-figures.ts";
import { createScrape, type Scrape } from "./scrape.ts";
import type { OutboxFigures, QueueFigures, Sources } from "./sources.ts";
import { createStoredFigures } from "./stored-figures.ts";

type Parts = Omit<Sources, "queue" | "outbox" | "unread" | "disk"> & {
  config: Pick<Config, "metrics" | "dataDir">;
  clock: Clock;
  readQueue: () => Promise<QueueFigures>;
  readOutbox: () => Promise<OutboxFigures>;
};

/** What tells the figures; undefined where nobody is configured to read them, and then nothing is loaded for it. */
export function openMetrics({ config, clock, readQueue, readOutbox, ...sources }: Parts): Scrape | undefined {
  const { token, port } = config.metrics;
  if (!token && port === undefined) return undefined;
  const queue = createStoredFigures({ read: readQueue, clock });
  const outbox = createStoredFigures({ read: readOutbox, clock });
  const disk = async () => {
    const { bavail, blocks, bsize } = await statfs(config.dataDir);
    return { free: bavail * bsize, size: blocks * bsize };
  };
  const metrics = import("./metrics.ts").then(({ createMetrics }) =>
    createMetrics({
      ...sources,
      disk,
      queue: queue.read,
      outbox: outbox.read,
      unread: () => queue.failures() + outbox.failures(),
    }),
  );
  // Whoever asks is told; until then it must not end the process.
  metrics.catch(() => undefined);
  const processes = openProcessFigures(async (process) => (await metrics).own(process));
  return createScrape({
    token,
    async read() {
      const { contentType, own, shared } = await metrics;
      const [all, same] = await Promise.all([
        processes ? processes.all() : own().then((text) => [text]),
        shared(),
      ]);
      return { contentType, text: joinFigures([...all, same]) };
    },
  });
}
