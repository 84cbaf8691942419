import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import { drawnCakes } from "./cakes.tsx";
import { calledOn } from "./called.ts";
import type { cake } from "./section.ts";
import { CakeViewer } from "./viewer.tsx";

/** With the cake itself, of which a guest's browser moves only the flames. */
export function DrawnCakeViewer({ content, card }: ViewerProps<ContentOf<typeof cake>>) {
  const { Behind, Before } = drawnCakes[content.cake];
  const name = calledOn(content, card);
  const behind = (
    <>
      <Stand />
      <Behind name={name} />
    </>
  );
  return <CakeViewer content={content} card={card} cake={{ behind, before: <Before name={name} /> }} />;
}

function Stand() {
  return (
    <>
      <ellipse cx="180" cy="314" rx="118" ry="12" fill="#000" opacity=".22" />
      <path d="M158 262c2 22-6 34-26 44q48 12 96 0c-20-10-28-22-26-44z" fill="#efe6da" />
      <path d="M196 262c0 22 8 34 22 42l10 2c-20-10-28-22-26-44z" fill="#cdbfae" />
      <ellipse cx="180" cy="246" rx="150" ry="27" fill="#cdbfae" />
      <ellipse cx="180" cy="241" rx="150" ry="27" fill="#f8f1e7" />
      <ellipse cx="180" cy="241" rx="138" ry="23" fill="none" stroke="#d9c9b4" strokeWidth="1.2" />
    </>
  );
}
