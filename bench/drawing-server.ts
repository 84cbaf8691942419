import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { kindNamed } from "#cards/kinds/kinds.ts";
import { cardId } from "#domain/card-id.ts";
import { openPglite } from "#server/adapters/database-pglite.ts";
import { builtDrawing } from "#server/card-pages/drawing.ts";
import { isShownCard, shownCard } from "#server/card-pages/shown-card.ts";

/** The peer of B2: Node's own server, drawing the same component for each request, with the card in memory. */
const [, , folder = "", id = ""] = process.argv;
const database = await openPglite(join(folder, "database"));
const shown = await shownCard(database.orm, {
  id: cardId.parse(id),
  kind: kindNamed("greeting"),
  origin: "http://localhost",
  now: new Date(),
  kakaoKey: null,
});
await database.close();
if (!isShownCard(shown)) throw new Error("There is no such card");
const { page, contentVersion } = shown;
const { drawCard, cardDocument } = await builtDrawing();

const server = createServer((_request, response) => {
  const html = cardDocument({ page, markup: drawCard(page), contentVersion, fonts: "", viewsAt: null });
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
  response.end(html);
});
server.listen(0, "127.0.0.1", () => {
  console.log(JSON.stringify({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }));
});
process.on("SIGTERM", () => process.exit(0));
