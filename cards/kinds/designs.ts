import type { CardContent } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import type { Sample } from "#cards/engine/sample.ts";
import { sampleAddress, samplePicture } from "#cards/engine/sample-address.ts";
import { type ThemeName, themeNamed } from "#cards/themes/themes.ts";
import type { Door } from "./doors.ts";
import { type KindName, kindNamed } from "./kinds.ts";
import { samplesOf } from "./samples.ts";

/** A look that a card of a door can have, shown by a sample in it. */
export type DoorDesign = {
  /** In the address of who begins with it. */
  name: string;
  label: string;
  mood: string;
  /** The sample as a guest would open it, and a picture of its first screen. */
  address: string;
  picture: string;
};

type ShownDesign = DoorDesign & {
  sample: Sample;
  content: CardContent;
};

/** Every look of a door: first those that a sample was made for, then the others, on the first sample's words. */
export async function designsOf(door: Pick<Door, "kind" | "occasion">): Promise<ShownDesign[]> {
  const kind = kindNamed(door.kind);
  const all = await samplesOf(door.kind);
  const samples = all.filter(
    ({ content }) => !door.occasion || kind.occasions?.of(content) === door.occasion,
  );
  // What is drawn on a canvas has no themes: its samples are its looks.
  if (kind.canvasEditor) return samples.map((sample) => madeFor(door.kind, sample, sample));
  const plain = samples.find(({ forAnybody }) => forAnybody);
  if (plain) return kind.themes.map((theme) => inAnyTheme(door.kind, plain, theme));
  const own = samples.filter(
    ({ content }, at) => samples.findIndex((one) => one.content.theme.name === content.theme.name) === at,
  );
  const [first] = samples;
  const others = kind.themes.filter((name) => !own.some(({ content }) => content.theme.name === name));
  return [
    ...own.map((sample) => madeFor(door.kind, sample, themed(sample.content.theme.name))),
    ...(first ? others.map((theme) => inOtherTheme(door.kind, first, theme)) : []),
  ];
}

type Words = Pick<DoorDesign, "name" | "label" | "mood">;

function themed(name: ThemeName): Words {
  const { label, mood } = themeNamed(name);
  return { name, label, mood };
}

function madeFor(kind: string, sample: Sample, { name, label, mood }: Words): ShownDesign {
  const at = { kind, name: sample.name };
  return {
    name,
    label,
    mood,
    sample,
    content: sample.content,
    address: sampleAddress(at),
    picture: samplePicture(at),
  };
}

function inOtherTheme(kind: KindName, sample: Sample, theme: ThemeName): ShownDesign {
  const at = { kind, name: sample.name, theme };
  const content = inTheme(kindNamed(kind), sample.content, theme);
  return {
    ...themed(theme),
    sample: { ...sample, content },
    content,
    address: sampleAddress(at),
    picture: samplePicture(at),
  };
}

function inAnyTheme(kind: KindName, sample: Sample, theme: ThemeName): ShownDesign {
  return sample.content.theme.name === theme
    ? madeFor(kind, sample, themed(theme))
    : inOtherTheme(kind, sample, theme);
}

/** The same words in another look. What falls over a cover belongs to its theme. */
export function inTheme(kind: Kind, content: CardContent, name: ThemeName): CardContent {
  const themed = { ...content, theme: { name, choice: {} } };
  return kind.inLook?.(themed) ?? themed;
}
