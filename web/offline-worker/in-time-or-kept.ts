import type { Why } from "./card-document.ts";

type Ways = {
  /** What the network answers, however late; it fails where there is none. */
  network: Promise<Response>;
  /** What is kept of it; undefined where nothing is. */
  kept(why: Why): Promise<Response | undefined>;
  /** Said where there is neither. */
  otherwise(): Promise<Response>;
  patienceMs: number;
};

/**
 * The network's answer if it comes in time. Else what is kept, and where nothing is, the network's answer whenever it
 * comes: nobody is told that there is no network while one may still answer.
 */
export async function inTimeOrKept({ network, kept, otherwise, patienceMs }: Ways): Promise<Response> {
  let why: Why = "slow";
  const answered = network.catch(() => {
    why = "gone";
    return undefined;
  });
  const inTime = await Promise.race([answered, after(patienceMs)]);
  return inTime ?? (await kept(why)) ?? (await answered) ?? otherwise();
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}
