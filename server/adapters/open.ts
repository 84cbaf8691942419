import { join } from "node:path";
import type { Pools } from "#server/app.ts";
import { refuseUnfinishedDatabase } from "#server/backup/unfinished-restore.ts";
import { type Config, REGION } from "#server/config.ts";
import { migrate } from "#server/database/migrate.ts";
import { createIdentityService } from "#server/identity/service.ts";
import type {
  Cdn,
  Clock,
  Database,
  Log,
  Mail,
  MapLinks,
  Payments,
  PlaceSearch,
  SignInProvider,
} from "#server/ports.ts";
import { withSpans } from "#server/tracing/span.ts";
import { createHttpCdn } from "./cdn-http.ts";
import { noCdn } from "./cdn-none.ts";
import { createDiskFiles } from "./files-disk.ts";
import { firstAnswer } from "./first-answer.ts";
import { identitySecret } from "./identity-secret.ts";
import { createOutboxMail } from "./mail-outbox.ts";
import { createSmtpMail } from "./mail-smtp.ts";
import { createMapLinks } from "./map-links-http.ts";
import { createPracticePayments } from "./payments-practice.ts";
import { createTossPayments } from "./payments-toss.ts";
import { createTransferPayments } from "./payments-transfer.ts";
import { createJusoPlaces } from "./place-search-juso.ts";
import { createKakaoPlaces } from "./place-search-kakao.ts";
import { noPlaceSearch } from "./place-search-none.ts";

/** The embedded pools' ids: fixed, in Cognito's own forms, so that clients can parse the region from them. */
export const EMBEDDED_POOLS: Pools = {
  userPoolId: `${REGION}_goiEmbedded`,
  clientId: "goiweb0embedded0client0id0",
  identityPoolId: `${REGION}:9a3c1d52-6f0e-4b7a-8a55-0d1f6b2c7e90`,
};

type Parts = {
  config: Config;
  clock: Clock;
  log: Log;
  /** The embedded database, where somebody has begun to open it. */
  opening?: Promise<Database>;
};

/** Those that ask Cognito; a token is checked here, and asked for only now and then. */
const COGNITO_CALLS = [
  "member",
  "former",
  "email",
  "remove",
  "gone",
  "find",
  "account",
  "setAdmin",
  "setEnabled",
  "signIns",
  "unlink",
] as const;

/**
 * Opens every adapter that the configuration chooses, and loads the libraries of no other: those of the cloud take a
 * tenth of a start. The caller holds the data folder's lock.
 */
export async function openAdapters(parts: Parts) {
  const { config } = parts;
  const origin = config.publicUrl ?? `http://localhost:${config.port}`;
  const database = await (parts.opening ?? openDatabase(parts));
  return orClose(database, async () => {
    const { secret, refuseOther } = identitySecret(config);
    if (!config.cognito) await refuseOther(database);
    const mail = openMail(parts);
    return {
      database,
      mail,
      secret,
      cdn: await openCdn(parts),
      placeSearch: openPlaceSearch(parts),
      mapLinks: openMapLinks(parts),
      payments: openPayments({ ...parts, database }),
      ...(await openFiles({ ...parts, origin, secret })),
      ...(await openIdentity({ ...parts, origin, secret, database, mail })),
    };
  });
}

async function openDatabase({ config, clock, log }: Parts): Promise<Database> {
  const url = config.databaseUrl;
  if (!url) return (await import("./open-folder.ts")).openFolder({ config, log });
  const { openPostgres } = await import("./database-postgres.ts");
  const database = await openPostgres(url, { listenUrl: config.databaseListenUrl });
  await firstAnswer({ database, url, log, clock });
  await refuseUnfinishedDatabase(database);
  await migrate(database, { log });
  return database;
}

/** One that is not closed is copied and read to its end by the next start. */
async function orClose<Opened>(database: Database, open: () => Promise<Opened>): Promise<Opened> {
  try {
    return await open();
  } catch (error) {
    await database.close();
    throw error;
  }
}

function openMail({ config, clock, log }: Parts): Mail {
  const { smtpUrl, from } = config.mail;
  if (smtpUrl) return withSpans("smtp", createSmtpMail({ url: smtpUrl, from }), ["send"]);
  return createOutboxMail({ folder: join(config.dataDir, "outbox"), from, clock, log });
}

async function openCdn({ config: { cdn } }: Pick<Parts, "config">): Promise<Cdn> {
  if (cdn.nodes) return createHttpCdn({ nodes: cdn.nodes });
  if (!cdn.distribution) return noCdn;
  const { createCloudFrontCdn } = await import("./cdn-cloudfront.ts");
  return createCloudFrontCdn({ distribution: cdn.distribution });
}

/** Kakao knows halls by their names, too, and where they stand: it comes first. */
export function openPlaceSearch({ config: { places } }: Pick<Parts, "config">): PlaceSearch {
  if (places.kakao) return withSpans("kakao-local", createKakaoPlaces(places.kakao), ["find"]);
  return places.juso ? withSpans("juso", createJusoPlaces(places.juso), ["find"]) : noPlaceSearch;
}

export function openMapLinks({ config: { places } }: Pick<Parts, "config">): MapLinks {
  return withSpans("map-links", createMapLinks({ askAt: places.linksUrl }), ["point"]);
}

/** Where nothing at all is configured, or where it is asked for, a practice gateway stands in. */
export function openPayments({
  config,
  clock,
  database,
}: Pick<Parts, "config" | "clock"> & { database: Database }) {
  const ways: Payments[] = [];
  if (config.toss) {
    ways.push(withSpans("toss", createTossPayments(config.toss), ["confirm", "find", "giveBack"]));
  }
  if (config.practicePayments) ways.push(createPracticePayments({ database, clock }));
  if (config.bank) ways.push(createTransferPayments(config.bank));
  return ways;
}

/** Those whose accounts people may sign in by at the embedded service. */
export async function openSignInProviders({
  config: { signIn },
}: Pick<Parts, "config">): Promise<SignInProvider[]> {
  const providers: SignInProvider[] = [];
  if (signIn.kakao) {
    const { createKakaoSignIn } = await import("./sign-in-kakao.ts");
    providers.push(createKakaoSignIn(signIn.kakao));
  }
  if (signIn.naver) {
    const { createNaverSignIn } = await import("./sign-in-naver.ts");
    providers.push(createNaverSignIn(signIn.naver));
  }
  return providers.map((provider) => withSpans(provider.name.toLowerCase(), provider, ["start", "finish"]));
}

type Local = Parts & { origin: string; secret: string };

async function openFiles({ config, clock, origin, secret }: Local) {
  if (config.s3) {
    const { createS3Files } = await import("./files-s3.ts");
    const bucket = createS3Files({ ...config.s3, clock });
    return { files: withSpans("s3", bucket, ["write", "stat", "read", "remove"]) };
  }
  const files = createDiskFiles({
    folder: join(config.dataDir, "files"),
    endpoint: `${origin}/bucket`,
    secret,
    clock,
    reserveBytes: config.storageReserveBytes,
  });
  return { files, bucket: files.receive };
}

async function openIdentity({
  config,
  clock,
  log,
  origin,
  secret,
  database,
  mail,
}: Local & { database: Database; mail: Mail }) {
  if (config.cognito) {
    const { createCognitoIdentity } = await import("./identity-cognito.ts");
    const pool = createCognitoIdentity({ region: REGION, ...config.cognito, clock, log });
    return { identity: withSpans("cognito", pool, COGNITO_CALLS), pools: config.cognito };
  }
  const settings = {
    region: REGION,
    ...EMBEDDED_POOLS,
    issuer: `${origin}/identity/user-pool/${EMBEDDED_POOLS.userPoolId}`,
    identityIssuer: `${origin}/identity/identity-pool`,
    secret,
  } as const;
  const providers = await openSignInProviders({ config });
  const identityService = createIdentityService({ database, mail, clock, log, settings, providers });
  return { identity: identityService.identity, identityService, pools: EMBEDDED_POOLS };
}
