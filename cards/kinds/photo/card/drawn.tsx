import type { ViewerProps } from "#cards/engine/viewer.ts";
import type { Design } from "#cards/kinds/photo/document.ts";
import { FacePicture } from "#cards/kinds/photo/face-picture.tsx";
import { fontsIn } from "#cards/kinds/photo/fonts-in.ts";
import type { CardSide } from "#cards/kinds/photo/sizes.ts";
import { sheetsOf } from "#cards/themes/look.ts";
import { Held } from "./held.tsx";

/** The same with its faces drawn. Without a script the front lies there, as sharp as ever. */
export function DrawnPhotoCard({ content, card }: ViewerProps<Design>) {
  const face = (side: CardSide) => (
    <span>
      {side === "front" &&
        sheetsOf(fontsIn(content)).map((sheet) => <link key={sheet} rel="stylesheet" href={sheet} />)}
      <FacePicture design={content} side={side} photoWidth={1600} />
    </span>
  );
  return <Held card={card} finish={content.finish} front={face("front")} back={face("back")} />;
}
