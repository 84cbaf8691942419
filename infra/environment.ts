import type { Distribution } from "aws-cdk-lib/aws-cloudfront";
import type { Bucket } from "aws-cdk-lib/aws-s3";
import { IDLE_SECONDS } from "./balancer.ts";
import type { createDatabase } from "./database.ts";
import { CLIENT_ADDRESS_HEADER } from "./edge.ts";
import type { createIdentity } from "./identity.ts";
import { VPC_RANGE } from "./network.ts";
import { APP_PORT, DRAIN_SECONDS } from "./service.ts";
import { REGION, type Settings } from "./settings.ts";
import type { Size } from "./sizes.ts";

type Parts = {
  settings: Settings;
  origin: string;
  size: Size;
  mail: { address: string };
  bucket: Bucket;
  identity: ReturnType<typeof createIdentity>;
  database: ReturnType<typeof createDatabase>;
  distribution: Distribution;
};

/** All that the app is told and that is no secret. Those come beside it: `secrets.ts`. */
export function environmentOf(parts: Parts): Record<string, string> {
  const { settings, origin, size, mail, bucket, identity, database, distribution } = parts;
  return {
    NODE_ENV: "production",
    PORT: String(APP_PORT),
    PUBLIC_URL: origin,
    TRUSTED_PROXIES: VPC_RANGE,
    CLIENT_ADDRESS_HEADER: CLIENT_ADDRESS_HEADER.toLowerCase(),
    /** The balancer must be the first to close: one that the app closes may have a request on its way. */
    KEEP_ALIVE_SECONDS: String(IDLE_SECONDS + 15),
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    PROCESSES: String(size.processes),
    DATABASE_URL: database.url,
    DATABASE_LISTEN_URL: database.listenUrl,
    S3_BUCKET: bucket.bucketName,
    S3_REGION: REGION,
    COGNITO_USER_POOL_ID: identity.userPool.userPoolId,
    COGNITO_USER_POOL_CLIENT_ID: identity.client.userPoolClientId,
    COGNITO_IDENTITY_POOL_ID: identity.identityPool.identityPoolId,
    /** Cognito asks the pool that members come from only where the password itself is sent. */
    COGNITO_SIGN_IN: settings.oldPoolEndpoint ? "password" : "srp",
    ...(identity.signInDomain && { COGNITO_DOMAIN: identity.signInDomain, COGNITO_PROVIDERS: "Kakao" }),
    CLOUDFRONT_DISTRIBUTION_ID: distribution.distributionId,
    MAIL_FROM: `고이 <${mail.address}>`,
    ...settings.environment,
  };
}
