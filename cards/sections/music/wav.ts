const HEADER_BYTES = 44;
/** The loudest moment; browsers cut what is above. */
const PEAK = 0.85;
/** How loud a piece is on the whole (root mean square): the same for all, since ears go by that and not by the peak. */
const LOUDNESS = 0.13;

/** A sound of this length that begins anew without a break: what rings on after its end is laid over its beginning. */
export function looped(samples: Float32Array, length: number): Float32Array {
  const whole = samples.slice(0, length);
  for (let at = length; at < samples.length; at++) {
    whole[at % length] = (whole[at % length] ?? 0) + (samples[at] ?? 0);
  }
  return whole;
}

/** One channel as a WAV file of 16 bits, as loud as all others. */
export function wavOf(samples: Float32Array, rate: number): ArrayBuffer {
  const bytes = samples.length * 2;
  const file = new ArrayBuffer(HEADER_BYTES + bytes);
  const view = new DataView(file);
  const text = (at: number, letters: string) => {
    for (const [index, letter] of [...letters].entries()) view.setUint8(at + index, letter.charCodeAt(0));
  };
  text(0, "RIFF");
  view.setUint32(4, HEADER_BYTES - 8 + bytes, true);
  text(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, "data");
  view.setUint32(40, bytes, true);
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const power = samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length;
  const scale = loudest > 0 ? Math.min(PEAK / loudest, LOUDNESS / Math.sqrt(power)) * 32_767 : 0;
  for (let at = 0; at < samples.length; at++) {
    view.setInt16(HEADER_BYTES + at * 2, Math.round((samples[at] ?? 0) * scale), true);
  }
  return file;
}
