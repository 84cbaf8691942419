import { readSamples } from "#cards/engine/read-samples.ts";
import written from "#content/samples/memorial.json" with { type: "json" };
import { memorial } from "./kind.ts";

export const samples = readSamples(memorial, written);
