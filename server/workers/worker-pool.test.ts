import { afterEach, expect, test, vi } from "vitest";
import { HOUR_MS } from "#domain/duration.ts";
import { startProcess, startThread } from "./pool-worker.ts";
import type { TestTasks } from "./worker-for-tests.ts";
import { createWorkerPool, type WorkerLane, type WorkerPool } from "./worker-pool.ts";

const open: WorkerPool<TestTasks>[] = [];
afterEach(() => Promise.all(open.splice(0).map((pool) => pool.close())));

const lane: WorkerLane = { waiting: 100, refuse: () => new Error("busy") };

type Options = { workers?: number; lanes?: Partial<Record<keyof TestTasks, WorkerLane>> };

function poolOf({
  workers = 2,
  lanes = {},
  idleMs = HOUR_MS,
  patienceMs = HOUR_MS,
  start = startThread,
}: Options & {
  idleMs?: number;
  patienceMs?: number;
  start?: typeof startThread;
} = {}) {
  const pool = createWorkerPool<TestTasks>({
    script: new URL("./worker-for-tests.ts", import.meta.url),
    lanes: {
      hold: lane,
      quick: lane,
      fail: lane,
      die: lane,
      crash: lane,
      exhaust: lane,
      environment: lane,
      ...lanes,
    },
    ...{ workers, idleMs, patienceMs, memoryMb: 32, start },
  });
  open.push(pool);
  return pool;
}

/** Something that is being done until it is let go; `begun` when its turn has come, `isHeld` when a thread has it. */
function held(pool: WorkerPool<TestTasks>) {
  const gate = new Int32Array(new SharedArrayBuffer(8));
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const done = pool.run("hold", async () => {
    begin();
    return gate;
  });
  return {
    begun,
    isHeld: () => Atomics.waitAsync(gate, 1, 0).value,
    done,
    letGo() {
      Atomics.store(gate, 0, 1);
      Atomics.notify(gate, 0);
      return done;
    },
  };
}

const said = (pool: WorkerPool<TestTasks>, word: string) => pool.run("quick", async () => word);

test("while a thread is held, this one goes on, and another thread answers", async () => {
  const pool = poolOf();
  const first = held(pool);
  await first.begun;
  expect((await said(pool, "고이")).said).toBe("고이");
  expect(await first.letGo()).toBeGreaterThan(0);
});

test("with two workers the third waits for one of them, and beyond the queue it is refused", async () => {
  const pool = poolOf({ lanes: { hold: { waiting: 1, refuse: lane.refuse } } });
  const [first, second, third] = [held(pool), held(pool), held(pool)];
  await Promise.all([first.begun, second.begun]);
  expect(pool.size()).toBe(2);
  // Another sort has no place either: there are two threads, whoever asks.
  const other = said(pool, "그다음");
  let isBegun = false;
  void third.begun.then(() => {
    isBegun = true;
  });
  expect(() => pool.refuseWhileFull("hold")).toThrow("busy");
  await expect(held(pool).done).rejects.toThrow("busy");
  expect(isBegun).toBe(false);
  await first.letGo();
  await third.begun;
  expect(() => pool.refuseWhileFull("hold")).not.toThrow();
  await Promise.all([second.letGo(), third.letGo(), other]);
  expect(pool.size()).toBe(2);
});

test("many of one sort leave a place for another, and take turns with it", async () => {
  const pool = poolOf({ lanes: { hold: { ...lane, atOnce: 1 } } });
  const waiting = Array.from({ length: 5 }, () => held(pool));
  await waiting[0]?.begun;
  expect((await said(pool, "사이에")).said).toBe("사이에");

  const alone = poolOf({ workers: 1 });
  const line = Array.from({ length: 3 }, () => held(alone));
  const order: string[] = [];
  for (const { done } of line) void done.then(() => order.push("hold"));
  const quick = said(alone, "둘째").then(() => order.push("quick"));
  for (const one of [...waiting, ...line]) void one.letGo();
  // All of them: one that is still held when its pool is closed would be refused with nobody to hear it.
  await Promise.all([quick, ...[...waiting, ...line].map(({ done }) => done)]);
  expect(order).toEqual(["hold", "quick", "hold", "hold"]);
});

test("what fails says why, and its worker goes on", async () => {
  const pool = poolOf({ workers: 1 });
  const { threadId } = await said(pool, "before");
  await expect(pool.run("fail", async () => "no such font")).rejects.toThrow("no such font");
  await expect(pool.run("quick", () => Promise.reject(new Error("no photo")))).rejects.toThrow("no photo");
  expect(await said(pool, "after")).toEqual({ said: "after", threadId });
});

test.each(["die", "crash", "exhaust"] as const)(
  "a worker that ends by itself fails its task and is replaced: %s",
  async (task) => {
    const pool = poolOf({ workers: 1 });
    const { threadId } = await said(pool, "before");
    const ending = {
      die: () => pool.run("die", async () => 1),
      crash: () => pool.run("crash", async () => "boom"),
    };
    const dying = task === "exhaust" ? pool.run("exhaust", async () => null) : ending[task]();
    const after = said(pool, "after");
    await expect(dying).rejects.toThrow();
    expect((await after).said).toBe("after");
    expect((await after).threadId).not.toBe(threadId);
    expect(pool.size()).toBe(1);
  },
);

test("what never ends gives its place back, in the thread as before it", async () => {
  const pool = poolOf({ workers: 1, patienceMs: 1 });
  await expect(held(pool).done).rejects.toThrow("took more than 1 ms");
  await expect(pool.run("quick", () => new Promise(() => undefined))).rejects.toThrow("took more than 1 ms");
  expect(pool.size()).toBe(0);
});

test("who has nothing to do ends, and the next task gets a new one", async () => {
  const pool = poolOf({ workers: 1, idleMs: 1 });
  const { threadId } = await said(pool, "before");
  await vi.waitFor(() => expect(pool.size()).toBe(0));
  expect((await said(pool, "after")).threadId).not.toBe(threadId);
});

test("closing ends what is under way, refuses what waits and what comes", async () => {
  const pool = poolOf({ workers: 1 });
  const [first, second] = [held(pool), held(pool)];
  await first.isHeld();
  const [running, waiting] = [
    expect(first.done).rejects.toThrow(),
    expect(second.done).rejects.toThrow("busy"),
  ];
  await pool.close();
  await Promise.all([running, waiting]);
  await expect(said(pool, "too late")).rejects.toThrow("busy");
  expect(pool.size()).toBe(0);
});

const processes = { start: startProcess, workers: 1 };
const environmentOf = (pool: WorkerPool<TestTasks>) => pool.run("environment", async () => null);

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test("a process does the same, one task after the other, and knows no secret of ours", async () => {
  vi.stubEnv("IDENTITY_SECRET", "for nobody's eyes");
  const pool = poolOf(processes);
  const [first, second] = await Promise.all([environmentOf(pool), environmentOf(pool)]);
  vi.unstubAllEnvs();
  expect(first.pid).not.toBe(process.pid);
  expect(second.pid).toBe(first.pid);
  expect(first.names).toContain("PATH");
  expect(first.names).not.toContain("IDENTITY_SECRET");
  await expect(pool.run("fail", async () => "no such font")).rejects.toThrow("no such font");
  expect(await said(pool, "고이")).toMatchObject({ said: "고이" });
});

test.each(["die", "crash", "exhaust"] as const)(
  "a process that ends by itself is replaced: %s",
  async (task) => {
    const pool = poolOf(processes);
    const { pid } = await environmentOf(pool);
    const ending = {
      die: () => pool.run("die", async () => 1),
      crash: () => pool.run("crash", async () => "boom"),
      exhaust: () => pool.run("exhaust", async () => null),
    };
    await expect(ending[task]()).rejects.toThrow(`before it had done ${task}`);
    expect((await environmentOf(pool)).pid).not.toBe(pid);
  },
);

test("a process goes when it has nothing to do, when its pool is closed, and no signal for all of us ends it before", async () => {
  const idle = poolOf({ ...processes, idleMs: 1 });
  const { pid } = await environmentOf(idle);
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false));

  const pool = poolOf(processes);
  const lasting = (await environmentOf(pool)).pid;
  process.kill(lasting, "SIGINT");
  process.kill(lasting, "SIGTERM");
  expect((await environmentOf(pool)).pid).toBe(lasting);
  await pool.close();
  expect(isAlive(lasting)).toBe(false);
});
