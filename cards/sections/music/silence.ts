import { wavOf } from "./wav.ts";

const RATE = 44_100;
const SECONDS = 0.1;

/**
 * Some browsers let only that element sound which was played by a tap itself. A piece of ours is not drawn by then:
 * the tap plays this, and the piece takes its place.
 */
export function silenceAddress(): string {
  const silence = wavOf(new Float32Array(RATE * SECONDS), RATE);
  return URL.createObjectURL(new Blob([silence], { type: "audio/wav" }));
}
