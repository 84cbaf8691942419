import { readSamples } from "#cards/engine/read-samples.ts";
import written from "#content/samples/baby-birthday.json" with { type: "json" };
import { babyBirthday } from "./kind.ts";

export const samples = readSamples(babyBirthday, written);
