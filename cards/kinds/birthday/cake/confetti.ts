import { seeded } from "#cards/themes/draw/random.ts";

/** Long enough to look up, short enough to read on. */
const SECONDS = 5.5;
const PIECES = 130;
const FALL = 620;

type Piece = {
  side: -1 | 1;
  speed: number;
  angle: number;
  spin: number;
  size: number;
  form: number;
  colour: string;
};

/** Two handfuls of paper, thrown from both sides; it rests while nobody sees it, and ends by itself. */
export function throwConfetti(canvas: HTMLCanvasElement, signal: AbortSignal): void {
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const surface = pen;
  const colours = coloursOf(canvas);
  const random = seeded(1119);
  const pieces = Array.from(
    { length: PIECES },
    (_, index): Piece => ({
      side: index % 2 ? 1 : -1,
      speed: random.between(420, 1020),
      angle: random.between(0.95, 1.5),
      spin: random.between(-5, 5),
      size: random.between(0.7, 1.35),
      form: index % 4,
      colour: colours[index % colours.length] ?? "#ffffff",
    }),
  );
  let passed = 0;
  let last: number | null = null;
  let frame = 0;

  const sight = new IntersectionObserver(([entry]) => {
    last = null;
    cancelAnimationFrame(frame);
    if (entry?.isIntersecting) frame = requestAnimationFrame(draw);
  });

  function stop() {
    cancelAnimationFrame(frame);
    sight.disconnect();
    surface.clearRect(0, 0, canvas.width, canvas.height);
  }

  function draw(now: number) {
    if (signal.aborted || passed > SECONDS) return stop();
    // A tab that slept does not jump.
    passed += last === null ? 0 : Math.min((now - last) / 1000, 0.05);
    last = now;
    const { width, height } = cleared();
    for (const piece of pieces) drawPiece({ pen: surface, piece, at: passed, width, height });
    frame = requestAnimationFrame(draw);
  }

  function cleared() {
    const { clientWidth: width, clientHeight: height } = canvas;
    // Twice is sharp enough for what moves.
    const ratio = Math.min(devicePixelRatio, 2);
    const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (canvas.width !== across || canvas.height !== down)
      Object.assign(canvas, { width: across, height: down });
    surface.setTransform(ratio, 0, 0, ratio, 0, 0);
    surface.clearRect(0, 0, width, height);
    return { width, height };
  }

  signal.addEventListener("abort", stop);
  sight.observe(canvas);
}

type Drawn = { pen: CanvasRenderingContext2D; piece: Piece; at: number; width: number; height: number };

/** Paper is soon slowed by the air, and then only sinks and sways. */
function drawPiece({ pen, piece, at, width, height }: Drawn): void {
  const { side, speed, angle, spin, size, form, colour } = piece;
  const thrown = (speed * (1 - Math.exp(-2.2 * at))) / 2.2;
  const sunk = FALL * 0.16 * (at + (Math.exp(-2.4 * at) - 1) / 2.4) * (1.6 - size * 0.4);
  const start = side < 0 ? -8 : width + 8;
  const x = start - side * Math.cos(angle) * thrown * (width / 420) + Math.sin(at * 2.2 + spin * 3) * 14;
  const y = height * 0.74 - Math.sin(angle) * thrown * (height / 760) + sunk * 2.1;
  pen.save();
  pen.globalAlpha = Math.max(0, Math.min(1, (SECONDS - at) / 1.4));
  pen.translate(x, y);
  pen.rotate(spin * at);
  pen.scale(size, size * Math.cos(at * (3 + Math.abs(spin))));
  pen.fillStyle = pen.strokeStyle = colour;
  if (form === 3) {
    pen.lineWidth = 3;
    pen.lineCap = "round";
    pen.beginPath();
    pen.moveTo(-9, 0);
    pen.quadraticCurveTo(-4, -8, 0, 0);
    pen.quadraticCurveTo(4, 8, 9, 0);
    pen.stroke();
  } else if (form === 2) {
    pen.beginPath();
    pen.arc(0, 0, 4, 0, Math.PI * 2);
    pen.fill();
  } else pen.fillRect(-5, -3, 10, 6);
  pen.restore();
}

/** The theme's own, with paper that is seen on any ground. */
function coloursOf(canvas: HTMLCanvasElement): string[] {
  const style = getComputedStyle(canvas);
  const own = ["--accent", "--pigment-1", "--pigment-2", "--pigment-3", "--pigment-4", "--pigment-5"];
  const found = own.map((name) => style.getPropertyValue(name).trim()).filter(Boolean);
  return [...found, "#f6c453", "#f2898a", "#8fc7b0", "#9db9e8"];
}
