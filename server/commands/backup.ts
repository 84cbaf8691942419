import { constants, setPriority } from "node:os";
import { resolve } from "node:path";
import { backup } from "#server/backup/backup.ts";
import { endWithSentence } from "#server/backup/end-with-sentence.ts";
import { readConfig } from "#server/config.ts";

/** `npm run backup -- FOLDER`: database, files and secret of this moment, beside a running app or alone. */
try {
  // What is copied is as secret as where it came from.
  process.umask(0o077);
  // Whoever is served comes first; at the lowest of all, a busy machine would never let it end.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const [given] = process.argv.slice(2);
  if (!given) throw new Error("Usage: npm run backup -- FOLDER");
  const folder = resolve(given);
  const { contents, rows, secret } = await backup({
    config: readConfig(process.env),
    folder,
    clock: { now: () => new Date() },
  });
  const bytes = contents.reduce((sum, { size }) => sum + size, 0);
  const count = Object.values(rows).reduce((sum, found) => sum + found, 0);
  const lines = [
    `The backup in ${folder} is whole: ${count} rows, ${contents.length} files, ${Math.ceil(bytes / 1024 ** 2)} MB.`,
    secret === "here"
      ? "It holds the secret of the app: keep it as secret as the app itself."
      : "It does not hold IDENTITY_SECRET: keep that apart, since without it nobody can sign in.",
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
} catch (error) {
  endWithSentence(error);
}
