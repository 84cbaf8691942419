import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, statfsSync, truncateSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { openPglite } from "#server/adapters/database-pglite.ts";
import { embeddedTemplate } from "#tests/embedded-template.ts";
import { brokenRules } from "#tests/faults/broken-rules.ts";
import { FROM_ANYWHERE, type Place, send } from "#tests/faults/client.ts";
import { guestCard, withDatabase } from "#tests/faults/kill-rounds.ts";
import { someWriters, type Writer, type Written } from "#tests/faults/writers.ts";
import { startApp } from "#tests/running-app.ts";
import type { FaultRow } from "./row.ts";

const MB = 1_024 * 1_024;
const DISK_MB = 320;
const RESERVE_MB = 128;
const WRITING_MS = 6_000;

type Seen = { yes: number; no: Record<string, number> };

/** R7 and R8: a disk that fills under the files and then under the embedded database, and is emptied again. */
export async function fullDisk(): Promise<FaultRow[]> {
  if (userInfo().uid !== 0) {
    return [{ what: "a full disk", seen: "left out: only root may mount one", must: "–", holds: true }];
  }
  const folder = mkdtempSync(join(tmpdir(), "goi-full-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_MB}m,mode=700`, "tmpfs", folder]);
  try {
    return await onDisk(folder);
  } finally {
    execFileSync("umount", [folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onDisk(folder: string): Promise<FaultRow[]> {
  cpSync(await embeddedTemplate(), join(folder, "database"), { recursive: true });
  const open = () => openPglite(join(folder, "database"));
  const card = await withDatabase(open, guestCard);
  const env = {
    DATA_DIR: folder,
    STORAGE_RESERVE_MB: String(RESERVE_MB),
    LOG_LEVEL: "info",
    ...FROM_ANYWHERE,
  };
  const app = await startApp(env);
  const place: Place = { url: app.url, folder };
  const ledger: Written[] = [];
  const writers = await someWriters(place, () => card);
  const upload = writers.at(-1);
  const others = writers.slice(0, -1);
  if (!upload) throw new Error("Nobody uploads");
  const page = async () => (await send(`${place.url}/card/${card}`)).status;
  await page();

  const well = await write(writers, ledger);
  fill(folder, RESERVE_MB / 2);
  const [reserved, uploads] = await Promise.all([write(others, ledger), write([upload], ledger)]);
  fill(folder, 0);
  const full = await write(others, ledger);
  const reads = [await page(), (await send(`${place.url}/-/ready`)).status];
  rmSync(join(folder, "other"));
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const after = await write(writers, ledger);
  const lost = (await Promise.all(ledger.map((one) => one.isThere()))).filter((it) => !it).length;
  const isSame = app.process.exitCode === null;
  await app.stop();
  const broken = await withDatabase(open, brokenRules);
  const told = ({ yes, no }: Seen) =>
    [`${yes} yes`, ...Object.entries(no).map(([code, count]) => `${count} × ${code}`)].join(", ");
  return [
    {
      what: "with only the reserve left",
      seen: `uploads: ${told(uploads)}; all else: ${told(reserved)}`,
      must: "uploads 507, all else yes",
      holds: (uploads.no["507"] ?? 0) > 0 && reserved.yes > 0 && Object.keys(reserved.no).length === 0,
    },
    {
      what: "with nothing left under the database",
      seen: `writes: ${told(full)}; page and readiness: ${reads.join(", ")}`,
      must: "writes 503, reads 200",
      holds: full.yes === 0 && reads.every((status) => status === 200),
    },
    {
      what: "with room again, without a restart",
      seen: `${told(after)} (before: ${told(well)}); of ${ledger.length} acknowledged ${lost} lost, ${broken.length} rules broken${isSame ? "" : ", the process ended"}`,
      must: "well, 0 lost, 0 broken",
      holds: after.yes > 0 && lost === 0 && broken.length === 0 && isSame,
    },
  ];
}

/** Everybody writes for a while. */
async function write(writers: Writer[], ledger: Written[]): Promise<Seen> {
  const seen: Seen = { yes: 0, no: {} };
  const end = performance.now() + WRITING_MS;
  const one = async (writer: Writer) => {
    while (performance.now() < end) {
      try {
        const act = writer.doubt ?? (await writer.next());
        writer.doubt = act;
        const told = await act.send();
        const isNo = told.status >= 500 || told.code === "BUSY";
        if (isNo) seen.no[told.status] = (seen.no[told.status] ?? 0) + 1;
        // A file that was refused is sent by another form.
        if (isNo && told.status !== 507) continue;
        writer.doubt = undefined;
        const written = act.took(told);
        if (!written) continue;
        ledger.push(written);
        seen.yes += 1;
      } catch {
        seen.no["not even a guest"] = (seen.no["not even a guest"] ?? 0) + 1;
      }
    }
  };
  await Promise.all(writers.map(one));
  return seen;
}

/** Fills the disk until only so much is left. */
function fill(folder: string, leftMegabytes: number): void {
  const other = join(folder, "other");
  const { bavail, bsize } = statfsSync(folder);
  const megabytes = Math.floor((bavail * bsize) / MB) - leftMegabytes;
  const flags = ["bs=1M", `count=${Math.max(0, megabytes)}`, "oflag=append", "conv=notrunc"];
  spawnSync("dd", ["if=/dev/zero", `of=${other}`, ...flags]);
  if (leftMegabytes === 0)
    spawnSync("dd", ["if=/dev/zero", `of=${other}`, "bs=4k", "oflag=append", "conv=notrunc"]);
  else truncateSync(other, megabytes * MB);
}
