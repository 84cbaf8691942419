import { data } from "react-router";
import { startCard } from "#cards/engine/card.ts";
import { questionsOf } from "#cards/engine/question.ts";
import { designsOf } from "#cards/kinds/designs.ts";
import { doorNamed, doors } from "#cards/kinds/doors.ts";
import { kindNamed } from "#cards/kinds/kinds.ts";
import words from "#content/doors.json" with { type: "json" };
import { answersNamed } from "#web/questions/asked-first.ts";
import { FrequentQuestions } from "#web/questions/frequent-questions.tsx";
import type { PageHandle } from "#web/root.tsx";
import { originOf, socialMeta } from "#web/shell/social.ts";
import type { Route } from "./+types/designs";
import { DesignWall } from "./designs/design-wall.tsx";
import styles from "./designs/designs.module.css";
import { DoorLinks } from "./designs/door-links.tsx";

export const handle: PageHandle = { defersHydration: true };

export async function loader({ params, context }: Route.LoaderArgs) {
  const door = doorNamed(params.door);
  if (!door) throw data(null, { status: 404 });
  const { answers, ...said } = words[door.name as keyof typeof words];
  const designs = (await designsOf(door)).map(({ name, label, mood, picture, address }) => ({
    name,
    label,
    mood,
    picture,
    address,
  }));
  return {
    door,
    said,
    designs,
    asked: askedOn(door),
    answers: answersNamed(answers),
    others: doors.filter(({ name }) => name !== door.name).map(({ label, designs: to }) => ({ label, to })),
    origin: originOf(context),
  };
}

/** What a door's designs ask for, as words alone: the rules behind it are loaded by who types something. */
function askedOn({ kind: name, occasion }: NonNullable<ReturnType<typeof doorNamed>>) {
  const kind = kindNamed(name);
  const empty = startCard(kind);
  const begun = occasion ? (kind.occasions?.begin(empty, occasion) ?? empty) : empty;
  return {
    questions: questionsOf(kind, begun)
      .filter(({ onDesigns }) => onDesigns)
      .map(({ path, label, placeholder, input, most }) => ({ path, label, placeholder, input, most })),
    hasPhoto: kind.facePhoto !== undefined,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: "고이" }];
  const { said, origin, door } = loaderData;
  return socialMeta({
    title: `${said.title} · 고이`,
    description: said.description,
    origin,
    path: door.designs,
  });
}

/** What people come for, with all its designs: looked at, tried with one's own names, and begun with. */
export default function DesignsPage({ loaderData }: Route.ComponentProps) {
  const { door, said, designs, asked, answers, others } = loaderData;
  return (
    <div className={styles.page} data-solemn={door.isSolemn || undefined}>
      <h1>{said.headline}</h1>
      <p className={styles.lead}>{said.lead}</p>
      <DesignWall key={door.name} door={door} designs={designs} asked={asked} />
      <FrequentQuestions answers={answers} />
      {!door.isSolemn && <DoorLinks others={others} />}
    </div>
  );
}
