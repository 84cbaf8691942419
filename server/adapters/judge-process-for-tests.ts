import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { projectRoot } from "#tests/project-root.ts";

/** Runs one judge in the folder it was started in, tells its port, and ends with whoever started it. */
const [judge = "", issuer = ""] = process.argv.slice(2);
const installed = createRequire(join(projectRoot, "infra/package.json"));

process.on("disconnect", () => {
  rmSync(process.cwd(), { recursive: true, force: true });
  process.exit();
});

type CognitoLocal = {
  createDefaultServer(log: unknown): Promise<{ start(): Promise<{ address(): { port: number } }> }>;
};

async function startCognitoLocal(): Promise<number> {
  mkdirSync(".cognito");
  writeFileSync(".cognito/config.json", JSON.stringify({ TokenConfig: { IssuerDomain: issuer } }));
  const log: unknown = installed("pino")({ level: "silent" });
  const { createDefaultServer }: CognitoLocal = installed("cognito-local");
  return (await (await createDefaultServer(log)).start()).address().port;
}

type S3rver = new (options: object) => { run(): Promise<{ port: number }> };

async function startS3rver(): Promise<number> {
  const Server: S3rver = installed("s3rver");
  const server = new Server({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory: process.cwd(),
    vhostBuckets: false,
    configureBuckets: [{ name: "goi-files" }],
  });
  return (await server.run()).port;
}

process.send?.({ port: await (judge === "s3rver" ? startS3rver() : startCognitoLocal()) });
