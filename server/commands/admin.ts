import { FolderInUse, lockFolder } from "#server/adapters/folder-lock.ts";
import { openAdapters } from "#server/adapters/open.ts";
import { readConfig } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import { askOperator } from "#server/operator.ts";

/** `npm run admin -- EMAIL`: puts an account into the group Admin, through the running server if there is one. */
type Made = { created: boolean; password?: string };

const email = process.argv[2];
try {
  // As the server does: what it will read is written here, too.
  process.umask(0o077);
  if (!email) throw new Error("Usage: npm run admin -- EMAIL");
  say(await makeAdmin(email));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}

async function makeAdmin(address: string): Promise<Made> {
  const config = readConfig(process.env);
  let lock: ReturnType<typeof lockFolder> | undefined;
  try {
    // A server takes who comes besides; what is embedded, or sealed by what lies there, has one user at a time.
    const isShared = config.databaseUrl && config.identitySecret;
    lock = isShared ? undefined : lockFolder(config.dataDir);
    const clock = { now: () => new Date() };
    const { identityService, database } = await openAdapters({ config, clock, log: createLog("warn") });
    if (!identityService)
      throw new Error("Accounts are in Cognito: add this one to the group Admin of its user pool.");
    const made = await identityService.makeAdmin(address);
    await database.close();
    lock?.release();
    return made;
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    return (await askOperator({ folder: config.dataDir, command: "make-admin", argument: address })) as Made;
  } finally {
    // An embedded database may still be open: its lock ends with this process.
    if (config.databaseUrl) lock?.release();
  }
}

function say({ created, password }: Made) {
  const lines = created
    ? [
        `${email} is an admin now; the account is new.`,
        `One-time password: ${password}`,
        "It is asked to be changed at the first sign-in.",
      ]
    : [`${email} is an admin now.`];
  process.stdout.write(`${lines.join("\n")}\n`);
}
