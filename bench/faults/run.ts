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
      file: "server/entries/entry-seats.test.ts",
      only: "1,000",
      env: { FAULTS_RUNS: String(runs) },
    }),
  R5: (runs = 20) =>
    longTest({
      what: `500 buyers at once for a coupon of 1, 10 and 100, ${runs} times`,
      file: "server/orders/order-concurrency.test.ts",
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
      file: "tests/faults/nth-call.test.ts",
      env: { FAULTS_STRIDE: String(stride) },
    }),
  R24: (runs = 20) =>
    longTest({
      what: `10,000 acts at once, ${runs} times`,
      file: "tests/faults/serial-order.test.ts",
      env: { FAULTS_ACTS: "10000", FAULTS_RUNS: String(runs) },
    }),
};

const unknown = [...wanted.keys()].filter((name) => !(name in faults));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(", ")}; choose among ${Object.keys(faults).join(", ")}.`);
  process.exit(1);
}

const rows: FaultRow[] = [];
const done = new Set<Fault>();
for (const [name, fault] of Object.entries(faults)) {
  if ((wanted.size > 0 && !wanted.has(name)) || done.has(fault)) continue;
  done.add(fault);
  for (const row of await fault(wanted.get(name))) {
    rows.push(row);
    console.log(`${row.holds ? "✓" : "✗"} ${name} ${row.what}: ${row.seen} (must: ${row.must})`);
  }
}
process.exit(rows.every(({ holds }) => holds) ? 0 : 1);
