import { openPostgres } from "#server/adapters/database-postgres.ts";
import {
  databaseRestarted,
  editedWhileRead,
  idleCost,
  limitsTogether,
  newCard,
  oneKilled,
  type Row,
  rollingRestart,
  seatsTogether,
  toldElsewhere,
} from "./acts.ts";
import { liveElsewhere } from "./live.ts";
import { startMachines } from "./machines.ts";

/** `npm run cluster`: what clients see of three machines behind a balancer and a cache while things go wrong. */
const wanted = process.argv.slice(2);
const machines = await startMachines();
const database = await openPostgres(machines.postgres.url);
const other = await openPostgres(machines.postgres.url);
const rows: Row[] = [];
try {
  const card = await newCard(database);
  const acts: Record<string, () => Promise<Row>> = {
    restart: () => rollingRestart(machines, card),
    kill: () => oneKilled(machines, card),
    "edit-apps": () => editedWhileRead(machines, { database, through: "apps" }),
    "edit-cdn": () => editedWhileRead(machines, { database, through: "cdn" }),
    told: () => toldElsewhere(database, other),
    live: () => liveElsewhere(machines, database),
    limits: () => limitsTogether(machines),
    seats: () => seatsTogether(machines, { database, repeats: 20 }),
    idle: () => idleCost(database),
    database: () => databaseRestarted(machines, card),
  };
  for (const [name, act] of Object.entries(acts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const row = await act();
    rows.push(row);
    console.log(`${row.holds ? "✓" : "✗"} ${row.what}: ${row.seen} (must: ${row.must})`);
  }
} finally {
  await Promise.allSettled([database.close(), other.close()]);
  await machines.stop();
}
process.exit(rows.every(({ holds }) => holds) ? 0 : 1);
