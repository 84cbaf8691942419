import { type ReactNode, use, useDeferredValue, useMemo } from "react";
import type { CardContent } from "#cards/engine/card.ts";
import { put } from "#cards/engine/paths.ts";
import { withAnswers } from "#cards/engine/question.ts";
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
    () => (found ? tried({ door, content: found.content, answers: typed, photo }) : null),
    [door, found, typed, photo],
  );
  return content ? <SmallCard kind={kind} content={content} /> : fallback;
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

type Trying = Pick<Props, "door" | "answers" | "photo"> & { content: CardContent };

function tried({ door, content, answers, photo }: Trying): CardContent {
  const kind = kindNamed(door.kind);
  const answered = withAnswers(kind, content, answers);
  if (!photo || !kind.facePhoto) return answered;
  const { address: key, width, height } = photo;
  const shown = { key, width, height, placeholder: "", caption: "", focus: { x: 0.5, y: 0.5 } };
  const isList = kind.facePhoto.endsWith("photos");
  return { ...answered, sections: put(answered.sections, kind.facePhoto, isList ? [shown] : shown) };
}
