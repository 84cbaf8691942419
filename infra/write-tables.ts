import { readFileSync, writeFileSync } from "node:fs";
import { costTables } from "./cost.ts";

/** `npm run tables`: writes what is worked out behind the mark in docs/cost.md. */
const file = new URL("../docs/cost.md", import.meta.url);
const MARK = "<!-- tables -->";
const [words = ""] = readFileSync(file, "utf8").split(MARK);
writeFileSync(file, `${words}${MARK}\n\n${costTables()}\n`);
