import { readSamples } from "#cards/engine/read-samples.ts";
import written from "#content/samples/birthday.json" with { type: "json" };
import { birthday } from "./kind.ts";

export const samples = readSamples(birthday, written);
