import { CannotStart } from "#server/cannot-start.ts";

/** A backup or a restore that is not made, for a reason that its reader can mend. */
export class BackupRefused extends CannotStart {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = "BackupRefused";
  }
}
