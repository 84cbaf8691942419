import { readSamples } from "#cards/engine/read-samples.ts";
import written from "#content/samples/greeting.json" with { type: "json" };
import { greeting } from "./kind.ts";

export const samples = readSamples(greeting, written);
