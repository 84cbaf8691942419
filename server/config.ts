import { resolve } from "node:path";
import { z } from "zod";
import type { SignInProviderName } from "#domain/sign-in-provider.ts";
import { CannotStart } from "#server/cannot-start.ts";
import { readTrustedProxies } from "#server/http/trusted-proxies.ts";

const address = z
  .url({ protocol: /^https?$/, error: "must be an address that starts with http:// or https://" })
  .transform((url) => url.replace(/\/+$/, ""));

/** Naver is OAuth 2 and an API of its own, and a user pool takes OpenID Connect only. */
const cognitoProvider = z.literal("Kakao", {
  error: ({ input }) =>
    input === "Naver"
      ? "Naver is none that Cognito can ask: leave it out, or offer it by the embedded service (NAVER_CLIENT_ID and NAVER_CLIENT_SECRET, without COGNITO_*)"
      : "must be a list of providers: Kakao",
});

const environment = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default("0.0.0.0"),
  DATA_DIR: z.string().default("./data"),
  /** Uploads are refused when less than this is free where DATA_DIR lies, so that the database still has room. */
  STORAGE_RESERVE_MB: z.coerce.number().int().min(0).default(256),
  PUBLIC_URL: address.optional(),
  /** Peers whose word about the client is believed, by address or range, comma-separated. */
  TRUSTED_PROXIES: z.string().default("").transform(orFault(readTrustedProxies)),
  /** Names the client where X-Forwarded-For does not: CloudFront-Viewer-Address, CF-Connecting-IP, X-Real-IP. */
  CLIENT_ADDRESS_HEADER: z
    .string()
    .regex(/^[\w-]+$/, "must be the name of a header")
    .toLowerCase()
    .optional(),
  /** A balancer must give an idle connection up before we do, or it sends a request into a closed one: most do at 60. */
  KEEP_ALIVE_SECONDS: z.coerce.number().min(1).max(3_600).default(72),
  /** How long a balancer takes to see that we are about to stop. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  /** Nodes of a shared cache that take BAN, comma-separated. */
  CDN_PURGE_URL: z
    .string()
    .transform((list) => list.split(",").map((url) => url.trim()))
    .pipe(z.array(address))
    .optional(),
  CLOUDFRONT_DISTRIBUTION_ID: z
    .string()
    .regex(/^[A-Z0-9]+$/, "must be the id of a distribution, as E1A2B3C4D5E6F7")
    .optional(),
  DATABASE_URL: z.string().optional(),
  /** Where changes are told, if DATABASE_URL leads to a pool (RDS Proxy, PgBouncer), which does not pass them on. */
  DATABASE_LISTEN_URL: z.string().optional(),
  /** How many of us share the port. */
  PROCESSES: z.coerce.number().int().min(1).max(64).default(1),
  /** Seals what the database holds of passwords; made and kept in DATA_DIR when not given. */
  IDENTITY_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  /** The former is lost: the app may start with another than the database was used with. */
  IDENTITY_SECRET_IS_NEW: z.enum(["yes", "no"]).default("no"),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default("고이 <no-reply@localhost>"),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default("ap-northeast-2"),
  S3_ENDPOINT: address.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  COGNITO_USER_POOL_ID: z.string().optional(),
  COGNITO_USER_POOL_CLIENT_ID: z.string().optional(),
  COGNITO_IDENTITY_POOL_ID: z.string().optional(),
  /** Where the pools are when they are not Amazon's own. */
  COGNITO_ENDPOINT: address.optional(),
  COGNITO_IDENTITY_ENDPOINT: address.optional(),
  /** How the browser proves a password: by `password` while members move to Cognito, which asks where they come from only then. */
  COGNITO_SIGN_IN: z.enum(["srp", "password"]).default("srp"),
  /** The user pool's own domain, and those of its providers that are offered. */
  COGNITO_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+$/i, "must be a name without https://, as goi.auth.ap-northeast-2.amazoncognito.com")
    .optional(),
  COGNITO_PROVIDERS: z
    .string()
    .transform((list) => list.split(",").map((name) => name.trim()))
    .pipe(z.array(cognitoProvider))
    .optional(),
  /** Applications of ours at Kakao and Naver, by which people sign in at the embedded service. */
  KAKAO_CLIENT_ID: z.string().optional(),
  KAKAO_CLIENT_SECRET: z.string().optional(),
  KAKAO_ISSUER: address.default("https://kauth.kakao.com"),
  NAVER_CLIENT_ID: z.string().optional(),
  NAVER_CLIENT_SECRET: z.string().optional(),
  NAVER_ISSUER: address.default("https://nid.naver.com"),
  NAVER_API_URL: address.default("https://openapi.naver.com"),
  /** Where transfers go. */
  BANK_NAME: z.string().optional(),
  BANK_ACCOUNT: z.string().optional(),
  BANK_HOLDER: z.string().optional(),
  TOSS_CLIENT_KEY: z.string().optional(),
  TOSS_SECRET_KEY: z.string().optional(),
  TOSS_API_URL: address.default("https://api.tosspayments.com"),
  /** The script with which Toss lets a payer agree in the browser. */
  TOSS_SDK_URL: address.default("https://js.tosspayments.com/v2/standard"),
  /** Lets people try out paying where nobody's money is at stake. */
  PRACTICE_PAYMENTS: z.enum(["on", "off"]).optional(),
  KAKAO_JS_KEY: z.string().optional(),
  /** By whom makers find a place by its name or address: Kakao Local, or else the government's addresses. */
  KAKAO_REST_KEY: z.string().optional(),
  KAKAO_LOCAL_URL: address.default("https://dapi.kakao.com"),
  JUSO_KEY: z.string().optional(),
  JUSO_URL: address.default("https://business.juso.go.kr"),
  /** Where short links of maps are asked instead of at their services, for trying it out. */
  MAP_LINKS_URL: address.optional(),
  ADMIN_EMAIL: z.string().optional(),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  /** Read by the SDK itself, as all that begins with OTEL_. */
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_SERVICE_NAME: z.string().default("goi"),
  BUSINESS_NAME: z.string().optional(),
  BUSINESS_REPRESENTATIVE: z.string().optional(),
  BUSINESS_ADDRESS: z.string().optional(),
  BUSINESS_PHONE: z.string().optional(),
  BUSINESS_EMAIL: z.string().optional(),
  BUSINESS_NUMBER: z.string().optional(),
  BUSINESS_MAIL_ORDER_NUMBER: z.string().optional(),
  BUSINESS_HOSTING: z.string().optional(),
});

/** The spec names a Seoul-area region. */
export const REGION = "ap-northeast-2" as const;

export type Config = ReturnType<typeof readConfig>;

/** Reads the environment once. Nothing is required; what is wrong is named in one sentence each. */
export function readConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new ConfigError(`The environment is not right:\n${lines.join("\n")}`);
  }
  const value = parsed.data;
  refuseAlone(value);
  return {
    mode: value.NODE_ENV,
    port: value.PORT,
    host: value.HOST,
    dataDir: resolve(value.DATA_DIR),
    storageReserveBytes: value.STORAGE_RESERVE_MB * 1_024 * 1_024,
    /** Where people reach us. Unset, links point at this machine. */
    publicUrl: value.PUBLIC_URL,
    trustedProxies: value.TRUSTED_PROXIES,
    clientAddressHeader: value.CLIENT_ADDRESS_HEADER,
    keepAliveMs: value.KEEP_ALIVE_SECONDS * 1_000,
    drainMs: value.DRAIN_SECONDS * 1_000,
    cdn: cdnOf(value),
    databaseUrl: value.DATABASE_URL,
    databaseListenUrl: value.DATABASE_LISTEN_URL,
    processes: value.PROCESSES,
    /** What others who serve the same database must have, too; the names of what is missing. */
    missingForSeveral: missingForSeveral(value),
    /** Whether anything is kept in DATA_DIR. */
    keepsFolder: !value.DATABASE_URL || !value.S3_BUCKET || !value.IDENTITY_SECRET || !value.SMTP_URL,
    identitySecret: value.IDENTITY_SECRET,
    isSecretNew: value.IDENTITY_SECRET_IS_NEW === "yes",
    mail: { smtpUrl: value.SMTP_URL, from: value.MAIL_FROM },
    s3: value.S3_BUCKET
      ? {
          bucket: value.S3_BUCKET,
          region: value.S3_REGION,
          endpoint: value.S3_ENDPOINT,
          credentials: pair(value.S3_ACCESS_KEY_ID, value.S3_SECRET_ACCESS_KEY),
        }
      : undefined,
    cognito: cognitoOf(value),
    /** By whose accounts people sign in at the embedded service. */
    signIn: signInOf(value),
    /** Those that are offered, wherever they are configured. */
    signInProviders: providersOf(value),
    signsInByPassword: value.COGNITO_SIGN_IN === "password",
    bank: bankOf(value),
    toss: tossOf(value),
    /** Never beside a real gateway; with a database server only where it is asked for. */
    practicePayments:
      tossOf(value) === undefined &&
      (value.PRACTICE_PAYMENTS ? value.PRACTICE_PAYMENTS === "on" : !value.DATABASE_URL),
    kakaoJsKey: value.KAKAO_JS_KEY,
    places: {
      kakao: value.KAKAO_REST_KEY ? { key: value.KAKAO_REST_KEY, apiUrl: value.KAKAO_LOCAL_URL } : undefined,
      juso: value.JUSO_KEY ? { key: value.JUSO_KEY, apiUrl: value.JUSO_URL } : undefined,
      linksUrl: value.MAP_LINKS_URL,
    },
    adminEmail: value.ADMIN_EMAIL,
    logLevel: value.LOG_LEVEL,
    metrics: { token: value.METRICS_TOKEN, port: value.METRICS_PORT, host: value.METRICS_HOST },
    tracing: value.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: value.OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: value.OTEL_SERVICE_NAME }
      : undefined,
    business: {
      name: value.BUSINESS_NAME,
      representative: value.BUSINESS_REPRESENTATIVE,
      address: value.BUSINESS_ADDRESS,
      phone: value.BUSINESS_PHONE,
      email: value.BUSINESS_EMAIL,
      number: value.BUSINESS_NUMBER,
      mailOrderNumber: value.BUSINESS_MAIL_ORDER_NUMBER,
      hosting: value.BUSINESS_HOSTING,
    },
  };
}

export class ConfigError extends CannotStart {}

type Environment = z.infer<typeof environment>;

/** What lies in a folder or is made up by one process is not there for another. */
function missingForSeveral(value: Environment): string[] {
  return (["DATABASE_URL", "S3_BUCKET", "IDENTITY_SECRET"] as const).filter((name) => !value[name]);
}

function refuseAlone(value: Environment): void {
  const missing = missingForSeveral(value);
  if (value.PROCESSES === 1 || missing.length === 0) return;
  throw new ConfigError(
    `The environment is not right:\n  PROCESSES: ${value.PROCESSES} processes need ${missing.join(" and ")}, too: what one of them keeps in its folder, the others would not find`,
  );
}

/** What a reader of a value throws is what is wrong with it. */
function orFault<Value>(read: (text: string) => Value) {
  return (text: string, context: z.RefinementCtx): Value => {
    try {
      return read(text);
    } catch (error) {
      context.addIssue({ code: "custom", message: error instanceof Error ? error.message : String(error) });
      return z.NEVER;
    }
  };
}

function pair(accessKeyId: string | undefined, secretAccessKey: string | undefined) {
  return accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
}

/** Values that mean something only together; undefined when none is given. */
function allOrNone<Name extends string>(
  values: Record<Name, string | undefined>,
): Record<Name, string> | undefined {
  const given = Object.entries<string | undefined>(values).filter(([, value]) => value);
  if (given.length === 0) return undefined;
  if (given.length === Object.keys(values).length) return Object.fromEntries(given) as Record<Name, string>;
  const names = Object.keys(values);
  throw new ConfigError(
    `The environment is not right:\n  ${names.slice(0, -1).join(", ")} and ${names.at(-1)} go together`,
  );
}

/** What stands between people and us and is told what to forget. */
function cdnOf({ CDN_PURGE_URL: nodes, CLOUDFRONT_DISTRIBUTION_ID: distribution }: Environment) {
  if (nodes && distribution) {
    throw new ConfigError(
      "The environment is not right:\n  CDN_PURGE_URL and CLOUDFRONT_DISTRIBUTION_ID name two caches; only one is told",
    );
  }
  return { nodes, distribution };
}

function bankOf({ BANK_NAME, BANK_ACCOUNT, BANK_HOLDER }: Environment) {
  const account = allOrNone({ BANK_NAME, BANK_ACCOUNT, BANK_HOLDER });
  return account && { bank: account.BANK_NAME, number: account.BANK_ACCOUNT, holder: account.BANK_HOLDER };
}

/** Toss takes payments when both its keys are given. */
function tossOf(value: Environment) {
  const { TOSS_CLIENT_KEY, TOSS_SECRET_KEY, TOSS_API_URL: apiUrl, TOSS_SDK_URL: sdkUrl } = value;
  const keys = allOrNone({ TOSS_CLIENT_KEY, TOSS_SECRET_KEY });
  return keys && { clientKey: keys.TOSS_CLIENT_KEY, secretKey: keys.TOSS_SECRET_KEY, apiUrl, sdkUrl };
}

/** Kakao and Naver are offered where their keys are given; a user pool of Cognito has them itself. */
function signInOf(value: Environment) {
  const { KAKAO_CLIENT_ID, KAKAO_CLIENT_SECRET, NAVER_CLIENT_ID, NAVER_CLIENT_SECRET } = value;
  const kakao = allOrNone({ KAKAO_CLIENT_ID, KAKAO_CLIENT_SECRET });
  const naver = allOrNone({ NAVER_CLIENT_ID, NAVER_CLIENT_SECRET });
  if (value.COGNITO_USER_POOL_ID && (kakao || naver)) {
    throw new ConfigError(
      `The environment is not right:\n  ${kakao ? "KAKAO" : "NAVER"}_CLIENT_ID is for the embedded service; with COGNITO_* the user pool asks its own providers: COGNITO_DOMAIN and COGNITO_PROVIDERS`,
    );
  }
  return {
    kakao: kakao && {
      issuer: value.KAKAO_ISSUER,
      clientId: kakao.KAKAO_CLIENT_ID,
      clientSecret: kakao.KAKAO_CLIENT_SECRET,
    },
    naver: naver && {
      issuer: value.NAVER_ISSUER,
      apiUrl: value.NAVER_API_URL,
      clientId: naver.NAVER_CLIENT_ID,
      clientSecret: naver.NAVER_CLIENT_SECRET,
    },
  };
}

function providersOf(value: Environment): SignInProviderName[] {
  const { kakao, naver } = signInOf(value);
  if (value.COGNITO_USER_POOL_ID) return value.COGNITO_PROVIDERS ?? [];
  return [...(kakao ? (["Kakao"] as const) : []), ...(naver ? (["Naver"] as const) : [])];
}

/** Cognito is used when its three ids are given; one or two of them are a mistake. */
function cognitoOf(value: Environment) {
  const { COGNITO_USER_POOL_ID, COGNITO_USER_POOL_CLIENT_ID, COGNITO_IDENTITY_POOL_ID } = value;
  const ids = allOrNone({ COGNITO_USER_POOL_ID, COGNITO_USER_POOL_CLIENT_ID, COGNITO_IDENTITY_POOL_ID });
  const { COGNITO_DOMAIN: domain, COGNITO_PROVIDERS: providers } = value;
  allOrNone({ COGNITO_DOMAIN: domain, COGNITO_PROVIDERS: providers?.join(",") });
  if (domain && !ids) {
    throw new ConfigError(
      "The environment is not right:\n  COGNITO_DOMAIN is of a user pool: COGNITO_USER_POOL_ID is missing",
    );
  }
  return (
    ids && {
      userPoolId: ids.COGNITO_USER_POOL_ID,
      clientId: ids.COGNITO_USER_POOL_CLIENT_ID,
      identityPoolId: ids.COGNITO_IDENTITY_POOL_ID,
      endpoint: value.COGNITO_ENDPOINT,
      identityEndpoint: value.COGNITO_IDENTITY_ENDPOINT,
      domain,
    }
  );
}
