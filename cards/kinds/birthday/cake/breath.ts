/** How loud a breath on a telephone is, of 1; speech a hand away stays below it. */
const LOUD = 0.16;
/** Talking swings, a breath rushes: it must last so long to count. */
const LASTING_MS = 140;
/** One more candle each time so much of it has been heard. */
const EACH_MS = 170;
/** Who has not blown by then will not. */
const PATIENCE_MS = 15_000;

export type Heard = {
  /** From 0 to 1, for the eye. */
  onLevel(level: number): void;
  onBreath(): void;
};

export type BreathEnded = "stopped" | "denied" | "absent" | "quiet";

/**
 * Listens for somebody blowing at the telephone until the signal ends it. The sound is only measured: nothing of it
 * is kept or sent. Answers why it ended.
 */
export async function listenForBreath(
  { onLevel, onBreath }: Heard,
  signal: AbortSignal,
): Promise<BreathEnded> {
  if (!navigator.mediaDevices?.getUserMedia || !window.AudioContext) return "absent";
  let stream: MediaStream;
  try {
    // What cleans up voices takes a breath for noise.
    const audio = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };
    stream = await navigator.mediaDevices.getUserMedia({ audio });
  } catch (error) {
    return error instanceof DOMException && error.name === "NotFoundError" ? "absent" : "denied";
  }
  const context = new AudioContext();
  try {
    if (signal.aborted) return "stopped";
    await context.resume();
    const analyser = context.createAnalyser();
    analyser.fftSize = 1024;
    context.createMediaStreamSource(stream).connect(analyser);
    return await measured({ analyser, onLevel, onBreath, signal });
  } finally {
    for (const track of stream.getTracks()) track.stop();
    void context.close();
  }
}

type Measuring = Heard & { analyser: AnalyserNode; signal: AbortSignal };

function measured({ analyser, onLevel, onBreath, signal }: Measuring): Promise<BreathEnded> {
  const wave = new Float32Array(analyser.fftSize);
  const begun = performance.now();
  let last = begun;
  let lasting = 0;
  let due = EACH_MS;
  let heard = false;
  return new Promise((resolve) => {
    function look(now: number) {
      // Nobody blows at a page that is not seen.
      if (signal.aborted || document.visibilityState === "hidden") return resolve("stopped");
      if (!heard && now - begun > PATIENCE_MS) return resolve("quiet");
      analyser.getFloatTimeDomainData(wave);
      const loud = Math.sqrt(wave.reduce((sum, value) => sum + value * value, 0) / wave.length);
      const passed = Math.min(now - last, 100);
      last = now;
      lasting = loud > LOUD ? lasting + passed : 0;
      if (lasting > LASTING_MS) {
        heard = true;
        due += passed;
      }
      if (due >= EACH_MS && lasting > LASTING_MS) {
        due = 0;
        onBreath();
      }
      onLevel(Math.min(1, loud / (LOUD * 1.6)));
      requestAnimationFrame(look);
    }
    requestAnimationFrame(look);
  });
}
