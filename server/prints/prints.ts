import { readCard } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { withMark } from "#cards/engine/print-mark.ts";
import { Refusal } from "#domain/refusal.ts";
import { findCard, findVersion } from "#server/cards/public.ts";
import { createSingleFlight } from "#server/limits/single-flight.ts";
import type { Database } from "#server/ports.ts";
import { fileName, forms } from "./forms.ts";
import type { PrintPasses, WantedPrint } from "./print-pass.ts";
import type { Printer } from "./printer.ts";

/** A phone often asks twice: once to look, once to save. */
const MOST_BYTES = 48 * 1024 * 1024;

type Parts = { database: Database; press: Printer; kinds: readonly Kind[]; passes: PrintPasses };
type File = { name: string; body: Uint8Array };

/** GET /-/prints/{pass}/…: a card for print, to save; with `?show`, to look at and keep by a long press. */
export function createPrints({ database: { orm }, press, kinds, passes }: Parts) {
  const drawnOnce = createSingleFlight<File>({
    maxBytes: MOST_BYTES,
    bytesOf: ({ body }) => body.byteLength,
  });

  async function draw(kind: Kind, { card, version, form, bleed, marked }: WantedPrint): Promise<File> {
    const stored = await findVersion(orm, { card, version });
    if (!kind.print || !stored) throw new Refusal("NOT_FOUND");
    const print = await kind.print(readCard(kind, stored.content), forms[form].cards);
    const body = await press.draw({ print: marked ? withMark(print) : print, form, bleed });
    return { name: fileName(form, print.name), body };
  }

  return async function prints(request: Request, token: string): Promise<Response> {
    const wanted = passes.read(token);
    const card = await findCard(orm, wanted.card);
    const kind = kinds.find(({ name }) => name === card?.kind);
    if (!card || card.deletedAt || !kind) throw new Refusal("NOT_FOUND");
    const file = await drawnOnce(JSON.stringify(wanted), () => draw(kind, wanted));
    const as = new URL(request.url).searchParams.has("show") ? "inline" : "attachment";
    return new Response(new Uint8Array(file.body), {
      headers: {
        "content-type": forms[wanted.form].type,
        "content-length": String(file.body.byteLength),
        "content-disposition": `${as}; filename="card.${forms[wanted.form].ending}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        "cache-control": "private, max-age=600",
      },
    });
  };
}
