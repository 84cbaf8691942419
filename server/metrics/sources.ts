import type { Database } from "#server/ports.ts";
import type { Durations, Tally } from "./figures.ts";
import type { RequestFigures } from "./request-figures.ts";

/** By the name that the code gives a limit. */
export type LimitRefusals = Tally<{ limit: string }>;

/** What of a queue in the database is told. */
export type QueueFigures = {
  job: string;
  waiting: number;
  failed: number;
  /** Of the one that has been due longest. */
  oldestSeconds: number;
  /** Since the last run that succeeded. */
  failuresInRow: number;
  lastSuccess: Date | null;
}[];

export type OutboxFigures = { waiting: number; oldestSeconds: number; givenUp: number };

/** Work that is done a few at a time. */
type Working = { running: number; waiting: number };

/** Whoever has figures hands them over by one of these; each is asked when somebody reads them. */
export type Sources = {
  database: Pick<Database, "name" | "queries" | "connections">;
  requests: RequestFigures;
  /** By our own limits, and by those of the embedded accounts. */
  refused: readonly LimitRefusals[];
  cardPages: () => { hits: number; misses: number; pages: number; bytes: number; renderSeconds: Durations };
  openStreams: () => number;
  photos: () => Working;
  workers: () => (Working & { name: string })[];
  /** Absent where accounts are in the cloud. */
  signInFailures?: () => number;
  /** Of the disk that DATA_DIR lies on. */
  disk: () => Promise<{ free: number; size: number }>;
  /** Undefined where the database did not say it in time. */
  queue: () => Promise<QueueFigures | undefined>;
  outbox: () => Promise<OutboxFigures | undefined>;
  /** How often the database did not. */
  unread: () => number;
};
