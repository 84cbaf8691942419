import { seeded } from "#cards/themes/draw/random.ts";
import type { Effect } from "#cards/themes/theme.ts";

export type FallingEffect = Exclude<Effect, "none">;

type Fall = { canvas: HTMLCanvasElement; effect: FallingEffect; signal: AbortSignal };
type Piece = { x: number; y: number; size: number; speed: number; phase: number; colour: string };
type Sky = { pen: CanvasRenderingContext2D; width: number; height: number };

/** Long enough to be noticed, short enough to leave the words and the battery alone. */
const seconds: Record<FallingEffect, number> = { petals: 20, snow: 20, fireflies: 24, confetti: 6 };
const pieces: Record<FallingEffect, number> = { petals: 18, snow: 44, fireflies: 14, confetti: 64 };

/** Lets an effect fall over the canvas until its time is over or the signal ends it; it rests while out of sight. */
export function fall({ canvas, effect, signal }: Fall): void {
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const colours = coloursOf(canvas, effect);
  const random = seeded(22);
  const all = Array.from(
    { length: pieces[effect] },
    (_, index): Piece => ({
      x: random.next(),
      y: random.next(),
      size: random.between(0.6, 1.4),
      speed: random.between(0.7, 1.3),
      phase: random.between(0, Math.PI * 2),
      colour: colours[index % colours.length] ?? "currentColor",
    }),
  );

  let seen = true;
  let passed = 0;
  let last: number | null = null;
  let frame = 0;

  const sight = new IntersectionObserver(([entry]) => {
    seen = entry?.isIntersecting ?? false;
    last = null;
    if (seen) frame = requestAnimationFrame(draw);
  });

  function stop() {
    cancelAnimationFrame(frame);
    sight.disconnect();
    pen?.clearRect(0, 0, canvas.width, canvas.height);
  }

  function draw(now: number) {
    cancelAnimationFrame(frame);
    if (signal.aborted || passed > seconds[effect]) return stop();
    // A tab that slept does not jump.
    passed += last === null ? 0 : Math.min((now - last) / 1000, 0.05);
    last = now;
    const sky = cleared();
    const opacity = Math.max(0, Math.min(1, passed / 1.2, (seconds[effect] - passed) / 2));
    for (const piece of all) {
      sky.pen.save();
      sky.pen.globalAlpha = opacity;
      drawPiece[effect]({ sky, piece, at: passed });
      sky.pen.restore();
    }
    if (seen) frame = requestAnimationFrame(draw);
  }

  function cleared(): Sky {
    const { clientWidth: width, clientHeight: height } = canvas;
    // Twice is sharp enough for what moves.
    const ratio = Math.min(devicePixelRatio, 2);
    const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (canvas.width !== across || canvas.height !== down)
      Object.assign(canvas, { width: across, height: down });
    const surface = pen as CanvasRenderingContext2D;
    surface.setTransform(ratio, 0, 0, ratio, 0, 0);
    surface.clearRect(0, 0, width, height);
    return { pen: surface, width, height };
  }

  signal.addEventListener("abort", stop);
  sight.observe(canvas);
}

type Drawn = { sky: Sky; piece: Piece; at: number };

const drawPiece: Record<FallingEffect, (drawn: Drawn) => void> = {
  petals({ sky: { pen, width, height }, piece, at }) {
    const { x, y, size, speed, phase, colour } = piece;
    const down = (y + (at * speed * 34) / height) % 1.1;
    pen.translate((x + Math.sin(at * 0.6 + phase) * 0.07) * width, (down - 0.05) * height);
    pen.rotate(Math.sin(at * 0.8 * speed + phase) * 1.4 + phase);
    // Turning over as it falls.
    pen.scale(size, size * (0.45 + 0.55 * Math.abs(Math.cos(at * speed + phase))));
    pen.fillStyle = colour;
    pen.beginPath();
    pen.moveTo(0, 7);
    pen.bezierCurveTo(-8, 2, -6, -8, -1.4, -7);
    pen.lineTo(0, -5.4);
    pen.lineTo(1.4, -7);
    pen.bezierCurveTo(6, -8, 8, 2, 0, 7);
    pen.fill();
  },
  snow({ sky: { pen, width, height }, piece, at }) {
    const { x, y, size, speed, phase, colour } = piece;
    const down = (y + (at * speed * size * 30) / height) % 1.04;
    pen.globalAlpha *= 0.5 + 0.35 * size;
    pen.fillStyle = colour;
    pen.beginPath();
    pen.arc(
      (x + Math.sin(at * 0.5 + phase) * 0.03) * width,
      (down - 0.02) * height,
      size * 2.1,
      0,
      Math.PI * 2,
    );
    pen.fill();
  },
  fireflies({ sky: { pen, width, height }, piece, at }) {
    const { x, y, size, speed, phase, colour } = piece;
    const glow = Math.max(0, Math.sin(at * speed * 0.9 + phase));
    pen.globalAlpha *= glow;
    pen.translate(
      (x + Math.sin(at * 0.23 * speed + phase) * 0.08) * width,
      (0.3 + y * 0.68 + Math.cos(at * 0.31 * speed + phase * 2) * 0.05) * height,
    );
    const light = pen.createRadialGradient(0, 0, 0, 0, 0, 11 * size);
    light.addColorStop(0, colour);
    light.addColorStop(0.16, colour);
    light.addColorStop(0.3, `${colour}52`);
    light.addColorStop(1, `${colour}00`);
    pen.fillStyle = light;
    pen.fillRect(-16, -16, 32, 32);
  },
  confetti({ sky: { pen, width, height }, piece, at }) {
    const { x, y, size, speed, phase, colour } = piece;
    const down = -0.35 * y + at * speed * 0.22;
    pen.translate((x + Math.sin(at * 1.4 + phase) * 0.04) * width, down * height);
    pen.rotate(phase + at * speed * 1.6);
    pen.scale(size, size * Math.cos(at * 3 * speed + phase));
    pen.fillStyle = colour;
    pen.fillRect(-4, -2.4, 8, 4.8);
  },
};

/** Taken from the theme, so that a maker's own accent also colours the petals. */
function coloursOf(canvas: HTMLCanvasElement, effect: FallingEffect): string[] {
  const style = getComputedStyle(canvas);
  const variable = (name: string) => style.getPropertyValue(name).trim();
  const [accent, paper, soft] = ["--accent", "--paper", "--soft"].map(variable) as [string, string, string];
  const mixed = (share: number, other: string) => `color-mix(in oklab, ${accent} ${share}%, ${other})`;
  const pigments = [1, 2, 3, 4, 5].map((index) => variable(`--pigment-${index}`)).filter(Boolean);
  switch (effect) {
    case "petals":
      return [mixed(46, "white"), mixed(30, "white"), mixed(64, "white")];
    case "snow":
      // White alone would not be seen on white paper.
      return isDark(paper) ? ["#ffffff"] : ["#ffffff", mixed(24, "white"), mixed(38, "white")];
    case "fireflies":
      return isDark(paper) ? ["#ffe9a8"] : ["#e9b53a", "#d99a2b"];
    case "confetti":
      return [accent, soft, mixed(55, "white"), ...pigments];
  }
}

function isDark(colour: string): boolean {
  const [red = 255, green = 255, blue = 255] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  );
  return red * 0.3 + green * 0.6 + blue * 0.1 < 128;
}
