/** Sticks on a skin, faster and louder until the last stroke. Silent where a browser makes no sound. */
export function drumRoll(length: number): void {
  try {
    const sound = new AudioContext();
    const end = length / 1_000;
    let at = 0;
    while (at < end) {
      const far = at / end;
      stroke(sound, { at, loud: 0.06 + far * 0.22 });
      at += 0.13 - far * 0.085;
    }
    stroke(sound, { at: end, loud: 0.7 });
    setTimeout(() => void sound.close(), length + 1_500);
  } catch {
    // The hall sees it all the same.
  }
}

function stroke(sound: AudioContext, { at, loud }: { at: number; loud: number }): void {
  const from = sound.currentTime + at;
  const skin = new OscillatorNode(sound, { frequency: 150 });
  const volume = new GainNode(sound, { gain: 0 });
  volume.gain.setValueAtTime(loud, from);
  volume.gain.exponentialRampToValueAtTime(0.001, from + 0.14);
  skin.frequency.setValueAtTime(190, from);
  skin.frequency.exponentialRampToValueAtTime(70, from + 0.12);
  skin.connect(volume).connect(sound.destination);
  skin.start(from);
  skin.stop(from + 0.16);
}
