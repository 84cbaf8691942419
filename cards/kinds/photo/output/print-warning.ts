import type { Photo } from "#cards/engine/photo.ts";
import type { PhotoElement } from "#cards/kinds/photo/document.ts";
import { framedPhoto } from "#cards/kinds/photo/marks.ts";
import { pixelsPerMillimetre } from "#cards/kinds/photo/photo-cut.ts";

/** What a printer can show, in dots to the inch. */
const PRINT_DPI = 300;
/** Below this one sees it in the hand. */
const BLURRED_DPI = 200;
const MM_PER_INCH = 25.4;

/** What a maker should know before a photo of so few pixels is printed as large as this; null where it is sharp. */
export function printWarning(element: PhotoElement, photo: Photo): string | null {
  const { opening } = framedPhoto(element);
  const dpi = pixelsPerMillimetre({ photo, window: opening, cut: element.cut }) * MM_PER_INCH;
  if (dpi >= BLURRED_DPI) return null;
  const [width, height] = [photo.width, photo.height].map((side) => Math.ceil((side * PRINT_DPI) / dpi));
  return `이대로 인쇄하면 흐려 보일 수 있습니다. 지금 사진은 ${photo.width} × ${photo.height}픽셀입니다. ${width} × ${height}픽셀보다 큰 사진으로 바꾸거나 덜 확대해 주세요.`;
}
