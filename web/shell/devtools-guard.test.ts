import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { HOUR_MS } from "#domain/duration.ts";
import {
  CHECK_INTERVAL_MS,
  type GuardedWindow,
  guardAgainstDevtools,
  HEIGHT_THRESHOLD_PX,
  looksLikeDevtools,
  NON_DESKTOP_STOPS_AFTER_MS,
  type Sizes,
  WIDTH_THRESHOLD_PX,
} from "./devtools-guard.ts";

/** A maximised Chrome on a 1920 × 1080 screen at 100 %, tools closed. */
const chrome: Sizes = {
  outerWidth: 1920,
  outerHeight: 1040,
  innerWidth: 1920,
  innerHeight: 919,
  devicePixelRatio: 1,
  pinchZoom: 1,
  pageLeft: 0,
  pageTop: 0,
  screenSide: 1920,
  ratioHidesZoom: false,
  desktop: true,
  keyboard: false,
};
const safari: Sizes = {
  ...chrome,
  outerWidth: 1440,
  outerHeight: 875,
  innerWidth: 1440,
  innerHeight: 788,
  devicePixelRatio: 2,
  screenSide: 1440,
  ratioHidesZoom: true,
};
const firefox: Sizes = { ...chrome, innerHeight: 925, pageTop: 115 };
const phone: Sizes = {
  ...chrome,
  outerWidth: 390,
  outerHeight: 844,
  innerWidth: 390,
  innerHeight: 664,
  devicePixelRatio: 3,
  screenSide: 844,
  ratioHidesZoom: true,
  desktop: false,
};

test("the numbers are the specification's", () => {
  expect([CHECK_INTERVAL_MS, NON_DESKTOP_STOPS_AFTER_MS]).toEqual([500, 5000]);
  expect([WIDTH_THRESHOLD_PX, HEIGHT_THRESHOLD_PX]).toEqual([200, 300]);
});

describe("a window is left alone", () => {
  test.each<[string, Sizes]>([
    ["with its tools closed", chrome],
    ["with 200 px beside the page", { ...chrome, innerWidth: 1720 }],
    ["with 300 px above and below the page", { ...chrome, innerHeight: 740 }],
    // Measured in Chromium 156.
    [
      "zoomed to 25 %",
      {
        ...chrome,
        outerWidth: 1440,
        outerHeight: 900,
        innerWidth: 5760,
        innerHeight: 3252,
        devicePixelRatio: 0.25,
      },
    ],
    [
      "zoomed to 67 %",
      {
        ...chrome,
        outerWidth: 1440,
        outerHeight: 900,
        innerWidth: 2149,
        innerHeight: 1213,
        devicePixelRatio: 0.6700000166893005,
      },
    ],
    [
      "zoomed to 110 %",
      {
        ...chrome,
        outerWidth: 1440,
        outerHeight: 900,
        innerWidth: 1309,
        innerHeight: 739,
        devicePixelRatio: 1.100000023841858,
      },
    ],
    [
      "zoomed to 500 %",
      {
        ...chrome,
        outerWidth: 1440,
        outerHeight: 900,
        innerWidth: 288,
        innerHeight: 162,
        devicePixelRatio: 5,
      },
    ],
    [
      "on a 125 % screen",
      {
        ...chrome,
        outerWidth: 1442,
        outerHeight: 902,
        innerWidth: 1442,
        innerHeight: 815,
        devicePixelRatio: 1.25,
      },
    ],
    [
      "on a 125 % screen, zoomed to 80 %",
      { ...chrome, outerWidth: 1442, outerHeight: 902, innerWidth: 1803, innerHeight: 1019 },
    ],
    [
      "on a 125 % screen, zoomed to 150 %",
      {
        ...chrome,
        outerWidth: 1442,
        outerHeight: 902,
        innerWidth: 961,
        innerHeight: 543,
        devicePixelRatio: 1.875,
      },
    ],
    ["of Safari on a Retina screen", safari],
    ["of Safari at 300 %, whose pixel ratio stays 2", { ...safari, innerWidth: 480, innerHeight: 262 }],
    [
      "of Safari at 200 % on an ordinary screen",
      { ...safari, innerWidth: 720, innerHeight: 394, devicePixelRatio: 1 },
    ],
    ["of Safari in a private tab, outer equal to inner", { ...safari, innerHeight: 875 }],
    ["of Firefox", firefox],
    [
      "of Firefox at 30 %, whose outer size is zoomed too",
      {
        ...firefox,
        outerWidth: 6400,
        outerHeight: 3467,
        innerWidth: 6400,
        innerHeight: 3083,
        pageTop: 383,
        devicePixelRatio: 0.3,
      },
    ],
    ["of Firefox with bookmarks on the left", { ...firefox, innerWidth: 1630, pageLeft: 290 }],
    [
      "of Firefox that resists fingerprinting",
      {
        ...firefox,
        outerWidth: 1900,
        outerHeight: 900,
        innerWidth: 1900,
        innerHeight: 900,
        pageTop: 0,
        devicePixelRatio: 2,
      },
    ],
    ["in full screen", { ...chrome, outerHeight: 1080, innerHeight: 1080 }],
    ["snapped to half the screen", { ...chrome, outerWidth: 974, innerWidth: 960 }],
    [
      "pinched on a touch pad where that shrinks the inner size",
      { ...chrome, innerWidth: 640, innerHeight: 306, pinchZoom: 3 },
    ],
    ["with the keyboard of a touch laptop over a field", { ...chrome, innerHeight: 519, keyboard: true }],
    ["never shown, so without an inner size", { ...chrome, innerWidth: 0, innerHeight: 0 }],
    ["without an outer size", { ...chrome, outerWidth: 0, outerHeight: 0 }],
    ["without an outer width", { ...chrome, outerWidth: 0 }],
    ["smaller outside than inside", { ...chrome, outerWidth: 800, outerHeight: 500 }],
    ["of a phone", phone],
    ["of a phone with its keyboard up", { ...phone, innerHeight: 328 }],
    [
      "of a phone in landscape whose screen did not turn",
      { ...phone, outerWidth: 844, outerHeight: 390, innerWidth: 844, innerHeight: 340 },
    ],
    ["of a phone pinched to 300 %", { ...phone, innerWidth: 130, innerHeight: 221, pinchZoom: 3 }],
    [
      "of a tablet in split screen that reports its whole screen",
      { ...phone, outerWidth: 1180, outerHeight: 820, innerWidth: 580, innerHeight: 746, screenSide: 1180 },
    ],
    ["of KakaoTalk, outer size 0", { ...phone, outerWidth: 0, outerHeight: 0 }],
    ["of a phone that asks for the desktop page", { ...phone, innerWidth: 980, innerHeight: 1669 }],
  ])("%s", (_, sizes) => {
    expect(looksLikeDevtools(sizes)).toBe(false);
  });

  test("at any zoom from 25 % to 500 %, on any scale of the screen, whatever the browser's own bars need", () => {
    const frame = { beside: fc.integer({ min: 0, max: 190 }), above: fc.integer({ min: 0, max: 290 }) };
    fc.assert(
      fc.property(
        fc.record({ ...size, ...frame, zoom: zooms(0.25), scale: scales, ratioHidesZoom: fc.boolean() }),
        ({ width, height, beside, above, zoom, scale, ratioHidesZoom }) => {
          const sizes = {
            ...chrome,
            outerWidth: width,
            outerHeight: height,
            innerWidth: Math.floor((width - beside) / zoom),
            innerHeight: Math.floor((height - above) / zoom),
            devicePixelRatio: ratioHidesZoom ? scale : Math.fround(scale * zoom),
            ratioHidesZoom,
          };
          expect(looksLikeDevtools(sizes)).toBe(false);
        },
      ),
    );
  });

  test("at any zoom of Firefox, from 30 % to 500 %", () => {
    fc.assert(
      fc.property(
        fc.record({
          ...size,
          zoom: zooms(0.3),
          scale: scales,
          left: fc.integer({ min: 0, max: 400 }),
          top: fc.integer({ min: 0, max: 290 }),
        }),
        ({ width, height, zoom, scale, left, top }) => {
          const sizes = {
            ...firefox,
            outerWidth: Math.round(width / zoom),
            outerHeight: Math.round(height / zoom),
            innerWidth: (width - left - 16) / zoom,
            innerHeight: (height - top - 60) / zoom,
            pageLeft: left / zoom,
            pageTop: top / zoom,
            devicePixelRatio: scale * zoom,
          };
          expect(looksLikeDevtools(sizes)).toBe(false);
        },
      ),
    );
  });
});

describe("docked tools are seen", () => {
  test.each<[string, Sizes]>([
    [
      "as Chromium 156 docks them",
      { ...chrome, outerWidth: 1440, outerHeight: 900, innerWidth: 885, innerHeight: 813 },
    ],
    ["201 px wide", { ...chrome, innerWidth: 1719 }],
    ["with the page's bars 301 px high", { ...chrome, innerHeight: 739 }],
    ["beside a page at 50 %", { ...chrome, innerWidth: 2840, innerHeight: 1838, devicePixelRatio: 0.5 }],
    ["beside a page at 200 %", { ...chrome, innerWidth: 685, innerHeight: 459, devicePixelRatio: 2 }],
    ["under a page on a Retina screen", { ...chrome, innerHeight: 519, devicePixelRatio: 2 }],
    ["beside Safari", { ...safari, innerWidth: 900 }],
    ["under Safari", { ...safari, innerHeight: 420 }],
    ["beside Firefox", { ...firefox, innerWidth: 1400 }],
    ["under Firefox", { ...firefox, innerHeight: 605 }],
    ["in a large window that plays a phone", { ...phone, outerWidth: 1440, outerHeight: 900 }],
  ])("%s", (_, sizes) => {
    expect(looksLikeDevtools(sizes)).toBe(true);
  });

  test("350 px of them at 100 % on an ordinary screen, beside or below, in any window", () => {
    const above = fc.integer({ min: 0, max: 290 });
    fc.assert(
      fc.property(fc.record({ ...size, above, below: fc.boolean() }), ({ width, height, above, below }) => {
        const innerWidth = below ? width : width - 350;
        const innerHeight = height - above - (below ? 350 : 0);
        fc.pre(innerHeight > 0);
        const sizes = { ...chrome, outerWidth: width, outerHeight: height, innerWidth, innerHeight };
        expect(looksLikeDevtools(sizes)).toBe(true);
      }),
    );
  });
});

const size = { width: fc.integer({ min: 500, max: 5120 }), height: fc.integer({ min: 400, max: 2880 }) };
const scales = fc.constantFrom(1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4);

function zooms(min: number) {
  return fc.double({ min, max: 5, noNaN: true });
}

describe("the guard", () => {
  let told: string[];
  let exempt: boolean;
  let window: FakeWindow;

  beforeEach(() => {
    vi.useFakeTimers();
    told = [];
    exempt = false;
    window = new FakeWindow();
    vi.spyOn(console, "warn").mockImplementation((sentence) => told.push(sentence));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  function guard() {
    return guardAgainstDevtools({
      window,
      isExempt: () => exempt,
      beforeLeave: () => told.push("draft kept"),
      leave: () => told.push("left"),
    });
  }

  test("warns in the console, keeps the draft and leaves, once and in this order", () => {
    guard();
    window.dock();
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([
      expect.stringMatching(/^개발자 도구가 열려 있어 페이지를 떠납니다/),
      "draft kept",
      "left",
    ]);
  });

  test("stays when the draft cannot be kept", () => {
    guardAgainstDevtools({
      window,
      isExempt: () => false,
      beforeLeave: () => {
        throw new Error("storage is full");
      },
      leave: () => told.push("left"),
    });
    window.dock();
    expect(() => vi.advanceTimersByTime(1000)).toThrow("storage is full");
    vi.advanceTimersByTime(60_000);
    expect(told).toHaveLength(1);
  });

  test("does not mind one odd size between two ordinary ones", () => {
    guard();
    for (let time = 0; time < 10; time++) {
      window.dock();
      vi.advanceTimersByTime(500);
      window.undock();
      vi.advanceTimersByTime(500);
    }
    expect(told).toEqual([]);
  });

  test("goes on checking on a desktop", () => {
    guard();
    vi.advanceTimersByTime(HOUR_MS);
    window.dock();
    vi.advanceTimersByTime(1000);
    expect(told).toContain("left");
  });

  test.each([
    ["an Android phone", { userAgent: "Mozilla/5.0 (Linux; Android 16; SM-S931N) Chrome/150.0 Mobile" }],
    [
      "an Android tablet with a mouse",
      { userAgent: "Mozilla/5.0 (Linux; Android 16; SM-X910) Chrome/150.0" },
    ],
    [
      "an iPad that calls itself a Mac",
      { userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", maxTouchPoints: 5 },
    ],
    ["a touch screen without a mouse", { coarse: true }],
  ])("checks on %s for five seconds, then never again", (_, device) => {
    window.become(device);
    guard();
    vi.advanceTimersByTime(4999);
    expect(window.checks).toBe(9);
    vi.advanceTimersByTime(1);
    const checks = window.checks;
    window.outgrowScreen();
    vi.advanceTimersByTime(60_000);
    expect(window.checks).toBe(checks);
    expect(told).toEqual([]);
  });

  test("leaves within these five seconds when a larger window plays a phone", () => {
    window.become({ coarse: true });
    guard();
    window.outgrowScreen();
    vi.advanceTimersByTime(1000);
    expect(told).toContain("left");
  });

  test("a touch laptop and a Mac are desktops", () => {
    for (const device of [
      { maxTouchPoints: 10 },
      { userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)" },
    ]) {
      const desktop = new FakeWindow();
      desktop.become(device);
      guardAgainstDevtools({ window: desktop, isExempt: () => false, beforeLeave() {}, leave() {} });
      vi.advanceTimersByTime(10_000);
      expect(desktop.checks).toBe(20);
    }
  });

  test("rests while the page is hidden", () => {
    guard();
    window.document.show("hidden");
    window.dock();
    vi.advanceTimersByTime(60_000);
    expect(window.checks).toBe(0);
    window.document.show("visible");
    vi.advanceTimersByTime(1000);
    expect(told).toContain("left");
  });

  test("begins anew when the page is shown again", () => {
    guard();
    window.dock();
    vi.advanceTimersByTime(500);
    window.document.show("hidden");
    window.document.show("visible");
    vi.advanceTimersByTime(500);
    window.undock();
    vi.advanceTimersByTime(500);
    expect(told).toEqual([]);
  });

  test("a phone's page that is shown again later is not checked again", () => {
    window.become({ coarse: true });
    guard();
    window.document.show("hidden");
    vi.advanceTimersByTime(5000);
    window.document.show("visible");
    vi.advanceTimersByTime(5000);
    expect(window.checks).toBe(0);
  });

  test("lets an admin do everything, from the moment they are one", () => {
    guard();
    window.dock();
    vi.advanceTimersByTime(500);
    exempt = true;
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([]);
    expect(window.press({ code: "F12", key: "F12" })).toBe("allowed");
    expect(window.contextMenu()).toBe("allowed");
    exempt = false;
    vi.advanceTimersByTime(1000);
    expect(told).toContain("left");
  });

  test("does nothing in a frame", () => {
    window.top = new FakeWindow();
    guard();
    window.dock();
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([]);
    expect(window.contextMenu()).toBe("allowed");
  });

  test("ends when stopped", () => {
    const stop = guard();
    stop();
    window.dock();
    window.document.show("visible");
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([]);
    expect(window.press({ code: "F12", key: "F12" })).toBe("allowed");
    expect(window.contextMenu()).toBe("allowed");
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each<Keys>([
    { code: "F12", key: "F12" },
    { code: "KeyI", key: "I", ctrlKey: true, shiftKey: true },
    { code: "KeyJ", key: "J", ctrlKey: true, shiftKey: true },
    { code: "KeyC", key: "C", ctrlKey: true, shiftKey: true },
    { code: "KeyC", key: "c", metaKey: true, shiftKey: true },
    { code: "KeyI", key: "ˆ", metaKey: true, altKey: true },
    { code: "KeyJ", key: "∆", metaKey: true, altKey: true },
    { code: "KeyC", key: "ç", metaKey: true, altKey: true },
    { code: "KeyU", key: "Dead", metaKey: true, altKey: true },
    { code: "KeyU", key: "u", ctrlKey: true },
    { code: "KeyI", key: "ㅑ", ctrlKey: true, shiftKey: true },
    { code: "KeyU", key: "ㅕ", ctrlKey: true },
    { code: "KeyI", key: "Process", ctrlKey: true, shiftKey: true },
    { code: "KeyG", key: "I", ctrlKey: true, shiftKey: true },
  ])("disables $code $key", (keys) => {
    guard();
    expect(window.press(keys)).toBe("prevented");
  });

  test.each<Keys>([
    { code: "KeyU", key: "u" },
    { code: "KeyC", key: "c", ctrlKey: true },
    { code: "KeyC", key: "c", metaKey: true },
    { code: "KeyC", key: "ㅊ", ctrlKey: true },
    { code: "KeyI", key: "i", ctrlKey: true },
    { code: "KeyS", key: "s", ctrlKey: true },
    { code: "KeyZ", key: "Z", ctrlKey: true, shiftKey: true },
    { code: "KeyR", key: "R", ctrlKey: true, shiftKey: true },
    { code: "KeyU", key: "ú", ctrlKey: true, altKey: true },
    { code: "KeyU", key: "U", ctrlKey: true, shiftKey: true },
    { code: "KeyI", key: "ㅑ", shiftKey: true },
    {},
  ])("leaves $code $key to the person", (keys) => {
    guard();
    expect(window.press(keys)).toBe("allowed");
  });

  const field = { tagName: "TEXTAREA" };
  const paragraph = { tagName: "P" };

  test("disables the context menu everywhere on a desktop", () => {
    guard();
    window.selected = true;
    for (const target of [paragraph, field]) {
      for (const pointerType of ["mouse", "touch"]) {
        expect(window.contextMenu({ target, pointerType })).toBe("prevented");
      }
    }
  });

  test("keeps a long press on a phone for pasting into a field and for copying selected text", () => {
    window.become({ coarse: true });
    guard();
    expect(window.contextMenu({ target: field, pointerType: "touch" })).toBe("allowed");
    expect(window.contextMenu({ target: { isContentEditable: true }, pointerType: "touch" })).toBe("allowed");
    expect(window.contextMenu({ target: field })).toBe("allowed");
    expect(window.contextMenu({ target: paragraph, pointerType: "touch" })).toBe("prevented");
    expect(window.contextMenu({ target: field, pointerType: "mouse" })).toBe("prevented");
    window.selected = true;
    expect(window.contextMenu({ target: paragraph, pointerType: "touch" })).toBe("allowed");
  });
});

type Keys = Partial<Pick<KeyboardEvent, "code" | "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">>;

class FakeDocument extends EventTarget {
  visibilityState: DocumentVisibilityState = "visible";
  activeElement = null;

  show(state: DocumentVisibilityState) {
    this.visibilityState = state;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

/** An ordinary desktop window at 100 %. */
class FakeWindow extends EventTarget implements GuardedWindow {
  checks = 0;
  selected = false;
  outerHeight = 1040;
  innerWidth = 1920;
  innerHeight = 919;
  screenX = 0;
  screenY = 0;
  devicePixelRatio = 1;
  visualViewport = { scale: 1 };
  screen = { width: 1920, height: 1080 };
  navigator = {
    userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64)",
    vendor: "Google Inc.",
    maxTouchPoints: 0,
  };
  document = new FakeDocument();
  self: unknown = this;
  top: unknown = this;
  #coarse = false;

  get outerWidth() {
    this.checks++;
    return 1920;
  }

  matchMedia() {
    return { matches: this.#coarse };
  }

  getSelection() {
    return { isCollapsed: !this.selected };
  }

  dock() {
    this.innerWidth = 1400;
  }

  outgrowScreen() {
    this.outerHeight = 2221;
  }

  undock() {
    this.innerWidth = 1920;
  }

  become({
    coarse = false,
    ...navigator
  }: {
    userAgent?: string;
    maxTouchPoints?: number;
    coarse?: boolean;
  }) {
    this.#coarse = coarse;
    Object.assign(this.navigator, navigator);
  }

  press(keys: Keys) {
    return this.#send("keydown", keys);
  }

  contextMenu(about: { target?: object; pointerType?: string } = {}) {
    return this.#send("contextmenu", about);
  }

  #send(type: string, properties: object) {
    const event = new Event(type, { cancelable: true });
    for (const [name, value] of Object.entries(properties)) Object.defineProperty(event, name, { value });
    this.dispatchEvent(event);
    return event.defaultPrevented ? "prevented" : "allowed";
  }
}
