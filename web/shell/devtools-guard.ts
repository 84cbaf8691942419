export const CHECK_INTERVAL_MS = 500;
export const NON_DESKTOP_STOPS_AFTER_MS = 5000;
export const WIDTH_THRESHOLD_PX = 200;
export const HEIGHT_THRESHOLD_PX = 300;

/** One odd size is a window being dragged, unfolded or rotated. */
const CHECKS_IN_A_ROW = 2;
/** Browsers zoom from 25 % to 500 %; a window that needs less is none: some in-app browsers report an outer size of 0. */
const LEAST_ZOOM = 0.25;
const MOST_ZOOM = 5;

/** What a window tells about its own measures. */
export type Sizes = {
  outerWidth: number;
  outerHeight: number;
  innerWidth: number;
  innerHeight: number;
  devicePixelRatio: number;
  pinchZoom: number;
  /** Where the page begins inside its window. Only Gecko tells; 0 elsewhere. */
  pageLeft: number;
  pageTop: number;
  /** The longer side: some phones turn their screen's numbers with the device, some do not. */
  screenSide: number;
  /** WebKit leaves devicePixelRatio as it is when the page is zoomed. */
  ratioHidesZoom: boolean;
  desktop: boolean;
  /** A keyboard on the screen may be taking height from the page. */
  keyboard: boolean;
};

/** The part of a window that the guard uses. */
export type GuardedWindow = Pick<
  Window,
  | "outerWidth"
  | "outerHeight"
  | "innerWidth"
  | "innerHeight"
  | "screenX"
  | "screenY"
  | "devicePixelRatio"
  | "addEventListener"
> & {
  mozInnerScreenX?: number;
  mozInnerScreenY?: number;
  self: unknown;
  top: unknown;
  screen: Pick<Screen, "width" | "height">;
  visualViewport: Pick<VisualViewport, "scale"> | null;
  navigator: Pick<Navigator, "userAgent" | "vendor" | "maxTouchPoints">;
  document: Pick<Document, "visibilityState" | "activeElement" | "addEventListener">;
  matchMedia(query: string): Pick<MediaQueryList, "matches">;
  getSelection(): Pick<Selection, "isCollapsed"> | null;
};

/**
 * Disables the context menu and the inspect and view-source shortcuts, and leaves the page when developer tools
 * are docked to its window. Returns how to stop. A wish of the owner, not a control: nothing may rely on it.
 */
export function guardAgainstDevtools({
  window,
  isExempt,
  beforeLeave,
  leave,
}: {
  window: GuardedWindow;
  /** Asked at every check, so that signing in as an admin takes effect at once. */
  isExempt(): boolean;
  /** Called before leaving, so that what was typed is kept; if it fails, the page stays. */
  beforeLeave(): void;
  leave(): void;
}): () => void {
  // A frame reports the outer size of the whole browser, and our own previews are frames.
  if (window.top !== window.self) return () => {};

  const { document } = window;
  const desktop = isDesktop(window);
  const life = new AbortController();
  const { signal } = life;
  let checking = true;
  let inARow = 0;
  let interval: ReturnType<typeof setInterval> | undefined;

  function check() {
    inARow = !isExempt() && looksLikeDevtools(sizesOf(window, desktop)) ? inARow + 1 : 0;
    if (inARow < CHECKS_IN_A_ROW) return;
    stopChecking();
    // biome-ignore lint/suspicious/noConsole: the specification asks for a warning in the console
    console.warn("개발자 도구가 열려 있어 페이지를 떠납니다. 도구를 닫고 다시 찾아와 주세요.");
    beforeLeave();
    leave();
  }

  function checkWhileVisible() {
    clearInterval(interval);
    inARow = 0;
    if (checking && document.visibilityState === "visible") interval = setInterval(check, CHECK_INTERVAL_MS);
  }

  function stopChecking() {
    checking = false;
    clearInterval(interval);
  }

  window.addEventListener(
    "contextmenu",
    (event) => {
      if (!isExempt() && (desktop || !isForText(event, window))) event.preventDefault();
    },
    { capture: true, signal },
  );
  window.addEventListener(
    "keydown",
    (event) => {
      if (!isExempt() && opensDevtools(event)) event.preventDefault();
    },
    { capture: true, signal },
  );
  document.addEventListener("visibilitychange", checkWhileVisible, { signal });
  checkWhileVisible();
  const lastCheck = desktop ? undefined : setTimeout(stopChecking, NON_DESKTOP_STOPS_AFTER_MS);

  return () => {
    life.abort();
    stopChecking();
    clearTimeout(lastCheck);
  };
}

/** Whether something is docked in the window that no zoom of the page explains. */
export function looksLikeDevtools(sizes: Sizes): boolean {
  const { innerWidth, innerHeight, screenSide } = sizes;
  // Keyboard, address bar and split screen take room on these devices, docked tools never do.
  // What remains is a larger window that plays a phone.
  if (!sizes.desktop) {
    return (
      sizes.outerWidth - screenSide > WIDTH_THRESHOLD_PX ||
      sizes.outerHeight - screenSide > HEIGHT_THRESHOLD_PX
    );
  }
  // A tab that was never shown has no inner size yet.
  if (innerWidth <= 0 || innerHeight <= 0) return false;

  const outerWidth = sizes.outerWidth - Math.max(0, sizes.pageLeft);
  const outerHeight = sizes.outerHeight - Math.max(0, sizes.pageTop);
  // Outer sizes ignore page zoom, inner sizes shrink with it, and how far the page is zoomed cannot be read: the pixel
  // ratio also holds the scale of the screen. So the largest zoom at which the page still fits its window is believed.
  const zoomAtMost = sizes.ratioHidesZoom ? MOST_ZOOM : Math.max(1, sizes.devicePixelRatio);
  const zoom = Math.min(zoomAtMost * sizes.pinchZoom, outerWidth / innerWidth, outerHeight / innerHeight);
  if (zoom < LEAST_ZOOM) return false;
  return (
    outerWidth - innerWidth * zoom > WIDTH_THRESHOLD_PX ||
    (!sizes.keyboard && outerHeight - innerHeight * zoom > HEIGHT_THRESHOLD_PX)
  );
}

function sizesOf(window: GuardedWindow, desktop: boolean): Sizes {
  const { outerWidth, outerHeight, innerWidth, innerHeight, screenX, screenY } = window;
  const { devicePixelRatio, navigator, screen } = window;
  return {
    outerWidth,
    outerHeight,
    innerWidth,
    innerHeight,
    devicePixelRatio,
    pinchZoom: window.visualViewport?.scale ?? 1,
    // Gecko's outer sizes shrink with page zoom too, so its own toolbars, measured in such pixels, would grow past a threshold.
    pageLeft: (window.mozInnerScreenX ?? screenX) - screenX,
    pageTop: (window.mozInnerScreenY ?? screenY) - screenY,
    screenSide: Math.max(screen.width, screen.height),
    ratioHidesZoom: navigator.vendor.startsWith("Apple"),
    desktop,
    keyboard: navigator.maxTouchPoints > 0 && isTextField(window.document.activeElement),
  };
}

function isDesktop(window: GuardedWindow): boolean {
  const { userAgent, maxTouchPoints } = window.navigator;
  // An iPad calls itself a Macintosh; no Macintosh has a touch screen.
  const mobile = /Android|Mobile/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return !mobile && !window.matchMedia("(hover: none) and (pointer: coarse)").matches;
}

/** Android offers paste and copy through this event after a long press; such a menu has nothing to inspect with. */
function isForText(event: MouseEvent, window: GuardedWindow): boolean {
  const byMouse = "pointerType" in event && event.pointerType === "mouse";
  return !byMouse && (isTextField(event.target) || window.getSelection()?.isCollapsed === false);
}

function isTextField(target: EventTarget | null): boolean {
  const element: Partial<HTMLElement> | null = target;
  return element?.isContentEditable === true || /^(INPUT|TEXTAREA)$/.test(element?.tagName ?? "");
}

function opensDevtools({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  if (code === "F12" || key === "F12") return true;
  // Browsers go by the Latin letter; under a Korean layout or with Option held, only the place of the key tells it.
  // Autofill sends a keydown that has neither.
  const letter = /^[a-z]$/i.test(key) ? key.toUpperCase() : (/^Key(.)$/.exec(code)?.[1] ?? "");
  const withCommandOption = metaKey && altKey;
  if (letter === "U") return withCommandOption || ((ctrlKey || metaKey) && !shiftKey && !altKey);
  return /^[IJC]$/.test(letter) && (withCommandOption || ((ctrlKey || metaKey) && shiftKey));
}
