/**
 * What the journeys ask of a browser that Playwright does not drive. Each engine answers by its own protocol; what is
 * looked for in a page, and waited for, is the same for all of them (`tab.ts`).
 */
export type Driver = {
  version: string;
  /** Opens an address and waits until the browser says that it is loaded. */
  goto(url: string): Promise<void>;
  /** What a function answers in the page. It takes its arguments along and nothing else of where it was written. */
  evaluate<Args extends unknown[], Answer>(
    inPage: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Awaited<Answer>>;
  /** A press of the pointer there, as the browser makes it of a mouse. */
  press(at: Point): Promise<void>;
  /** Keys into whatever has the focus. */
  type(keys: string): Promise<void>;
  /** Gives files of this machine to the file field that the selector finds. */
  choose(selector: string, files: readonly string[]): Promise<void>;
  /** What the pages have said went wrong since this was asked last. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
};

export type Point = { x: number; y: number };

/** Wide enough for the toolbar that its window has, and the narrowest of both. */
export const WINDOW = { width: 500, height: 844 };
