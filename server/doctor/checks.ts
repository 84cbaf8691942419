import type { Config } from "#server/config.ts";
import type { DatabaseFacts } from "./database-facts.ts";

/** ✓ as it should be, ! a risk, ✗ configured and cannot be reached. */
export type Mark = "✓" | "!" | "✗";
export type DoctorFinding = { mark: Mark; about: string; fact: string; todo?: string };

/** All that a check may look at; what asks somebody rejects where they do not answer. */
export type World = {
  config: Config;
  nodeVersion: string;
  /** How many of us are to run on the database, and how many connections each may open. */
  processes: number;
  poolSize: number;
  /** What the app that holds DATA_DIR says of its database; undefined where none is running. */
  runningApp(): Promise<{ database: DatabaseFacts | undefined } | undefined>;
  databaseServer(): Promise<DatabaseFacts>;
  /** Writes a probe into the bucket, reads it and takes it away. */
  bucket(): Promise<void>;
  /** Greets the mail server, and signs in where it has a password. Sends nothing. */
  mailServer(): Promise<void>;
  /** How many keys the user pool publishes. */
  userPoolKeys(): Promise<number>;
  /** Asks Toss for an order that nobody has. */
  toss(): Promise<void>;
  /** Looks for a place by the key that is configured; how many are found. */
  places(): Promise<number>;
  /** The status of an address. */
  statusOf(url: string): Promise<number>;
  disk(): Promise<{ free: number; size: number }>;
};

export type DoctorCheck = {
  about: string;
  /** What to mend where it cannot be reached. */
  settings: string;
  look(world: World): Promise<Omit<DoctorFinding, "about">[]>;
};

const ok = (fact: string) => ({ mark: "✓", fact }) as const;
const risk = (fact: string, todo: string) => ({ mark: "!", fact, todo }) as const;

/** Beyond this a sign-in code or a seal opens at another moment than was said. */
const MOST_SKEW_MS = 2_000;
/** PostgreSQL keeps some for who mends it. */
const KEPT_CONNECTIONS = 3;
const LEAST_FREE = 0.1;
const NODE_MAJOR = 24;
const GB = 1_000_000_000;

export const checks: readonly DoctorCheck[] = [
  {
    about: "Node",
    settings: "PATH",
    look: async ({ nodeVersion }) =>
      Number(/^v(\d+)/.exec(nodeVersion)?.[1]) >= NODE_MAJOR
        ? [ok(nodeVersion)]
        : [risk(`${nodeVersion} is older than what 고이 is tested with`, `use Node ${NODE_MAJOR}`)],
  },
  {
    about: "app",
    settings: "DATA_DIR",
    look: async ({ config, runningApp }) => [
      ok((await runningApp()) ? `running on ${config.dataDir}` : `not running on ${config.dataDir}`),
    ],
  },
  {
    about: "database",
    settings: "DATABASE_URL",
    async look(world) {
      const { databaseUrl } = world.config;
      if (databaseUrl) return ofDatabase(await world.databaseServer(), hostOf(databaseUrl), world);
      const app = await world.runningApp();
      return [
        ...(app?.database ? ofDatabase(app.database, "embedded", world) : []),
        risk(
          "embedded in DATA_DIR: it promises nothing after a power cut",
          "set DATABASE_URL where real people are served",
        ),
      ];
    },
  },
  {
    about: "files",
    settings: "S3_*",
    async look({ config: { s3 }, bucket }) {
      if (!s3) return [ok("in DATA_DIR/files")];
      await bucket();
      return [ok(`bucket ${s3.bucket} takes, gives and removes a file`)];
    },
  },
  {
    about: "mail",
    settings: "SMTP_URL",
    async look({ config: { mail }, mailServer }) {
      if (!mail.smtpUrl) {
        return [
          risk("e-mails stay in DATA_DIR/outbox, sign-up codes among them", "set SMTP_URL and MAIL_FROM"),
        ];
      }
      await mailServer();
      const answers = ok(`${hostOf(mail.smtpUrl)} answers`);
      const isOurs = mail.from.includes("@localhost");
      return isOurs ? [answers, risk(`e-mails come from ${mail.from}`, "set MAIL_FROM")] : [answers];
    },
  },
  {
    about: "accounts",
    settings: "COGNITO_*",
    async look({ config, userPoolKeys }) {
      if (config.cognito) {
        const keys = await userPoolKeys();
        return [ok(`Cognito ${config.cognito.userPoolId} publishes ${keys} keys`)];
      }
      return [ok("embedded")];
    },
  },
  {
    about: "secret",
    settings: "IDENTITY_SECRET",
    look: async ({ config }) =>
      config.databaseUrl && !config.identitySecret
        ? [
            risk(
              "only in DATA_DIR/secret: without it no password in the database fits any more",
              "set IDENTITY_SECRET, the same for all processes",
            ),
          ]
        : [ok(config.identitySecret ? "IDENTITY_SECRET" : "DATA_DIR/secret, beside its database")],
  },
  {
    about: "payments",
    settings: "TOSS_*",
    async look({ config, toss }) {
      const found: Omit<DoctorFinding, "about">[] = [];
      if (config.toss) {
        await toss();
        found.push(ok("Toss answers, and knows the key"));
      }
      if (config.bank) found.push(ok(`by transfer to ${config.bank.bank}`));
      if (config.practicePayments) {
        found.push(
          risk(
            "PRACTICE_PAYMENTS is on: orders are paid without money",
            "set TOSS_* or BANK_*, and turn it off",
          ),
        );
      }
      return found.length > 0 ? found : [risk("nothing can be paid", "set TOSS_* or BANK_*")];
    },
  },
  {
    about: "places",
    settings: "KAKAO_REST_KEY, JUSO_KEY",
    async look({ config, places }) {
      const { kakao, juso } = config.places;
      if (!kakao && !juso) return [ok("typed by hand: neither KAKAO_REST_KEY nor JUSO_KEY is set")];
      const found = await places();
      const who = kakao ? "Kakao Local" : "Juso";
      return found > 0
        ? [ok(`${who} answers, and knows the key`)]
        : [risk(`${who} answers, and finds nothing`, "look at the permissions of the key")];
    },
  },
  {
    about: "address",
    settings: "PUBLIC_URL",
    async look({ config: { publicUrl, trustedProxies }, statusOf }) {
      if (!publicUrl) {
        return [
          risk("links name whatever host a request names", "set PUBLIC_URL to the one address people use"),
        ];
      }
      const status = await statusOf(`${publicUrl}/-/health`);
      const answers: Omit<DoctorFinding, "about"> =
        status === 200
          ? ok(`${publicUrl} answers from here`)
          : {
              mark: "✗",
              fact: `${publicUrl}/-/health answers ${status}`,
              todo: "look at the proxy and PUBLIC_URL",
            };
      const isBehindProxy = publicUrl.startsWith("https:");
      return isBehindProxy && trustedProxies.count === 0
        ? [
            answers,
            risk(
              "all guests have the proxy's address, and share its rate limits",
              "set TRUSTED_PROXIES to what ends TLS",
            ),
          ]
        : [answers];
    },
  },
  {
    about: "business",
    settings: "BUSINESS_*",
    async look({ config: { business, adminEmail } }) {
      const missing = Object.entries(business).flatMap(([name, value]) => (value ? [] : [variableOf(name)]));
      const law = missing.length
        ? [risk(`the footer lacks ${missing.join(", ")}`, "set them: Korean law wants them there")]
        : [ok("the footer has what the law wants")];
      return adminEmail
        ? law
        : [...law, risk("nobody is written to about companies and reports", "set ADMIN_EMAIL")];
    },
  },
  {
    about: "disk",
    settings: "DATA_DIR",
    async look({ disk }) {
      const { free, size } = await disk();
      const said = `${(free / GB).toFixed(1)} of ${(size / GB).toFixed(1)} GB are free for DATA_DIR`;
      return free / size < LEAST_FREE
        ? [risk(said, "free some, or uploads and the database stop")]
        : [ok(said)];
    },
  },
  {
    about: "watching",
    settings: "METRICS_*",
    look: async ({ config: { metrics } }) => [
      metrics.token || metrics.port !== undefined
        ? ok(`figures ${metrics.port === undefined ? "at /-/metrics" : `on port ${metrics.port}`}`)
        : risk("no figures are told", "set METRICS_TOKEN or METRICS_PORT"),
    ],
  },
  {
    about: "traces",
    settings: "OTEL_EXPORTER_OTLP_ENDPOINT",
    async look({ config: { tracing }, statusOf }) {
      if (!tracing) return [];
      // Whoever takes traces has no page here; that it says so is answer enough.
      const status = await statusOf(`${tracing.endpoint.replace(/\/$/, "")}/v1/traces`);
      const said = `${hostOf(tracing.endpoint)} answers, as ${tracing.serviceName}`;
      return status < 500 ? [ok(said)] : [risk(`${said}, with ${status}`, "look at what collects traces")];
    },
  },
];

function ofDatabase(facts: DatabaseFacts, where: string, { processes, poolSize, config }: World) {
  const found: Omit<DoctorFinding, "about">[] = [
    ok(`PostgreSQL ${facts.version}, ${where}, answers in ${Math.max(1, Math.round(facts.latencyMs))} ms`),
  ];
  if (facts.missingMigrations > 0) {
    found.push(risk(`${facts.missingMigrations} migrations are missing`, "start 고이: it runs them"));
  }
  const skewMs = Math.abs(facts.clockMs - facts.askedAtMs);
  if (skewMs > MOST_SKEW_MS) {
    found.push(risk(`its clock is ${(skewMs / 1_000).toFixed(1)} s from ours`, "set both by NTP"));
  }
  const wanted = processes * poolSize;
  if (config.databaseUrl && wanted > facts.maxConnections - KEPT_CONNECTIONS) {
    found.push(
      risk(
        `${processes} × ${poolSize} connections are more than its max_connections of ${facts.maxConnections} leaves`,
        "lower PROCESSES, or raise max_connections",
      ),
    );
  }
  return found;
}

/** Without the name and the password that may stand before it. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : "its address";
}

/** mailOrderNumber → BUSINESS_MAIL_ORDER_NUMBER */
function variableOf(name: string): string {
  return `BUSINESS_${name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}
