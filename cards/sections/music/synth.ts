import { pieces } from "./pieces.ts";
import { type MusicPiece, type MusicTone, secondsOf, tonesOf } from "./score.ts";
import type { TrackName } from "./tracks.ts";
import { looped, wavOf } from "./wav.ts";

/** What every browser draws sound with. */
const RATE = 44_100;
/** The last tones and the room ring on for so long; it is laid over the beginning. */
const TAIL_SECONDS = 5;
const ROOM = { seconds: 2.6, share: 0.32 };

/** How a tone rings: strengths of its overtones, those that fade early, and how long the rest lasts at 440 Hz. */
const sounds = {
  piano: { body: [1, 0.42, 0.2, 0.09, 0.05], bright: [0, 0.3, 0.26, 0.2, 0.14, 0.1, 0.06], rings: 2.4 },
  box: { body: [1, 0.06, 0.02, 0.2], bright: [0, 0, 0.3, 0.1, 0, 0.24], rings: 1.9 },
};

/** A piece as a sound file of this page, played by nobody: drawn from its notes, beside what the guest does. */
export async function synthesise(name: TrackName): Promise<Blob> {
  const piece = pieces[name];
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
  const waves = Object.fromEntries(
    Object.entries(sounds).map(([plays, { body, bright }]) => [
      plays,
      { body: waveOf(context, body), bright: waveOf(context, bright) },
    ]),
  );
  for (const tone of tonesOf(piece)) {
    const wave = waves[tone.plays];
    if (!wave) continue;
    // Low strings ring longer than high ones.
    const rings = sounds[tone.plays].rings * Math.sqrt(440 / tone.hertz);
    sound(context, { tone, wave: wave.body, rings, loudness: tone.loudness, to: desk });
    sound(context, { tone, wave: wave.bright, rings: rings / 6, loudness: tone.loudness * 0.5, to: desk });
  }
}

type Sounding = { tone: MusicTone; wave: PeriodicWave; rings: number; loudness: number; to: AudioNode };

function sound(context: OfflineAudioContext, { tone, wave, rings, loudness, to }: Sounding): void {
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
