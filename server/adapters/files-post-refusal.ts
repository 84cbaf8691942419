import { Refusal, type RefusalCode, refusals } from "#domain/refusal.ts";

/** S3's own codes for a form it does not take, with our status and the sentence that fits. */
const postRefusals = {
  MalformedPOSTRequest: { status: 400, sentence: "INVALID" },
  IncompleteBody: { status: 400, sentence: "INVALID" },
  EntityTooSmall: { status: 400, sentence: "INVALID" },
  AccessDenied: { status: 403, sentence: "FORBIDDEN" },
  SignatureDoesNotMatch: { status: 403, sentence: "FORBIDDEN" },
  MethodNotAllowed: { status: 405, sentence: "METHOD_NOT_ALLOWED" },
  EntityTooLarge: { status: 413, sentence: "FILE_TOO_LARGE" },
  SlowDown: { status: 503, sentence: "BUSY" },
} as const satisfies Record<string, { status: number; sentence: RefusalCode }>;

export type PostRefusalCode = keyof typeof postRefusals;

/** An upload that is refused the way S3 refuses it. */
export class PostRefusal extends Error {
  readonly code: PostRefusalCode;

  constructor(code: PostRefusalCode) {
    super(code);
    this.name = "PostRefusal";
    this.code = code;
  }
}

/** The XML that S3 would answer; a bug is thrown on. */
export function answerToRefusal(error: unknown): Response {
  if (error instanceof PostRefusal) {
    const { status, sentence } = postRefusals[error.code];
    return answer({ status, code: error.code, message: refusals[sentence].sentence });
  }
  if (error instanceof Refusal)
    return answer({ status: error.status, code: error.code, message: error.message });
  throw error;
}

function answer({ status, code, message }: { status: number; code: string; message: string }): Response {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`;
  const headers = new Headers({
    "Content-Type": "application/xml; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
  });
  if (status === 503) headers.set("Retry-After", "2");
  if (status === 405) headers.set("Allow", "POST");
  return new Response(xml, { status, headers });
}
