import { type ReactNode, use, useDeferredValue, useMemo } from "react";
import type { CardContent } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { put } from "#cards/engine/paths.ts";
import { questionsOf, withAnswers } from "#cards/engine/question.ts";
import type { Sample } from "#cards/engine/sample.ts";
import { startFrom } from "#cards/engine/start-from.ts";
import { designsOf } from "#cards/kinds/designs.ts";
import type { Door } from "#cards/kinds/doors.ts";
import { kindNamed } from "#cards/kinds/kinds.ts";
import { SmallCard } from "#web/editor/preview/small-card.tsx";
import type { TriedPhoto } from "./use-tried-photo.ts";

type Props = {
  door: Door;
  design: string;
  answers: Readonly<Record<string, string>>;
  photo: TriedPhoto | null;
  fallback: ReactNode;
};

/** A cover with what somebody typed and the photo they chose; nothing of it leaves the device. */
export function LivingCover({ door, design, answers, photo, fallback }: Props) {
  const kind = kindNamed(door.kind);
  const found = use(known(door)).find(({ name }) => name === design);
  // Letters first: eleven covers may follow a moment later.
  const typed = useDeferredValue(answers);
  const content = useMemo(
    () => found && tried({ door, sample: found.sample, answers: typed, photo }),
    [door, found, typed, photo],
  );
  return content ? <SmallCard kind={kind} content={content} meanwhile={fallback} /> : fallback;
}

const coming = new Map<string, ReturnType<typeof designsOf>>();

function known(door: Door) {
  const before = coming.get(door.name);
  if (before) return before;
  const next = designsOf(door);
  coming.set(door.name, next);
  next.catch(() => coming.delete(door.name));
  return next;
}

type Trying = Pick<Props, "door" | "answers" | "photo"> & { sample: Sample };

function tried({ door, sample, answers, photo }: Trying): CardContent {
  const kind = kindNamed(door.kind);
  const answered = withAnswers(kind, begunWith(kind, sample, answers), answers);
  if (!photo || !kind.facePhoto) return answered;
  const { address: key, width, height } = photo;
  const shown = { key, width, height, placeholder: "", caption: "", focus: { x: 0.5, y: 0.5 } };
  const { path, isList } = kind.facePhoto;
  return { ...answered, sections: put(answered.sections, path, isList ? [shown] : shown) };
}

/** Once all names are theirs, nothing invented stands beside them; before that one name beside an empty place looks broken. */
function begunWith(kind: Kind, sample: Sample, answers: Props["answers"]): CardContent {
  const names = questionsOf(kind, sample.content).filter(
    ({ onDesigns, input }) => onDesigns && input === "text",
  );
  const areTold = names.length > 0 && names.every(({ path }) => answers[path]?.trim());
  return areTold ? startFrom(kind, sample) : sample.content;
}
