import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { CannotStart } from "#server/cannot-start.ts";
import { readConfig } from "#server/config.ts";
import { askOperator } from "#server/operator.ts";
import { codeIn, emailsIn } from "#tests/outbox.ts";
import { type Demo, fill } from "./demo/fill.ts";
import { keepDemoState, readDemo } from "./demo/folder.ts";
import type { FrontDoor } from "./demo/front-door.ts";
import { addressOfDemo, demoEnvironment } from "./demo/settings.ts";

/** `npm run demo`: the app on a folder of its own, which is filled through the app's front door the first time. */
const CODE_EVERY_MS = 50;

try {
  // As the server does: what it will read is written here, too.
  process.umask(0o077);
  Object.assign(process.env, demoEnvironment(process.env));
  const config = readConfig(process.env);
  const address = addressOfDemo(config);
  const known = readDemo(config.dataDir);
  // Before anything else is in the folder, so that it is known as the demo's however this ends.
  if (!known) keepDemoState(config.dataDir, "empty");
  await import("#server/main.ts");
  const demo = known ?? (await make({ folder: config.dataDir, address }));
  console.log(tell({ demo, folder: config.dataDir, address }));
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error);
  process.exit(1);
}

type Place = { folder: string; address: string };

async function make({ folder, address }: Place): Promise<Demo> {
  const started = performance.now();
  console.log("Filling the demo, which takes up to a minute the first time…");
  const door: FrontDoor = {
    fetch: (path, init) => fetch(new URL(path, address), init),
    codeFor: (email) => waitForCode(join(folder, "outbox"), email),
    makeAdmin: (email) => askOperator({ folder, command: "make-admin", argument: email }),
  };
  keepDemoState(folder, "filling");
  const demo = await fill({ door, now: new Date(), onStep: (step) => console.log(`  ${step}`) });
  keepDemoState(folder, demo);
  console.log(`  done in ${Math.round((performance.now() - started) / 1000)} s`);
  return demo;
}

async function waitForCode(outbox: string, email: string): Promise<string> {
  for (;;) {
    const code = (await emailsIn(outbox))
      .filter((one) => one.includes(email))
      .map(codeIn)
      .at(-1);
    if (code) return code;
    await sleep(CODE_EVERY_MS);
  }
}

function tell({ demo: { signIns, cards, coupon }, folder, address }: Place & { demo: Demo }): string {
  return `
고이 is open at ${address}, full of invented people.

Sign in
${signIns.map(({ role, page, email, password }) => `  ${role.padEnd(8)} ${email}  ${password}  ${address}${page}`).join("\n")}

Cards
${cards.map((card) => `  ${address}${card.address}  ${card.label}: ${card.title}`).join("\n")}

Coupon for the next order: ${coupon}
All of it is in ${folder}; delete that folder for a new demo. Ctrl-C ends the app.
`;
}
