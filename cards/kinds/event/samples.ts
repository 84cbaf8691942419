import { readSamples } from "#cards/engine/read-samples.ts";
import written from "#content/samples/event.json" with { type: "json" };
import { event } from "./kind.ts";

export const samples = readSamples(event, written);
