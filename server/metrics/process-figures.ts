import cluster, { type Worker } from "node:cluster";
import { z } from "zod";

/** Who does not answer within this is starting or stuck; the others are told without it. */
const ANSWER_MS = 2_000;

/** What processes behind one port say to each other, by way of the one that started them. */
const word = z.discriminatedUnion("figures", [
  z.object({ figures: z.literal("wanted"), id: z.number() }),
  z.object({ figures: z.literal("tell"), id: z.number(), process: z.string() }),
  z.object({ figures: z.literal("told"), id: z.number(), text: z.string() }),
  z.object({ figures: z.literal("all"), id: z.number(), texts: z.array(z.string()) }),
]);
type Word = z.infer<typeof word>;

export type ProcessFigures = { all(): Promise<readonly string[]> };

/** The figures of all processes, asked for in one of them; undefined where this one is alone. */
export function openProcessFigures(own: (process: string) => Promise<string>): ProcessFigures | undefined {
  const { worker } = cluster;
  if (!worker) return undefined;
  const waiting = new Map<number, (texts: readonly string[]) => void>();
  let lastId = 0;
  worker.on("message", async (message) => {
    const said = word.safeParse(message).data;
    if (said?.figures === "all") waiting.get(said.id)?.(said.texts);
    if (said?.figures !== "tell") return;
    const text = await own(said.process).catch(() => "");
    if (worker.isConnected()) worker.send({ figures: "told", id: said.id, text } satisfies Word);
  });
  return {
    all() {
      const id = ++lastId;
      const { promise, resolve } = Promise.withResolvers<readonly string[]>();
      waiting.set(id, resolve);
      worker.send({ figures: "wanted", id } satisfies Word);
      return promise.finally(() => waiting.delete(id));
    },
  };
}

/** In the process that started the others: hands the figures of all to whoever of them asks. */
export function createFigureRelay(processes: () => ReadonlyMap<string, Worker>) {
  const waiting = new Map<number, { texts: string[]; missing: Set<Worker>; done(): void }>();
  let lastId = 0;

  function ask(asker: Worker, idOfAsker: number) {
    const asked = [...processes()].filter(([, worker]) => worker.isConnected());
    const id = ++lastId;
    const texts: string[] = [];
    const done = () => {
      clearTimeout(late);
      waiting.delete(id);
      if (asker.isConnected()) asker.send({ figures: "all", id: idOfAsker, texts } satisfies Word);
    };
    const late = setTimeout(done, ANSWER_MS);
    waiting.set(id, { texts, missing: new Set(asked.map(([, worker]) => worker)), done });
    for (const [process, worker] of asked) worker.send({ figures: "tell", id, process } satisfies Word);
  }

  return function hear(worker: Worker, message: unknown): void {
    const said = word.safeParse(message).data;
    if (said?.figures === "wanted") ask(worker, said.id);
    if (said?.figures !== "told") return;
    const open = waiting.get(said.id);
    if (!open?.missing.delete(worker)) return;
    open.texts.push(said.text);
    if (open.missing.size === 0) open.done();
  };
}
