import type { Vec } from "../maths/vec.ts";
import type { Look } from "./look.ts";
import { blur, type Picture } from "./picture.ts";

/** Turns light into a print: spill, fall-off, film curve, tone. Values from 0 to 1, as a screen wants them. */
export function develop(light: Picture, look: Look): Picture {
  const spilled = spill(light, look.bloom);
  const { width, height, values } = spilled;
  const print = new Float32Array(values.length);
  for (let at = 0; at < width * height; at++) {
    const x = (at % width) / width - 0.5;
    const y = Math.floor(at / width) / height - 0.5;
    const fallOff = look.vignette * (x * x + y * y) * 2;
    const gain = 2 ** (look.exposure - fallOff);
    const lit = [0, 1, 2].map((k) => (values[at * 3 + k] as number) * gain) as unknown as Vec;
    print.set(toned(filmCurve(lit, look), look), at * 3);
  }
  return { width, height, values: print };
}

/** Light that scatters in the lens and in the film: near and wide. */
function spill(light: Picture, amount: number): Picture {
  if (amount === 0) return light;
  const unit = light.height / 1600;
  const near = blur(light, 6 * unit);
  const middle = blur(light, 24 * unit);
  const wide = blur(light, 90 * unit);
  const values = light.values.map((value, at) => {
    const around =
      0.45 * (near.values[at] as number) +
      0.33 * (middle.values[at] as number) +
      0.22 * (wide.values[at] as number);
    return value * (1 - amount) + around * amount;
  });
  return { ...light, values };
}

/** AgX (Troy Sobotka): bright colours fade to white the way film does, and nothing clips. */
function filmCurve([r, g, b]: Vec, look: Look): Vec {
  const sigmoid = (light: number) => {
    const stops = Math.min(4.026069, Math.max(-12.47393, Math.log2(Math.max(light, 1e-10))));
    const x = (stops + 12.47393) / 16.5;
    const x2 = x * x;
    const x4 = x2 * x2;
    const curved =
      15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232;
    return Math.max(0, curved) ** look.contrast;
  };
  const red = sigmoid(0.842479 * r + 0.0784336 * g + 0.0792237 * b);
  const green = sigmoid(0.0423282 * r + 0.8784686 * g + 0.0791661 * b);
  const blue = sigmoid(0.0423757 * r + 0.0784336 * g + 0.879143 * b);
  const grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const [cr, cg, cb] = [red, green, blue].map(
    (value) => grey + (value - grey) * look.saturation,
  ) as unknown as Vec;
  return [
    1.196879 * cr - 0.0980209 * cg - 0.0990297 * cb,
    -0.0528969 * cr + 1.1519031 * cg - 0.0989612 * cb,
    -0.0529716 * cr - 0.0980435 * cg + 1.1510737 * cb,
  ];
}

function toned(print: Vec, { darks, lights }: Look): Vec {
  const tone = (k: 0 | 1 | 2) => Math.min(1, Math.max(0, darks[k] + print[k] * (lights[k] - darks[k])));
  return [tone(0), tone(1), tone(2)];
}
