import { mkdirSync } from "node:fs";
import { FolderInUse, lockFolder } from "#server/adapters/folder-lock.ts";
import { ConfigError, readConfig } from "#server/config.ts";

/** The order of things: config → lock → adapters → app → listen. */
try {
  const config = readConfig(process.env);
  mkdirSync(config.dataDir, { recursive: true });
  const lock = lockFolder(config.dataDir);
  // Loaded only now, so that a second start on the same folder is told so at once.
  const { start } = await import("#server/start.ts");
  await start({ config, lock });
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof FolderInUse;
  process.stderr.write(`${expected ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
