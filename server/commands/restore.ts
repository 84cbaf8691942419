import { resolve } from "node:path";
import { endWithSentence } from "#server/backup/end-with-sentence.ts";
import { restore } from "#server/backup/restore.ts";
import { readConfig } from "#server/config.ts";

/** `npm run restore -- FOLDER`: puts a backup into an empty DATA_DIR, or an empty database on a server. */
try {
  process.umask(0o077);
  const [given] = process.argv.slice(2);
  if (!given) throw new Error("Usage: npm run restore -- FOLDER");
  const config = readConfig(process.env);
  const { manifest, missingInBucket } = await restore({ config, folder: resolve(given) });
  const lines = [`The backup of ${manifest.madeAt} is restored; every row and every sum is as it was.`];
  if (manifest.secret === "IDENTITY_SECRET") {
    lines.push("The secret is not in it: set IDENTITY_SECRET to the one of the app that was backed up.");
  }
  if (missingInBucket.length > 0) {
    lines.push(
      `The bucket lacks ${missingInBucket.length} files of the backup, ${missingInBucket[0]} among them: bring back their versions.`,
    );
  }
  process.stdout.write(`${lines.join("\n")}\n`);
} catch (error) {
  endWithSentence(error);
}
