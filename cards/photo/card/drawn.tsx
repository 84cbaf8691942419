import { sheetsOf } from "#cards/themes/look.ts";
import type { ViewerProps } from "#cards/viewer.ts";
import type { Design } from "../document.ts";
import { FacePicture } from "../face-picture.tsx";
import { fontsIn } from "../fonts-in.ts";
import type { Side } from "../sizes.ts";
import { Held } from "./held.tsx";

/** The same with its faces drawn. Without a script the front lies there, as sharp as ever. */
export function DrawnCard({ content, card }: ViewerProps<Design>) {
  const face = (side: Side) => (
    <span>
      {side === "front" &&
        sheetsOf(fontsIn(content)).map((sheet) => <link key={sheet} rel="stylesheet" href={sheet} />)}
      <FacePicture design={content} side={side} photoWidth={1600} />
    </span>
  );
  return <Held card={card} finish={content.finish} front={face("front")} back={face("back")} />;
}
