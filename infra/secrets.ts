import { RemovalPolicy, Validations } from "aws-cdk-lib";
import { type ISecret, Secret } from "aws-cdk-lib/aws-secretsmanager";
import type { Construct } from "constructs";

/** Written by the operator before the first deployment, as JSON with all of these fields; "" is "not set". */
export const OPERATOR_SECRET = "goi/operator";
export const OPERATOR_FIELDS = [
  "SMTP_URL",
  "TOSS_CLIENT_KEY",
  "TOSS_SECRET_KEY",
  "KAKAO_REST_KEY",
  "JUSO_KEY",
];

/** Variables of the app whose values nobody may read in a template. */
export function createSecrets(scope: Construct, { database }: { database: ISecret }) {
  const operator = Secret.fromSecretNameV2(scope, "Operator", OPERATOR_SECRET);
  return {
    IDENTITY_SECRET: { secret: madeUp(scope, "IdentitySecret") },
    METRICS_TOKEN: { secret: madeUp(scope, "MetricsToken") },
    PGUSER: { secret: database, field: "username" },
    PGPASSWORD: { secret: database, field: "password" },
    ...Object.fromEntries(OPERATOR_FIELDS.map((field) => [field, { secret: operator, field }])),
  };
}

function madeUp(scope: Construct, name: string): Secret {
  const secret = new Secret(scope, name, {
    generateSecretString: { passwordLength: 64, excludePunctuation: true },
    removalPolicy: RemovalPolicy.RETAIN,
  });
  Validations.of(secret).acknowledge({
    id: "AwsSolutions-SMG4",
    reason:
      "What it seals (passes, links that were sent out) would end with it. It is changed by hand when it may have leaked.",
  });
  return secret;
}
