import { FolderInUse, FolderUnusable, lockFolder } from "#server/adapters/folder-lock.ts";
import { ConfigError, readConfig } from "#server/config.ts";

/** The order of things: config → lock → adapters → app → listen. */
try {
  const config = readConfig(process.env);
  const lock = lockFolder(config.dataDir);
  // Loaded only now, so that a second start on the same folder is told so at once.
  const { start } = await import("#server/start.ts");
  await start({ config, lock });
} catch (error) {
  const expected = [ConfigError, FolderInUse, FolderUnusable].some((kind) => error instanceof kind);
  process.stderr.write(`${expected ? (error as Error).message : (error as Error).stack}\n`);
  process.exit(1);
}
