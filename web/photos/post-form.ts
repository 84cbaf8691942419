/** Where and how to send a file, as the server says. */
export type FormUpload = { id: string; url: string; fields: readonly { name: string; value: string }[] };

/** No byte for this long: the connection is dead, though nobody said so. */
const STALLED_MS = 45_000;

type Posting = { upload: FormUpload; body: Blob; onProgress(part: number): void; signal: AbortSignal };

/** Posts a form and tells how far it is, which fetch cannot. Resolves to the status; rejects as fetch does. */
export function postForm({ upload, body, onProgress, signal }: Posting): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout>;
    const abort = () => request.abort();
    const wait = () => {
      clearTimeout(stalled);
      stalled = setTimeout(abort, STALLED_MS);
    };
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      wait();
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener("load", () => resolve(request.status));
    request.addEventListener("error", () => reject(new TypeError("network")));
    request.addEventListener("abort", () =>
      reject(signal.aborted ? signal.reason : new TypeError("network")),
    );
    request.addEventListener("loadend", () => {
      clearTimeout(stalled);
      signal.removeEventListener("abort", abort);
    });
    signal.throwIfAborted();
    signal.addEventListener("abort", abort);
    request.open("POST", upload.url);
    request.send(formOf(upload, body));
    wait();
  });
}

/** The file comes last: S3 does not read what follows it. */
function formOf({ fields }: FormUpload, body: Blob): FormData {
  const form = new FormData();
  for (const { name, value } of fields) form.append(name, value);
  form.append("file", body);
  return form;
}
