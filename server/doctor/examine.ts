import { Refusal } from "#domain/refusal.ts";
import type { Config } from "#server/config.ts";
import { withTimeout } from "#server/limits/timeout.ts";
import { checks, type DoctorCheck, type DoctorFinding, type World } from "./checks.ts";

/** Whoever does not answer for so long is not reached. */
export const PATIENCE_MS = 3_000;

type Options = { all?: readonly DoctorCheck[]; patienceMs?: number };

/** Looks at everything at the same time; one that fails or hangs keeps no other from being told. */
export async function examine(
  world: World,
  { all = checks, patienceMs = PATIENCE_MS }: Options = {},
): Promise<DoctorFinding[]> {
  const found = await Promise.all(
    all.map(async ({ about, settings, look }): Promise<DoctorFinding[]> => {
      try {
        const findings = await withTimeout(patienceMs, look(world));
        return findings.map((finding) => ({ ...finding, about }));
      } catch (error) {
        const fact = `cannot be reached: ${reasonOf(error)}`;
        return [{ mark: "✗", about, fact, todo: `mend ${settings}, or start what it names` }];
      }
    }),
  );
  return found.flat();
}

/** In English, and with the reason behind it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? reasonOf(error.cause) : undefined;
  if (error instanceof Refusal) return cause ?? error.code;
  const own = error.message || error.name;
  return cause && !own.includes(cause) ? `${own} (${cause})` : own;
}

/** One line each, without anything that is secret. */
export function report(findings: readonly DoctorFinding[], config: Config): string {
  const width = Math.max(...findings.map(({ about }) => about.length));
  const lines = findings.map(({ mark, about, fact, todo }, at) => {
    const isFirst = findings[at - 1]?.about !== about;
    return `${mark} ${(isFirst ? about : "").padEnd(width)}  ${fact}${todo ? ` → ${todo}` : ""}`;
  });
  return secretsOf(config).reduce((text, secret) => text.replaceAll(secret, "…"), lines.join("\n"));
}

/** What an error of somebody else's might repeat. */
function secretsOf({
  databaseUrl,
  mail,
  s3,
  toss,
  places,
  identitySecret,
  metrics,
  tracing,
}: Config): string[] {
  const passwords = [databaseUrl, mail.smtpUrl, tracing?.endpoint].flatMap((url) => {
    const password = url && URL.canParse(url) ? new URL(url).password : "";
    return [password, decoded(password)];
  });
  return [
    ...passwords,
    s3?.credentials?.secretAccessKey,
    toss?.secretKey,
    places.kakao?.key,
    places.juso?.key,
    identitySecret,
    metrics.token,
  ]
    .filter((secret) => secret !== undefined)
    .filter((secret) => secret.length > 0);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
