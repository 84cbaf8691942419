import { CannotStart } from "#server/cannot-start.ts";
import { type Config, readConfig } from "#server/config.ts";

type Environment = Record<string, string | undefined>;

/** What a demo sets where its reader did not: its own folder, an account for transfers, a footer without gaps. */
const defaults = {
  DATA_DIR: "./data/demo",
  LOG_LEVEL: "warn",
  BANK_NAME: "고이은행",
  BANK_ACCOUNT: "110-000-000000",
  BANK_HOLDER: "고이 데모",
  BUSINESS_NAME: "고이 데모",
  BUSINESS_REPRESENTATIVE: "김고이",
  BUSINESS_ADDRESS: "서울특별시 고이구 접은길 1",
  BUSINESS_PHONE: "02-000-0000",
  BUSINESS_EMAIL: "help@goi.example",
  BUSINESS_NUMBER: "000-00-00000",
  BUSINESS_MAIL_ORDER_NUMBER: "제0000-고이-0000호",
  BUSINESS_HOSTING: "이 컴퓨터",
};

/** The environment of a demo. Refuses one that says that real people are served with it. */
export function demoEnvironment(given: Environment): Environment {
  const serving = servingIn(given);
  if (serving) {
    throw new CannotStart(
      `npm run demo fills an app with invented people and never runs where real ones are: ${serving} is set. Run it without.`,
    );
  }
  const chosen = Object.entries(given).filter(([, value]) => value !== "");
  // The built pages are shown, whatever mode a shell is in.
  return { ...defaults, ...Object.fromEntries(chosen), NODE_ENV: "production" };
}

function servingIn(given: Environment): string | undefined {
  if (given.NODE_ENV === "production") return "NODE_ENV=production";
  const config = readConfig(given);
  const outside: Record<string, unknown> = {
    DATABASE_URL: config.databaseUrl,
    S3_BUCKET: config.s3,
    COGNITO_USER_POOL_ID: config.cognito,
    SMTP_URL: config.mail.smtpUrl,
    TOSS_SECRET_KEY: config.toss,
    PUBLIC_URL: config.publicUrl,
  };
  return Object.keys(outside).find((name) => outside[name] !== undefined);
}

/** Where this machine reaches the app. */
export function addressOfDemo({ host, port }: Pick<Config, "host" | "port">): string {
  if (port === 0) throw new CannotStart("The demo prints addresses: choose a PORT other than 0.");
  return `http://${["0.0.0.0", "::"].includes(host) ? "localhost" : host}:${port}`;
}
