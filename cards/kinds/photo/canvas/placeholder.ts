import type { PhotoElement } from "#cards/kinds/photo/document.ts";
import { framedPhoto } from "#cards/kinds/photo/marks.ts";
import type { Pictures } from "./pictures.ts";

/** A photo on its way: what can be seen of it already, and how far it has come. */
export type OnItsWay = { preview: string | null; progress: number | null };

type Given = { element: PhotoElement; coming: OnItsWay | undefined; pictures: Pictures };

/** Where a photo is going to be, around the middle of its element. Only the editor shows this. */
export function drawPlaceholder(pen: CanvasRenderingContext2D, { element, coming, pictures }: Given): void {
  const { width, height } = element;
  const { opening, clip } = framedPhoto(element);
  pen.save();
  pen.translate(-width / 2, -height / 2);
  pen.clip(new Path2D(clip));
  pen.fillStyle = "#efe8dd";
  pen.fillRect(0, 0, width, height);
  const preview = coming?.preview ? pictures.at(coming.preview) : null;
  if (preview) {
    const scale = Math.max(opening.width / preview.naturalWidth, opening.height / preview.naturalHeight);
    const [w, h] = [preview.naturalWidth * scale, preview.naturalHeight * scale];
    pen.drawImage(preview, opening.x + (opening.width - w) / 2, opening.y + (opening.height - h) / 2, w, h);
  }
  pen.translate(opening.x + opening.width / 2, opening.y + opening.height / 2);
  if (coming) drawProgress(pen, coming.progress ?? 0);
  else drawInvitation(pen, Math.min(opening.width, opening.height));
  pen.restore();
}

function drawProgress(pen: CanvasRenderingContext2D, progress: number): void {
  pen.fillStyle = "rgb(43 38 32 / 45%)";
  pen.fillRect(-10, -1, 20, 2);
  pen.fillStyle = "#ffffff";
  pen.fillRect(-10, -1, 20 * progress, 2);
}

/** A hill and a sun, and what to do: drawn for a place of at least 18 mm, smaller for a smaller one. */
function drawInvitation(pen: CanvasRenderingContext2D, side: number): void {
  const scale = Math.min(1.1, side / 26);
  pen.scale(scale, scale);
  pen.strokeStyle = "#8b7f70";
  pen.lineWidth = 0.45;
  pen.lineJoin = "round";
  pen.stroke(
    new Path2D(
      "M-5 -7.5h10a1.4 1.4 0 0 1 1.4 1.4v7a1.4 1.4 0 0 1 -1.4 1.4h-10a1.4 1.4 0 0 1 -1.4 -1.4v-7a1.4 1.4 0 0 1 1.4 -1.4Z",
    ),
  );
  pen.stroke(new Path2D("M-6.2 0.4l3.4 -3.4 3 3 1.8 -1.7 4.2 3.8M2.6 -4.6a0.9 0.9 0 1 0 0.01 0Z"));
  pen.fillStyle = "#6b6155";
  pen.textAlign = "center";
  pen.scale(1 / 16, 1 / 16);
  pen.font = `500 ${2.5 * 16}px "Apple SD Gothic Neo", "Malgun Gothic", sans-serif`;
  pen.fillText("사진을 넣어 주세요", 0, 6.4 * 16);
}
