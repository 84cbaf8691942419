import { pieces } from "./pieces.ts";
import { type Instrument, type MusicPiece, type MusicTone, secondsOf, tonesOf } from "./score.ts";
import type { TrackName } from "./tracks.ts";
import { looped, wavOf } from "./wav.ts";

/** What every browser draws sound with. */
const RATE = 44_100;
/** The last tones and the room ring on for so long; it is laid over the beginning. */
const TAIL_SECONDS = 5;
const ROOM = { seconds: 2.6, share: 0.32 };

/**
 * Strengths of a tone's overtones and of those that fade early. What is struck or plucked `rings` for so many seconds at
 * 440 Hz; what is blown or bowed is `held` as long as its note, by two that are not quite in tune.
 */
type Timbre = { body: readonly number[]; bright?: readonly number[] } & (
  | { rings: number }
  | { held: { attack: number; release: number } }
);

const sounds: Record<Instrument, Timbre> = {
  piano: { body: [1, 0.42, 0.2, 0.09, 0.05], bright: [0, 0.3, 0.26, 0.2, 0.14, 0.1, 0.06], rings: 2.4 },
  box: { body: [1, 0.06, 0.02, 0.2], bright: [0, 0, 0.3, 0.1, 0, 0.24], rings: 1.9 },
  harp: { body: [1, 0.34, 0.14, 0.06], bright: [0, 0.2, 0.16, 0.1], rings: 2.1 },
  guitar: {
    body: [1, 0.5, 0.28, 0.16, 0.09, 0.05],
    bright: [0, 0.26, 0.28, 0.22, 0.18, 0.12, 0.08],
    rings: 1.5,
  },
  zither: { body: [1, 0.62, 0.4, 0.26, 0.16, 0.1], bright: [0, 0.36, 0.4, 0.38, 0.3, 0.26, 0.2], rings: 1.2 },
  marimba: { body: [1, 0, 0, 0.22], bright: [0, 0, 0, 0.3, 0, 0, 0, 0, 0, 0.12], rings: 0.6 },
  flute: { body: [1, 0.22, 0.1, 0.03], held: { attack: 0.09, release: 0.22 } },
  reed: { body: [1, 0.62, 0.44, 0.26, 0.3, 0.14, 0.08], held: { attack: 0.05, release: 0.14 } },
  strings: { body: [1, 0.48, 0.32, 0.2, 0.14, 0.09, 0.06], held: { attack: 0.16, release: 0.5 } },
};

/** A piece as a sound file of this page, played by nobody: drawn from its notes, beside what the guest does. */
export async function synthesise(name: TrackName): Promise<Blob> {
  const piece = await pieces[name]();
  const length = Math.round(secondsOf(piece) * RATE);
  const context = new OfflineAudioContext(1, length + TAIL_SECONDS * RATE, RATE);
  perform(context, piece);
  const drawn = await context.startRendering();
  return new Blob([wavOf(looped(drawn.getChannelData(0), length), RATE)], { type: "audio/wav" });
}

function perform(context: OfflineAudioContext, piece: MusicPiece): void {
  const desk = context.createGain();
  const room = context.createConvolver();
  room.buffer = roomOf(context);
  const share = context.createGain();
  share.gain.value = ROOM.share;
  desk.connect(context.destination);
  desk.connect(room).connect(share).connect(context.destination);
  const waves = new Map<readonly number[], PeriodicWave>();
  const waveFor = (strengths: readonly number[]) => {
    const wave = waves.get(strengths) ?? waveOf(context, strengths);
    waves.set(strengths, wave);
    return wave;
  };
  for (const tone of tonesOf(piece)) {
    const timbre = sounds[tone.plays];
    const wave = waveFor(timbre.body);
    if ("held" in timbre) {
      for (const detune of [-4, 4]) hold(context, { tone, wave, detune, ...timbre.held, to: desk });
      continue;
    }
    // Low strings ring longer than high ones.
    const rings = timbre.rings * Math.sqrt(440 / tone.hertz);
    strike(context, { tone, wave, rings, loudness: tone.loudness, to: desk });
    const early = { rings: rings / 6, loudness: tone.loudness * 0.5, to: desk };
    if (timbre.bright) strike(context, { tone, wave: waveFor(timbre.bright), ...early });
  }
}

type Sounding = { tone: MusicTone; wave: PeriodicWave; to: AudioNode };

function strike(
  context: OfflineAudioContext,
  { tone, wave, rings, loudness, to }: Sounding & { rings: number; loudness: number },
): void {
  const { at, hertz } = tone;
  const end = at + Math.min(rings * 1.6, tone.lasts + rings);
  const string = new OscillatorNode(context, { frequency: hertz, periodicWave: wave });
  const hand = context.createGain();
  hand.gain.setValueAtTime(0, at);
  hand.gain.linearRampToValueAtTime(loudness * 0.2, at + 0.008);
  hand.gain.exponentialRampToValueAtTime(0.0001, end);
  string.connect(hand).connect(to);
  string.start(at);
  string.stop(end);
}

function hold(
  context: OfflineAudioContext,
  { tone, wave, detune, attack, release, to }: Sounding & Record<"detune" | "attack" | "release", number>,
): void {
  const { at, hertz, lasts, loudness } = tone;
  const breath = context.createGain();
  const full = loudness * 0.1;
  const swell = Math.min(attack, lasts / 2);
  breath.gain.setValueAtTime(0, at);
  breath.gain.linearRampToValueAtTime(full, at + swell);
  breath.gain.linearRampToValueAtTime(full * 0.75, at + lasts);
  breath.gain.linearRampToValueAtTime(0, at + lasts + release);
  const string = new OscillatorNode(context, { frequency: hertz, detune, periodicWave: wave });
  string.connect(breath).connect(to);
  string.start(at);
  string.stop(at + lasts + release);
}

function waveOf(context: BaseAudioContext, strengths: readonly number[]): PeriodicWave {
  const imaginary = new Float32Array([0, ...strengths]);
  const real = new Float32Array(imaginary.length);
  return context.createPeriodicWave(real, imaginary, { disableNormalization: true });
}

/** A quiet room: echoes that thin out. The same each time, as its echoes come from a fixed row of numbers. */
function roomOf(context: BaseAudioContext): AudioBuffer {
  const length = Math.round(ROOM.seconds * RATE);
  const room = context.createBuffer(1, length, RATE);
  const echoes = room.getChannelData(0);
  let seed = 7;
  for (let at = 0; at < length; at++) {
    seed = (seed * 16_807) % 2_147_483_647;
    echoes[at] = ((seed / 2_147_483_647) * 2 - 1) * (1 - at / length) ** 3;
  }
  return room;
}
