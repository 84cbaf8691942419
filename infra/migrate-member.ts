import { fileURLToPath } from "node:url";
import { Duration, RemovalPolicy, Validations } from "aws-cdk-lib";
import { Code, Function as Lambda, Runtime } from "aws-cdk-lib/aws-lambda";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";

/** As server/adapters/open.ts names the embedded pool's client. */
export const EMBEDDED_CLIENT_ID = "goiweb0embedded0client0id0";

/** Lets members of an embedded pool in with the password they have: each is moved when they sign in first. */
export function createMigration(scope: Construct, { oldPoolEndpoint }: { oldPoolEndpoint: string }): Lambda {
  const migration = new Lambda(scope, "MemberMigration", {
    runtime: Runtime.NODEJS_24_X,
    handler: "index.handler",
    code: Code.fromAsset(fileURLToPath(new URL("./migrate-member", import.meta.url)), {
      exclude: ["*.test.ts", "*.d.mts"],
    }),
    environment: { OLD_POOL_ENDPOINT: oldPoolEndpoint, OLD_POOL_CLIENT_ID: EMBEDDED_CLIENT_ID },
    // Cognito waits no longer.
    timeout: Duration.seconds(5),
    logGroup: new LogGroup(scope, "MemberMigrationLog", {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    }),
  });
  Validations.of(migration).acknowledge({
    id: "AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]",
    reason: "To write its own log, and nothing else.",
  });
  return migration;
}
