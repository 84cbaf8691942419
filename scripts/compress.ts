import { readdirSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Compresses the built files once, next to themselves, so that no answer has to. */
const folder = fileURLToPath(new URL("../build/client", import.meta.url));
const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|wasm)$/;
/** Below it the headers weigh more than what is saved. */
const SMALLEST = 1_024;

const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => COMPRESSIBLE.test(name))
  .map((name) => join(folder, name))
  .filter((path) => statSync(path).size >= SMALLEST);

// Brotli's last steps cost five times as much for one hundredth.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

await Promise.all(
  files.map(async (path) => {
    const bytes = await readFile(path);
    await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, brotli));
    await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }),
);
