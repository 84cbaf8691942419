import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { noCdn } from "#server/adapters/cdn-none.ts";
import { createDiskFiles } from "#server/adapters/files-disk.ts";
import {
  EMBEDDED_POOLS,
  openMapLinks,
  openPayments,
  openPlaceSearch,
  openSignInProviders,
} from "#server/adapters/open.ts";
import { createApp } from "#server/app.ts";
import { builtDrawing } from "#server/card-pages/drawing.ts";
import { readConfig } from "#server/config.ts";
import { readBuild } from "#server/http/pages.ts";
import { createIdentityService } from "#server/identity/service.ts";
import { createLog } from "#server/log.ts";
import type { Cdn, Database, Email } from "#server/ports.ts";
import { createWorkers, type Workers } from "#server/workers/workers.ts";
import { emptyDatabase } from "./databases.ts";

const ORIGIN = "http://localhost";

type Options = {
  env?: Record<string, string>;
  openDatabase?: () => Promise<Database>;
  workers?: Workers;
  cdn?: Cdn;
  /** Files as the build makes them. */
  clientFolder?: string;
};

/** The whole app in memory: real database, real rules, a clock that can be moved and letters that can be read. */
export async function openApp({
  env = {},
  openDatabase = emptyDatabase,
  workers = createWorkers(),
  cdn = noCdn,
  clientFolder,
}: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), "goi-app-"));
  const config = readConfig({ DATA_DIR: folder, ...env });
  const database = await openDatabase();
  const secret = "a secret that only the tests know, 32+";
  let now = new Date("2026-11-15T03:00:00Z");
  const clock = { now: () => now };
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  const letters: Email[] = [];
  const mail = { send: async (letter: Email) => void letters.push(letter), close: async () => undefined };
  const settings = {
    region: "ap-northeast-2",
    ...EMBEDDED_POOLS,
    issuer: `${ORIGIN}/identity/user-pool/${EMBEDDED_POOLS.userPoolId}`,
    identityIssuer: `${ORIGIN}/identity/identity-pool`,
    secret,
  } as const;
  const providers = await openSignInProviders({ config });
  const identityService = createIdentityService({ database, mail, clock, log, settings, providers });
  const files = createDiskFiles({
    folder: join(folder, "files"),
    endpoint: `${ORIGIN}/bucket`,
    secret,
    clock,
  });
  const { http, before, jobs, announceStop, endStreams, close } = createApp({
    config,
    clock,
    log,
    database,
    pools: config.cognito ?? EMBEDDED_POOLS,
    identity: identityService.identity,
    identityService: config.cognito ? undefined : identityService,
    mail,
    secret,
    payments: openPayments({ config, clock, database }),
    files,
    workers,
    cdn,
    placeSearch: openPlaceSearch({ config }),
    mapLinks: openMapLinks({ config }),
    bucket: files.receive,
    build: readBuild,
    drawing: builtDrawing,
    clientFolder,
  });

  return {
    http,
    config,
    before,
    announceStop,
    endStreams,
    database,
    files,
    identityService,
    letters,
    jobs,
    /** What was logged, one JSON line each. */
    lines,
    pass(milliseconds: number) {
      now = new Date(now.getTime() + milliseconds);
    },
    fetch: (path: string, init?: RequestInit) =>
      Promise.resolve(http.request(new Request(new URL(path, ORIGIN), init))),
    async close() {
      await close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof openApp>>;
