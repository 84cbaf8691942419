import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The peer of B1: Node's own server, sending the same bytes with the same headers from memory. */
const [, , file = ""] = process.argv;
const { headers, body } = JSON.parse(readFileSync(file, "utf8")) as { headers: string[]; body: string };
const bytes = Buffer.from(body, "base64");

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
});
server.listen(0, "127.0.0.1", () => {
  console.log(JSON.stringify({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }));
});
process.on("SIGTERM", () => process.exit(0));
