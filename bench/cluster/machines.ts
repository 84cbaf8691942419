import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startJudge } from "#server/adapters/judge-for-tests.ts";
import { startPostgresServer } from "#tests/postgres-server.ts";
import { freePort, installed, startProgram, startVarnish } from "#tests/proxies.ts";
import { type Running, running } from "../given.ts";

const MACHINES = 3;
const SECRET = "what all machines of the cluster share";
/** As long as the balancer takes to see that a machine is about to stop: two questions, two seconds apart. */
const DRAIN_SECONDS = 6;

export type Machines = Awaited<ReturnType<typeof startMachines>>;

/** Three apps on one PostgreSQL and one bucket, a balancer before them and a cache before that, as `ops/` has them. */
export async function startMachines() {
  // Asked for first: what is missing is told at once and not after minutes, and nothing has to be stopped.
  const programs = { haproxy: needed("haproxy"), varnish: needed("varnishd") };
  const folder = mkdtempSync(join(tmpdir(), "goi-cluster-"));
  const started = await startPostgresServer(mkdtempSync(join(tmpdir(), "goi-cluster-database-")));
  if ("absent" in started) throw new Error(`There is no PostgreSQL here: ${started.absent}`);
  const { server: postgres } = started;
  const bucket = await startJudge("s3rver");
  const ports = await Promise.all(Array.from({ length: MACHINES }, freePort));
  const balancerPort = await freePort();
  // Chosen before it runs: the apps must know where to tell it what to forget.
  const varnishPort = await freePort();
  const env = {
    DATABASE_URL: postgres.url,
    IDENTITY_SECRET: SECRET,
    S3_BUCKET: "goi-files",
    S3_ENDPOINT: bucket.origin,
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
    PUBLIC_URL: `http://127.0.0.1:${varnishPort}`,
    TRUSTED_PROXIES: "127.0.0.0/8",
    CDN_PURGE_URL: `http://127.0.0.1:${varnishPort}`,
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    PRACTICE_PAYMENTS: "on",
    HOST: "127.0.0.1",
    LOG_LEVEL: "info",
  };
  const startApp = (at: number) =>
    running(
      ["server/main.ts"],
      { ...env, PORT: String(ports[at]), DATA_DIR: join(folder, `app-${at}`) },
      { cores: "all" },
    );
  const apps: Running[] = [];
  // The first upgrades the database; the others find it done.
  for (const at of ports.keys()) apps.push(await startApp(at));

  const addressOf = (at: number) => `127.0.0.1:${ports[at]}`;
  const haproxy = await startProgram({
    program: programs.haproxy,
    args: (own) => ["-db", "-f", balancerFile(own)],
    env: {
      GOI_BIND: `127.0.0.1:${balancerPort}`,
      GOI_FIRST: addressOf(0),
      GOI_SECOND: addressOf(1),
      GOI_THIRD: addressOf(2),
    },
    url: `http://127.0.0.1:${balancerPort}`,
  });
  const varnish = await startVarnish(programs.varnish, { port: balancerPort, own: varnishPort });

  return {
    postgres,
    apps,
    /** Each app by itself. */
    urls: ports.map((port) => `http://127.0.0.1:${port}`),
    host: new URL(env.PUBLIC_URL).host,
    balancer: haproxy.url,
    cdn: varnish.url,
    async restart(at: number) {
      await apps[at]?.stop();
      apps[at] = await startApp(at);
      await ready(`http://${addressOf(at)}`);
    },
    async kill(at: number) {
      apps[at]?.process.kill("SIGKILL");
    },
    async startAgain(at: number) {
      apps[at] = await startApp(at);
      await ready(`http://${addressOf(at)}`);
    },
    async stop() {
      await varnish.stop();
      await haproxy.stop();
      for (const app of apps) app.process.kill("SIGKILL");
      await bucket.close();
      postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The file of `ops/`, with one machine more. */
function balancerFile(folder: string): string {
  const file = join(folder, "goi.cfg");
  writeFileSync(
    file,
    `${readFileSync("ops/haproxy/goi.cfg", "utf8")}    server goi3 "\${GOI_THIRD}" check\n`,
  );
  return file;
}

function needed(program: string): string {
  const file = installed(program);
  if (!file) throw new Error(`${program} is not installed: apt-get install haproxy varnish`);
  return file;
}

async function ready(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/-/ready`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await sleep(100);
  }
}
