import { GuestRefusal } from "#cards/engine/guest.ts";
import { Refusal } from "#domain/refusal.ts";
import { ApiRefusal } from "#web/api-call.ts";
import { reportError } from "#web/shell/report-error.ts";

/** Why a photo could not be taken, as the person reads it. */
export class PhotoProblem extends Error {
  readonly code: string;
  /** Whether trying again may help. */
  readonly canRetry: boolean;

  constructor(sentence: string, { code = "NETWORK", canRetry }: { code?: string; canRetry: boolean }) {
    super(sentence);
    this.name = "PhotoProblem";
    this.code = code;
    this.canRetry = canRetry;
  }
}

/** The same file is refused the same way every time. */
const ABOUT_THE_FILE = ["FILE_TYPE", "FILE_TOO_LARGE", "IMAGE_TOO_LARGE", "IMAGE_BROKEN", "CLOSED"];

export function problemOf(error: unknown): PhotoProblem {
  if (error instanceof PhotoProblem) return error;
  const code = codeOf(error);
  if (code) {
    const { message } = error as Error;
    return new PhotoProblem(message, { code, canRetry: !ABOUT_THE_FILE.includes(code) });
  }
  reportError(error);
  return new PhotoProblem("사진을 올리지 못했습니다. 다시 해 주세요.", { code: "INTERNAL", canRetry: true });
}

/** The code of a refusal: the server's to a maker, the server's to a guest, or our own rules'. */
export function codeOf(error: unknown): string | undefined {
  const isRefusal = error instanceof ApiRefusal || error instanceof GuestRefusal || error instanceof Refusal;
  return isRefusal ? error.code : undefined;
}

/** Whether the network was at fault. Browsers say it in different words, and always as a TypeError. */
export function isUploadNetworkFailure(error: unknown): boolean {
  if (codeOf(error) === "OFFLINE") return true;
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}
