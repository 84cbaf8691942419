import { Refusal } from "#domain/refusal.ts";
import { codeOf, isUploadNetworkFailure, PhotoProblem, problemOf } from "./photo-problem.ts";
import { type FormUpload, postForm } from "./post-form.ts";

/** A stored photo, before anybody said anything about it. */
export type StoredPhoto = { key: string; width: number; height: number; placeholder: string };

/** How the server is asked: a maker and a guest ask differently, and not every file becomes a photo. */
export type UploadWay<Stored = StoredPhoto> = {
  prepare(file: { bytes: number; type: string }): Promise<FormUpload>;
  finish(id: string): Promise<Stored>;
};

type Sending<Stored> = {
  body: Blob;
  way: UploadWay<Stored>;
  /** From 0 to 1; at 1 the server is still making the photo. */
  onProgress(part: number): void;
  /** Told why nothing moves at the moment, and null when it goes on. */
  onWaiting?(sentence: string | null): void;
  signal: AbortSignal;
};

/** After the last, the person decides. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 16_000];
/** The server said that it is not the file's fault. */
const PASSING = ["BUSY", "RATE_LIMITED", "STORAGE_FULL", "INTERNAL"];

export const OFFLINE = "인터넷 연결을 기다리고 있습니다. 연결되면 이어서 올립니다.";

/** Sends a photo, through lost connections, forms that ran out and a busy server. Throws a PhotoProblem. */
export function sendPhoto(sending: Sending<StoredPhoto>): Promise<StoredPhoto> {
  return sendFile(sending);
}

/** The same for any file. */
export async function sendFile<Stored>(sending: Sending<Stored>): Promise<Stored> {
  const { onWaiting = () => undefined, signal } = sending;
  const attempt = attempts(sending);
  for (let failures = 0; ; ) {
    try {
      signal.throwIfAborted();
      return await attempt();
    } catch (error) {
      signal.throwIfAborted();
      const offline = isUploadNetworkFailure(error) && !navigator.onLine;
      const pause = PAUSES_MS[failures];
      if (!offline && (!isPassing(error) || pause === undefined)) throw lastly(error);
      onWaiting(offline ? OFFLINE : null);
      if (!offline) failures += 1;
      await (offline ? online(signal) : rest(pause ?? 0, signal));
      onWaiting(null);
    }
  }
}

/** Each call goes on where the one before broke off. */
function attempts<Stored>({ body, way, onProgress, signal }: Sending<Stored>) {
  let upload: FormUpload | undefined;
  let isSent = false;
  return async function attempt(): Promise<Stored> {
    upload ??= await way.prepare({ bytes: body.size, type: body.type });
    if (!isSent) {
      onProgress(0);
      const status = await postForm({ upload, body, onProgress, signal });
      if (status === 413) throw new Refusal("FILE_TOO_LARGE");
      // 403: the form has run out, or was taken before and the answer got lost. The server knows which.
      if (status >= 400 && status !== 403) throw new Passing(`The form was answered with ${status}`);
      isSent = true;
      onProgress(1);
    }
    try {
      return await way.finish(upload.id);
    } catch (error) {
      if (codeOf(error) !== "NOT_FOUND") throw error;
      // Nothing came of this form: the next attempt asks for another.
      upload = undefined;
      isSent = false;
      throw new Passing("The file is not there");
    }
  };
}

/** A failure that the next attempt may not meet. */
class Passing extends Error {}

function isPassing(error: unknown): boolean {
  return error instanceof Passing || isUploadNetworkFailure(error) || PASSING.includes(codeOf(error) ?? "");
}

function lastly(error: unknown): PhotoProblem {
  if (!(error instanceof Passing || isUploadNetworkFailure(error))) return problemOf(error);
  return new PhotoProblem("연결이 고르지 않아 올리지 못했습니다. 다시 해 주세요.", { canRetry: true });
}

function rest(ms: number, signal: AbortSignal): Promise<void> {
  return until(signal, (done) => {
    const timer = setTimeout(done, ms);
    return () => clearTimeout(timer);
  });
}

function online(signal: AbortSignal): Promise<void> {
  return until(signal, (done) => {
    addEventListener("online", done);
    return () => removeEventListener("online", done);
  });
}

/** Waits for what `begin` listens to, or for the end of it all. */
function until(signal: AbortSignal, begin: (done: () => void) => () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const stop = begin(() => settle(resolve));
    const abort = () => settle(() => reject(signal.reason));
    function settle(how: () => void) {
      stop();
      signal.removeEventListener("abort", abort);
      how();
    }
    signal.addEventListener("abort", abort);
  });
}
