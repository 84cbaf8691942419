import { readSamples } from "#cards/engine/read-samples.ts";
import written from "#content/samples/site.json" with { type: "json" };
import { site } from "./kind.ts";

export const samples = readSamples(site, written);
