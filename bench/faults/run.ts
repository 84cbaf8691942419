import { busyDatabase } from "./busy-database.ts";
import { firstStarts } from "./first-start.ts";
import { fullDisk } from "./full-disk.ts";
import { kills, orderlyEnds } from "./kills.ts";
import { restarts } from "./restarts.ts";
import type { FaultRow } from "./row.ts";
import { secondStarts } from "./second-start.ts";
import { slowClients } from "./slow-clients.ts";
import { soak } from "./soak.ts";
import { longTest } from "./tests.ts";

/** `npm run faults [row…]`: the long forms of what `docs/faults.md` promises. A row may carry a number: `R1=20`. */
const wanted = new Map(
  process.argv.slice(2).map((word) => {
    const [name = "", count] = word.split("=");
    return [name.toUpperCase(), count === undefined ? undefined : Number(count)];
  }),
);

type Fault = (count: number | undefined) => Promise<FaultRow[]>;
const faults: Record<string, Fault> = {
  R1: (rounds = 200) => kills(rounds),
  R2: (moments = 40) => firstStarts(moments),
  R3: (times = 20) => secondStarts(times),
  R4: (runs = 20) =>
    longTest({
      what: `1,000 guests at once for 1, 100 and 999 seats, ${runs} times`,
      files: ["server/entries/entry-seats.test.ts"],
      only: "1,000",
      env: { FAULTS_RUNS: String(runs) },
    }),
  R5: (runs = 20) =>
    longTest({
      what: `500 buyers at once for a coupon of 1, 10 and 100, ${runs} times`,
      files: ["server/orders/order-concurrency.test.ts"],
      only: "500",
      env: { FAULTS_RUNS: String(runs) },
    }),
  R7: fullDisk,
  R8: fullDisk,
  R10: busyDatabase,
  R11: slowClients,
  R13: async (times = 20) => [...(await restarts(times)), ...(await orderlyEnds(times))],
  R17: (requests = 2_000_000) => soak(requests),
  R20: (stride = 1) =>
    longTest({
      what: `every call that fails${stride > 1 ? `, each ${stride}th` : ""}`,
      files: ["tests/faults/nth-call.test.ts"],
      env: { FAULTS_STRIDE: String(stride) },
    }),
  R24: (runs = 20) =>
    longTest({
      what: `10,000 acts at once, ${runs} times`,
      files: ["tests/faults/serial-order.test.ts"],
      env: { FAULTS_ACTS: "10000", FAULTS_RUNS: String(runs) },
    }),
};

/** What `npm test` does in full, for who wants to see a row alone. */
const daily: Record<string, { what: string; files: string[] }> = {
  R6: {
    what: "the same key many times at once",
    files: [
      "server/cards/card-concurrency.test.ts",
      "server/entries/schema.test.ts",
      "server/orders/order-concurrency.test.ts",
      "server/photos/schema.test.ts",
    ],
  },
  R12: {
    what: "SIGTERM",
    files: ["server/http/drain.test.ts", "tests/draining.test.ts", "tests/process.test.ts"],
  },
  R16: { what: "days and hours of Korea elsewhere", files: ["tests/faults/time-zones.test.ts"] },
  R19: {
    what: "damaged folders, and a database that ends by itself",
    files: ["server/adapters/embedded.test.ts", "tests/faults/lost-database.test.ts"],
  },
  R21: {
    what: "killed between the money and the order",
    files: ["tests/payment-crash.test.ts", "server/orders/pay-order.test.ts"],
  },
  R22: { what: "a bucket that fails", files: ["server/adapters/files-outage.test.ts"] },
  R23: { what: "many on one card that nobody opened", files: ["server/card-pages/card-pages.test.ts"] },
};
for (const [name, given] of Object.entries(daily)) faults[name] = () => longTest(given);

const unknown = [...wanted.keys()].filter((name) => !(name in faults));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(", ")}; choose among ${Object.keys(faults).join(", ")}.`);
  process.exit(1);
}

const rows: FaultRow[] = [];
const done = new Set<Fault>();
const inOrder = Object.entries(faults).sort(
  ([one], [other]) => Number(one.slice(1)) - Number(other.slice(1)),
);
for (const [name, fault] of inOrder) {
  if ((wanted.size > 0 && !wanted.has(name)) || done.has(fault)) continue;
  done.add(fault);
  for (const row of await fault(wanted.get(name))) {
    rows.push(row);
    console.log(`${row.holds ? "✓" : "✗"} ${name} ${row.what}: ${row.seen} (must: ${row.must})`);
  }
}
process.exit(rows.every(({ holds }) => holds) ? 0 : 1);
