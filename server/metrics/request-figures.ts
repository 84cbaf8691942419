import { createDurations, type Durations } from "./figures.ts";

/** From a kept page to what a print takes. */
const BOUNDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export type RequestFigures = ReturnType<typeof createRequestFigures>;

type Route = { seconds: Durations; classes: number[]; add(answer: { status: number; ms: number }): void };

/** Answers by the pattern of their address, of which there are as many as the program has. */
export function createRequestFigures() {
  const routes = new Map<string, Route>();

  function begin(): Route {
    const seconds = createDurations(BOUNDS);
    const classes = [0, 0, 0, 0, 0, 0];
    return {
      seconds,
      classes,
      add({ status, ms }) {
        const at = Math.floor(status / 100);
        classes[at] = (classes[at] ?? 0) + 1;
        seconds.add(ms / 1_000);
      },
    };
  }

  return {
    /** To be kept by who answers many. */
    of(pattern: string): Route {
      const known = routes.get(pattern) ?? begin();
      routes.set(pattern, known);
      return known;
    },
    list: (): readonly [pattern: string, Route][] => [...routes],
  };
}
