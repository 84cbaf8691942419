import { type PoolWorker, startThread, type WorkerScript } from "./pool-worker.ts";
import type { WorkerTasks } from "./worker-tasks.ts";

/** One sort of task. Beyond `waiting` of them `refuse` is thrown. */
export type WorkerLane = {
  /** How many workers it may have; all where nothing is said. */
  atOnce?: number;
  waiting: number;
  refuse: () => Error;
};

type Given<Task> = Task extends (given: infer Value) => Promise<unknown> ? Value : never;
type Made<Task> = Task extends (given: never) => Promise<infer Value> ? Value : never;

export type WorkerPool<All extends WorkerTasks> = {
  /** Has a worker do it. `prepare` gives what the worker needs, and is asked when the turn has come. */
  run<Name extends keyof All & string>(
    name: Name,
    prepare: () => Promise<Given<All[Name]>>,
  ): Promise<Made<All[Name]>>;
  /** Refuses as the next one would be refused. */
  refuseWhileFull(name: keyof All & string): void;
  /** How many workers there are at this moment. */
  size(): number;
  /** What each sort of task has in work and in its queue. */
  figures(): { name: string; running: number; waiting: number }[];
  /** Ends all workers; what they were doing fails. */
  close(): Promise<void>;
};

type Options<All extends WorkerTasks> = {
  /** A module that calls `answerTasks`. */
  script: URL;
  workers: number;
  lanes: Record<keyof All & string, WorkerLane>;
  /** A worker that nobody needed for so long ends, and what it took is given back. */
  idleMs: number;
  /** A task that takes longer than this will not end; its worker does. */
  patienceMs: number;
  memoryMb: number;
  /** A thread where nothing is said. */
  start?: (worker: WorkerScript) => PoolWorker;
};

type Job = {
  name: string;
  prepare: () => Promise<unknown>;
  done(made: unknown): void;
  failed(error: unknown): void;
};
type Member = { worker: PoolWorker; idle?: NodeJS.Timeout };

/**
 * Runs tasks that take the processor for long in threads or processes of their own, so that the main thread goes on
 * answering. Sorts of tasks take turns: many of one do not keep another waiting.
 */
export function createWorkerPool<All extends WorkerTasks>(options: Options<All>): WorkerPool<All> {
  const lanes = Object.entries<WorkerLane>(options.lanes).map(([name, lane]) => ({
    ...{ name, atOnce: options.workers, running: 0, queue: [] as Job[] },
    ...lane,
  }));
  const idle: Member[] = [];
  const all = new Set<Member>();
  let busy = 0;
  let closed = false;

  function laneOf(name: string) {
    const lane = lanes.find((one) => one.name === name);
    if (!lane) throw new Error(`There are no tasks called ${name}`);
    return lane;
  }

  const hasPlace = ({ running, atOnce }: (typeof lanes)[number]) =>
    busy < options.workers && running < atOnce;
  const isFull = (lane: (typeof lanes)[number]) => !hasPlace(lane) && lane.queue.length >= lane.waiting;

  /** Begins what waits for as long as there are places; who was served goes to the end of the line. */
  function next() {
    const lane = lanes.find((one) => one.queue.length > 0 && hasPlace(one));
    const job = lane?.queue.shift();
    if (!lane || !job) return;
    lanes.push(...lanes.splice(lanes.indexOf(lane), 1));
    lane.running += 1;
    busy += 1;
    void perform(job)
      .then(job.done, job.failed)
      .finally(() => {
        lane.running -= 1;
        busy -= 1;
        next();
      });
    next();
  }

  async function perform({ name, prepare }: Job): Promise<unknown> {
    const late = Promise.withResolvers<never>();
    let isLate = false;
    const patience = setTimeout(() => {
      isLate = true;
      late.reject(new Error(`${name} took more than ${options.patienceMs} ms`));
    }, options.patienceMs).unref();
    let member: Member | undefined;
    try {
      const given = await Promise.race([prepare(), late.promise]);
      if (closed) throw new Error("The workers have been closed");
      member = idle.pop() ?? hire();
      clearTimeout(member.idle);
      return await Promise.race([member.worker.ask({ name, given }), late.promise]);
    } finally {
      clearTimeout(patience);
      if (member && isLate) dismiss(member);
      else if (member) rest(member);
    }
  }

  function hire(): Member {
    const { start = startThread, script, memoryMb } = options;
    const member: Member = { worker: start({ script, memoryMb }) };
    all.add(member);
    void member.worker.gone.then(() => forget(member));
    return member;
  }

  function forget(member: Member) {
    clearTimeout(member.idle);
    all.delete(member);
    if (idle.includes(member)) idle.splice(idle.indexOf(member), 1);
  }

  /** Nobody asks it any more from now on, whenever it is gone. */
  function dismiss(member: Member) {
    forget(member);
    void member.worker.end();
  }

  function rest(member: Member) {
    if (!all.has(member)) return;
    idle.push(member);
    member.idle = setTimeout(() => dismiss(member), options.idleMs).unref();
  }

  return {
    run(name, prepare) {
      const lane = laneOf(name);
      if (closed || isFull(lane)) return Promise.reject(lane.refuse());
      return new Promise((done, failed) => {
        lane.queue.push({ name, prepare, done: done as Job["done"], failed });
        next();
      });
    },
    refuseWhileFull(name) {
      const lane = laneOf(name);
      if (isFull(lane)) throw lane.refuse();
    },
    size: () => all.size,
    figures: () => lanes.map(({ name, running, queue }) => ({ name, running, waiting: queue.length })),
    async close() {
      closed = true;
      for (const { queue, refuse } of lanes) for (const job of queue.splice(0)) job.failed(refuse());
      await Promise.all([...all].map(({ worker }) => worker.end()));
    },
  };
}
