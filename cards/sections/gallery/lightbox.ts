import PhotoSwipe from "photoswipe";
import "photoswipe/style.css";
import { type Photo, photoAddress, photoSources } from "#cards/engine/photo.ts";
import styles from "./lightbox.module.css";

export type LightboxWords = { close: string; zoom: string; previous: string; next: string; failed: string };

/** `aside`: a way that stands quietly beside the caption. */
export type LightboxPhoto = Photo & { aside?: { label: string; href: string } | undefined };

type Opening = { photos: readonly LightboxPhoto[]; index: number; link: HTMLElement; words: LightboxWords };

let opened: PhotoSwipe | null = null;

/** Shows the photos over the whole screen: swipe, pinch, arrow keys; Esc closes and the focus goes back to the link. */
export function openLightbox({ photos, index, link, words }: Opening): void {
  if (opened) return;
  // Safari gives a tapped link no focus, and then there would be nothing to go back to.
  link.focus({ preventScroll: true });
  const box = new PhotoSwipe({
    dataSource: photos.map((photo) => ({
      src: photoAddress(photo, 1600),
      srcset: photoSources(photo),
      msrc: photoAddress(photo, 400),
      width: photo.width,
      height: photo.height,
      alt: photo.caption,
    })),
    index,
    mainClass: styles.box ?? "",
    bgOpacity: 1,
    loop: false,
    showHideAnimationType: "fade",
    padding: { top: 60, bottom: 76, left: 0, right: 0 },
    indexIndicatorSep: " / ",
    closeTitle: words.close,
    zoomTitle: words.zoom,
    arrowPrevTitle: words.previous,
    arrowNextTitle: words.next,
    errorMsg: words.failed,
  });
  box.on("uiRegister", () => {
    box.ui?.registerElement({
      name: "caption",
      className: styles.caption ?? "",
      appendTo: "root",
      onInit: (element) => {
        element.setAttribute("aria-live", "polite");
        box.on("change", () => {
          const photo = photos[box.currIndex];
          element.replaceChildren(photo?.caption ?? "", ...linksOf(photo));
        });
      },
    });
  });
  box.on("destroy", () => {
    opened = null;
  });
  opened = box;
  box.init();
}

function linksOf(photo: LightboxPhoto | undefined): HTMLAnchorElement[] {
  if (!photo?.aside) return [];
  const { label, href } = photo.aside;
  const link = Object.assign(document.createElement("a"), { href, textContent: label, rel: "nofollow" });
  link.className = styles.aside ?? "";
  return [link];
}
