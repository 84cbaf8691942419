import { readSamples } from "#cards/engine/read-samples.ts";
import written from "#content/samples/thanks.json" with { type: "json" };
import { thanks } from "./kind.ts";

export const samples = readSamples(thanks, written);
