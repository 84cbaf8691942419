import { Refusal } from "#domain/refusal.ts";
import { ApiRefusal } from "#web/api-call.ts";
import { reportError } from "#web/shell/report-error.ts";

/** Why a photo could not be taken, as the person reads it. */
export class PhotoProblem extends Error {
  /** Whether trying again may help. */
  readonly canRetry: boolean;

  constructor(sentence: string, { canRetry }: { canRetry: boolean }) {
    super(sentence);
    this.name = "PhotoProblem";
    this.canRetry = canRetry;
  }
}

/** The same file is refused the same way every time. */
const ABOUT_THE_FILE = ["FILE_TYPE", "FILE_TOO_LARGE", "IMAGE_TOO_LARGE", "IMAGE_BROKEN", "CLOSED"];

export function problemOf(error: unknown): PhotoProblem {
  if (error instanceof PhotoProblem) return error;
  if (error instanceof ApiRefusal || error instanceof Refusal) {
    return new PhotoProblem(error.message, { canRetry: !ABOUT_THE_FILE.includes(error.code) });
  }
  reportError(error);
  return new PhotoProblem("사진을 올리지 못했습니다. 다시 해 주세요.", { canRetry: true });
}

/** Whether the network was at fault. Browsers say it in different words, and always as a TypeError. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}
