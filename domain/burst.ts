import { z } from "zod";
import { MINUTE_MS } from "#domain/duration.ts";

/** So many from one network in a minute are worth a look. A hall's Wi-Fi has them too: the owner knows where they were. */
export const BURST_FROM = 10;
/** Invitations go out some weeks before; what nobody drew from by then is over. */
export const NETWORKS_KEPT_DAYS = 60;

/** One network in one minute. */
export type Burst = { network: string; minute: Date };

export function burstId({ network, minute }: Burst): string {
  return `${network}.${minute.getTime() / MINUTE_MS}`;
}

const written = z
  .string()
  .regex(/^[\w-]{16}\.\d{1,9}$/)
  .transform((id): Burst => {
    const [network = "", minute = ""] = id.split(".");
    return { network, minute: new Date(Number(minute) * MINUTE_MS) };
  });

/** Undefined for what is none of ours. */
export function readBurstId(id: string): Burst | undefined {
  return written.safeParse(id).data;
}
