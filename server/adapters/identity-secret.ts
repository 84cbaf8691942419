import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CannotStart } from "#server/cannot-start.ts";
import type { Config } from "#server/config.ts";
import { opensSealed } from "#server/identity/opens-sealed.ts";
import type { Database } from "#server/ports.ts";

export type IdentitySecret = { secret: string; refuseOther(database: Database): Promise<void> };

/** The secret outside the database: the environment's, or one made at the first start and kept beside the database. */
export function identitySecret(
  config: Pick<Config, "identitySecret" | "isSecretNew" | "dataDir">,
): IdentitySecret {
  const file = join(config.dataDir, "secret");
  const isMade = !config.identitySecret && !existsSync(file);
  const secret = config.identitySecret ?? keptIn(file);
  return {
    secret,
    /** To start with another than the database was used with would lock out everybody, one after another. */
    async refuseOther(database) {
      if (config.isSecretNew || (await opensSealed(database, secret))) return;
      // What was made for nothing must not look like the one that is missed.
      if (isMade) rmSync(file, { force: true });
      throw new OtherSecret(config.identitySecret ? undefined : { file, isMissing: isMade });
    },
  };
}

/** The secret is not the one that this database was used with. */
class OtherSecret extends CannotStart {
  constructor(kept: { file: string; isMissing: boolean } | undefined) {
    const what = !kept
      ? "IDENTITY_SECRET is not the secret that this database was used with: set it to that one, or unset it where that one lies in DATA_DIR/secret."
      : kept.isMissing
        ? `The secret that this database was used with is missing: put it into ${kept.file} (a backup holds it), or set IDENTITY_SECRET to it.`
        : `${kept.file} is not the secret that this database was used with: put that one in its place (a backup holds it), or set IDENTITY_SECRET to it.`;
    super(
      `고이 does not start: the keys in its database cannot be opened. ${what} Nothing was changed. Where it is lost, IDENTITY_SECRET_IS_NEW=yes starts once without it, and every member sets a new password.`,
    );
    this.name = "OtherSecret";
  }
}

function keptIn(file: string): string {
  try {
    writeFileSync(file, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8");
}
