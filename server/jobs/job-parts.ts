import type { Kind } from "#cards/engine/kind.ts";
import type { Config } from "#server/config.ts";
import type { Clock, Database, Files, Identity, Log, Mail, Payments } from "#server/ports.ts";

/** What repeating work may use. */
export type JobParts = {
  config: Config;
  clock: Clock;
  log: Log;
  database: Database;
  files: Files;
  identity: Identity;
  mail: Mail;
  payments: readonly Payments[];
  kinds: readonly Kind[];
  /** Where links in e-mails lead. */
  origin: string;
};
