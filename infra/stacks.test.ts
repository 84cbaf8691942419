import { readFileSync } from "node:fs";
import { Match, type Template } from "aws-cdk-lib/assertions";
import { describe, expect, test } from "vitest";
import { cloudWith } from "./cloud-for-tests.ts";
import { COUNTS } from "./cost.ts";
import { NEVER_CACHED } from "./edge.ts";
import { type SizeName, sizes } from "./sizes.ts";

const names = Object.keys(sizes) as SizeName[];
const clouds = {
  small: cloudWith({ size: "small" }),
  usual: cloudWith({ size: "usual" }, { checked: true }),
  large: cloudWith({ size: "large" }),
};
const { seoul, virginia } = clouds.usual;
const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

function propertiesOf(template: Template, type: string) {
  return Object.values(template.findResources(type)).map(({ Properties }) => Properties);
}

describe.each(names)("%s", (name) => {
  const cloud = clouds[name];

  test("breaks no rule of AwsSolutions without a written reason", () => {
    expect(cloud.findings).toEqual([]);
  });

  test("has as much of everything as its size says", () => {
    const { tasks, cpu, memoryMiB, acu, natGateways, budgetUsd } = sizes[name];
    cloud.seoul.hasResourceProperties("AWS::ApplicationAutoScaling::ScalableTarget", {
      MinCapacity: tasks.min,
      MaxCapacity: tasks.max,
    });
    cloud.seoul.hasResourceProperties("AWS::ECS::TaskDefinition", {
      Cpu: String(cpu),
      Memory: String(memoryMiB),
    });
    cloud.seoul.hasResourceProperties("AWS::RDS::DBCluster", {
      ServerlessV2ScalingConfiguration: { MinCapacity: acu.min, MaxCapacity: acu.max },
    });
    cloud.seoul.resourceCountIs("AWS::EC2::NatGateway", natGateways);
    cloud.seoul.hasResourceProperties("AWS::Budgets::Budget", {
      Budget: Match.objectLike({ BudgetLimit: { Amount: budgetUsd, Unit: "USD" } }),
    });
  });

  test("is counted in the README", () => {
    const counted = [cloud.seoul, cloud.virginia].flatMap((template) =>
      Object.values(template.toJSON().Resources as Record<string, { Type: string }>),
    );
    for (const [, type = "", ...columns] of read("README.md").matchAll(
      /^\| `(AWS::[\w:]+)` +\| (\d+) +\| (\d+) +\| (\d+) +\|/gm,
    )) {
      const here = counted.filter(({ Type }) => Type === type).length;
      expect(`${type} ${columns[names.indexOf(name)]}`).toBe(`${type} ${here}`);
    }
    expect(read("README.md")).toMatch(
      new RegExp(
        `\\| all \\(\\d+ types\\) .*${["small", "usual", "large"].map((one) => (one === name ? counted.length : "\\d+")).join(" +\\| ")} +\\|`,
      ),
    );
  });
});

test("what is paid by the piece is counted as it is", () => {
  const [{ Rules }] = propertiesOf(virginia, "AWS::WAFv2::WebACL");
  expect(COUNTS).toMatchObject({
    alarms: [seoul, virginia].flatMap((template) => propertiesOf(template, "AWS::CloudWatch::Alarm")).length,
    firewallRules: Rules.length,
    // And the operator's own, which is there before.
    secrets: propertiesOf(seoul, "AWS::SecretsManager::Secret").length + 1,
  });
});

test("every rule that is not followed is named in the README", () => {
  const accepted = new Set(names.flatMap((name) => clouds[name].accepted));
  const named = new Set(read("README.md").match(/(?<=\| `)AwsSolutions-\w+(?=`)/g));
  expect([...named].sort()).toEqual([...accepted, "AwsSolutions-IAM4"].sort());
});

describe("what members and guests sign in with", () => {
  test("takes any password of eight characters, by e-mail in any case, and cannot be deleted by mistake", () => {
    seoul.hasResourceProperties("AWS::Cognito::UserPool", {
      UsernameAttributes: ["email"],
      UsernameConfiguration: { CaseSensitive: false },
      AutoVerifiedAttributes: ["email"],
      MfaConfiguration: "OFF",
      DeletionProtection: "ACTIVE",
      Policies: {
        PasswordPolicy: {
          MinimumLength: 8,
          RequireLowercase: false,
          RequireUppercase: false,
          RequireNumbers: false,
          RequireSymbols: false,
        },
      },
      AccountRecoverySetting: { RecoveryMechanisms: [{ Name: "verified_email", Priority: 1 }] },
      EmailConfiguration: Match.objectLike({ EmailSendingAccount: "DEVELOPER" }),
      LambdaConfig: Match.absent(),
    });
    seoul.hasResourceProperties("AWS::Cognito::UserPoolGroup", { GroupName: "Admin" });
  });

  test("lets the browser in without a secret, and lets it write its own attributes but nothing else", () => {
    seoul.hasResourceProperties("AWS::Cognito::UserPoolClient", {
      GenerateSecret: false,
      EnableTokenRevocation: true,
      PreventUserExistenceErrors: "ENABLED",
      ExplicitAuthFlows: ["ALLOW_USER_PASSWORD_AUTH", "ALLOW_USER_SRP_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"],
      WriteAttributes: ["custom:provider", "email", "name"],
      ReadAttributes: ["custom:provider", "email", "email_verified", "name"],
    });
  });

  test("lets nobody but the pool itself say who a member was before", () => {
    // A client without the list may write all attributes.
    const clients = Object.values(seoul.findResources("AWS::Cognito::UserPoolClient"));
    expect(clients.length).toBeGreaterThan(0);
    for (const { Properties } of clients) {
      expect(Properties.WriteAttributes).toBeInstanceOf(Array);
      expect(Properties.WriteAttributes).not.toContain("custom:former_sub");
    }
    const providers = Object.values(seoul.findResources("AWS::Cognito::UserPoolIdentityProvider"));
    for (const { Properties } of providers) {
      expect(Object.keys(Properties.AttributeMapping ?? {})).not.toContain("custom:former_sub");
    }
  });

  test("gives guests an OpenID token and no permission", () => {
    seoul.hasResourceProperties("AWS::Cognito::IdentityPool", {
      AllowUnauthenticatedIdentities: true,
      AllowClassicFlow: true,
    });
    const roles = seoul.findResources("AWS::IAM::Role", {
      Properties: {
        AssumeRolePolicyDocument: {
          Statement: [Match.objectLike({ Action: "sts:AssumeRoleWithWebIdentity" })],
        },
      },
    });
    expect(Object.keys(roles)).toHaveLength(2);
    for (const { Properties } of Object.values(roles)) {
      expect(Properties).not.toHaveProperty("Policies");
      expect(Properties).not.toHaveProperty("ManagedPolicyArns");
    }
    const attached = propertiesOf(seoul, "AWS::IAM::Policy").flatMap(({ Roles }) => Roles);
    for (const role of Object.keys(roles)) expect(attached).not.toContainEqual({ Ref: role });
  });
});

describe("what is kept", () => {
  test("the database is encrypted, takes nobody without TLS, and is backed up for two weeks", () => {
    seoul.hasResource("AWS::RDS::DBCluster", {
      Properties: { StorageEncrypted: true, DeletionProtection: true, BackupRetentionPeriod: 14 },
      DeletionPolicy: "Retain",
    });
    seoul.hasResourceProperties("AWS::RDS::DBClusterParameterGroup", {
      Parameters: { "rds.force_ssl": "1" },
    });
    seoul.hasResourceProperties("AWS::RDS::DBProxy", { RequireTLS: true });
    seoul.resourceCountIs("AWS::RDS::DBInstance", 2);
  });

  test("the bucket is nobody's but ours, and what was deleted goes after a day", () => {
    seoul.hasResource("AWS::S3::Bucket", {
      Properties: {
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
        VersioningConfiguration: { Status: "Enabled" },
        CorsConfiguration: {
          CorsRules: [
            Match.objectLike({ AllowedMethods: ["POST"], AllowedOrigins: ["https://card.example.kr"] }),
          ],
        },
        LifecycleConfiguration: {
          Rules: [
            Match.objectLike({
              NoncurrentVersionExpiration: { NoncurrentDays: 1 },
              AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
            }),
          ],
        },
      },
      DeletionPolicy: "Retain",
    });
    seoul.hasResourceProperties("AWS::S3::BucketPolicy", {
      PolicyDocument: Match.objectLike({
        Statement: Match.arrayWith([
          Match.objectLike({ Effect: "Deny", Condition: { Bool: { "aws:SecureTransport": "false" } } }),
        ]),
      }),
    });
  });
});

describe("who reaches what", () => {
  test("no door is open to everybody, and only CloudFront comes to the balancer", () => {
    const rules = [
      ...propertiesOf(seoul, "AWS::EC2::SecurityGroupIngress"),
      ...propertiesOf(seoul, "AWS::EC2::SecurityGroup").flatMap(
        ({ SecurityGroupIngress = [] }) => SecurityGroupIngress,
      ),
    ];
    expect(rules.length).toBeGreaterThan(3);
    for (const rule of rules) {
      expect(rule).not.toHaveProperty("CidrIp");
      expect(rule).not.toHaveProperty("CidrIpv6");
    }
    expect(rules.filter(({ SourcePrefixListId }) => SourcePrefixListId)).toEqual([
      expect.objectContaining({ FromPort: 443, ToPort: 443 }),
    ]);
    seoul.hasResourceProperties("AWS::ElasticLoadBalancingV2::LoadBalancer", { Scheme: "internal" });
    seoul.resourceCountIs("AWS::CloudFront::VpcOrigin", 1);
  });

  test("what is somebody's own is never cached, and failures are not kept", () => {
    const [{ DistributionConfig: edge }] = propertiesOf(seoul, "AWS::CloudFront::Distribution");
    const disabled = edge.CacheBehaviors.filter(
      ({ CachePolicyId }: { CachePolicyId: unknown }) =>
        CachePolicyId === "4135ea2d-6df8-44a3-9df3-4b5a84be39ad",
    );
    expect(disabled.map(({ PathPattern }: { PathPattern: string }) => PathPattern)).toEqual(NEVER_CACHED);
    for (const { AllowedMethods } of disabled) expect(AllowedMethods).toContain("POST");
    expect(edge.DefaultCacheBehavior.AllowedMethods).toContain("POST");
    for (const { ErrorCachingMinTTL } of edge.CustomErrorResponses) expect(ErrorCachingMinTTL).toBe(0);
    expect(edge).toMatchObject({ HttpVersion: "http2and3", Aliases: ["card.example.kr"] });
    expect(edge.ViewerCertificate.MinimumProtocolVersion).toBe("TLSv1.2_2021");
    expect(edge.CacheTagConfig).toEqual({ HeaderName: "cache-tag" });
    const policies = propertiesOf(seoul, "AWS::CloudFront::CachePolicy");
    const [pages] = policies.filter(
      ({ CachePolicyConfig }) =>
        CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin.QueryStringsConfig.QueryStringBehavior ===
        "allExcept",
    );
    // Phrases and answers differ by what an address asks for.
    expect(JSON.stringify(pages)).not.toMatch(/"(kind|q|own|v|l)"/);
    for (const { CachePolicyConfig } of policies) {
      expect(CachePolicyConfig).toMatchObject({ MinTTL: 0, DefaultTTL: 0 });
    }
  });

  test("the firewall lets large bodies through and ends floods", () => {
    const [{ Rules }] = propertiesOf(virginia, "AWS::WAFv2::WebACL");
    const common = Rules.find(({ Name }: { Name: string }) => Name === "AWSManagedRulesCommonRuleSet");
    expect(common.Statement.ManagedRuleGroupStatement.RuleActionOverrides).toContainEqual({
      Name: "SizeRestrictions_BODY",
      ActionToUse: { Count: {} },
    });
    const limits = Rules.flatMap(
      ({ Statement }: { Statement: { RateBasedStatement?: { Limit: number } } }) =>
        Statement.RateBasedStatement?.Limit ?? [],
    );
    expect(limits).toHaveLength(3);
    // A hall of three hundred guests, each of whom opens a card (25 requests).
    expect(Math.max(...limits)).toBeGreaterThan(300 * 25);
  });
});

describe("how the app runs", () => {
  const [task] = propertiesOf(seoul, "AWS::ECS::TaskDefinition");
  const [container] = task.ContainerDefinitions;

  test("as somebody without rights, who writes to /tmp only", () => {
    expect(container).toMatchObject({
      ReadonlyRootFilesystem: true,
      User: "node",
      MountPoints: [{ ContainerPath: "/tmp", ReadOnly: false, SourceVolume: "tmp" }],
    });
  });

  test("ends what is under way before it is replaced, and goes back when the new version does not start", () => {
    const values = Object.fromEntries(
      container.Environment.map(({ Name, Value }: { Name: string; Value: unknown }) => [Name, Value]),
    );
    expect(container.StopTimeout).toBeGreaterThanOrEqual(Number(values.DRAIN_SECONDS) + 10);
    seoul.hasResourceProperties("AWS::ElasticLoadBalancingV2::TargetGroup", {
      HealthCheckPath: "/-/ready",
      TargetGroupAttributes: Match.arrayWith([
        { Key: "deregistration_delay.timeout_seconds", Value: values.DRAIN_SECONDS },
      ]),
    });
    seoul.hasResourceProperties("AWS::ElasticLoadBalancingV2::LoadBalancer", {
      LoadBalancerAttributes: Match.arrayWith([{ Key: "idle_timeout.timeout_seconds", Value: "60" }]),
    });
    expect(Number(values.KEEP_ALIVE_SECONDS)).toBeGreaterThan(60);
    seoul.hasResourceProperties("AWS::ECS::Service", {
      DeploymentConfiguration: Match.objectLike({
        DeploymentCircuitBreaker: { Enable: true, Rollback: true },
        MinimumHealthyPercent: 100,
      }),
    });
    seoul.resourceCountIs("AWS::ApplicationAutoScaling::ScalingPolicy", 2);
  });

  test("is told no secret in the template", () => {
    const secret = container.Secrets.map(({ Name }: { Name: string }) => Name);
    expect(secret).toEqual(
      expect.arrayContaining([
        "IDENTITY_SECRET",
        "PGPASSWORD",
        "SMTP_URL",
        "TOSS_SECRET_KEY",
        "KAKAO_REST_KEY",
        "METRICS_TOKEN",
      ]),
    );
    const plain = container.Environment.map(({ Name }: { Name: string }) => Name);
    expect(plain.filter((name: string) => /SECRET|PASSWORD|TOKEN|SMTP/.test(name))).toEqual([]);
  });

  test("is told nothing that it does not know", () => {
    const known = [...read("../server/config.ts").matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(
      ([, name]) => name,
    );
    const told = [...container.Environment, ...container.Secrets].map(({ Name }: { Name: string }) => Name);
    expect(told.filter((name) => !known.includes(name) && !ELSEWHERE.includes(name))).toEqual([]);
  });

  test("asks the database through the proxy, and listens at the writer", () => {
    const addressIn = (name: string) =>
      JSON.stringify(container.Environment.find(({ Name }: { Name: string }) => Name === name).Value);
    expect(addressIn("DATABASE_URL")).toContain('"Endpoint"]');
    expect(addressIn("DATABASE_LISTEN_URL")).toContain('"Endpoint.Address"]');
    for (const name of ["DATABASE_URL", "DATABASE_LISTEN_URL"]) {
      expect(addressIn(name)).toContain("sslmode=verify-full&sslrootcert=/app/database-ca.pem");
    }
  });
});

/** The driver's own names. */
const ELSEWHERE = ["PGUSER", "PGPASSWORD"];

test("somebody is written to when it goes wrong, and when it becomes dear", () => {
  const alarms = [seoul, virginia].flatMap((template) => propertiesOf(template, "AWS::CloudWatch::Alarm"));
  expect(alarms.map(({ MetricName, Metrics }) => MetricName ?? Metrics).sort()).toEqual([
    "ACUUtilization",
    "BlockedRequests",
    "CPUUtilization",
    "DatabaseConnections",
    "EmailRuns",
    "FreeableMemory",
    "HTTPCode_ELB_5XX_Count",
    "HTTPCode_Target_5XX_Count",
    "LoggedErrors",
    "MemoryUtilization",
    "Reputation.BounceRate",
    "TargetResponseTime",
    "UnHealthyHostCount",
  ]);
  for (const { AlarmActions } of alarms) expect(AlarmActions).toHaveLength(1);
  for (const template of [seoul, virginia]) {
    template.hasResourceProperties("AWS::SNS::Subscription", {
      Protocol: "email",
      Endpoint: "ops@example.kr",
    });
  }
});

describe("what is only there when it is asked for", () => {
  const asked = cloudWith({
    size: "small",
    oldPoolEndpoint: "https://old.example.kr/identity/user-pool",
    kakaoClientId: "kakao",
    kakaoSecretName: "goi/kakao",
    hostedZoneId: undefined,
    hostedZoneName: undefined,
    certificateArn: "arn:aws:acm:ap-northeast-2:123456789012:certificate/seoul",
    edgeCertificateArn: "arn:aws:acm:us-east-1:123456789012:certificate/virginia",
  });

  test("breaks no rule either", () => {
    expect(asked.findings).toEqual([]);
    expect(asked.accepted).toContain("AwsSolutions-IAM4");
  });

  test("members of an embedded pool are let in with the password they have", () => {
    asked.seoul.hasResourceProperties("AWS::Cognito::UserPool", {
      LambdaConfig: { UserMigration: Match.anyValue() },
    });
    asked.seoul.hasResourceProperties("AWS::Lambda::Function", {
      Environment: {
        Variables: Match.objectLike({ OLD_POOL_ENDPOINT: "https://old.example.kr/identity/user-pool" }),
      },
    });
    // Cognito does not ask the function where a browser signs in by SRP.
    asked.seoul.hasResourceProperties("AWS::ECS::TaskDefinition", {
      ContainerDefinitions: [
        Match.objectLike({ Environment: Match.arrayWith([{ Name: "COGNITO_SIGN_IN", Value: "password" }]) }),
      ],
    });
  });

  test("Kakao is a provider, with a secret that the template only names; the app is told of it", () => {
    const [kakao, ...others] = propertiesOf(asked.seoul, "AWS::Cognito::UserPoolIdentityProvider");
    expect(others).toEqual([]);
    expect(kakao).toMatchObject({
      ProviderName: "Kakao",
      ProviderDetails: { client_secret: expect.stringMatching(/^\{\{resolve:secretsmanager:/) },
      AttributeMapping: { email: "email", email_verified: "email_verified", name: "nickname" },
    });
    asked.seoul.hasResourceProperties("AWS::Cognito::UserPoolClient", {
      CallbackURLs: ["https://card.example.kr/login"],
      LogoutURLs: ["https://card.example.kr/"],
      AllowedOAuthFlows: ["code"],
      AllowedOAuthScopes: ["openid", "email", "profile", "aws.cognito.signin.user.admin"],
      SupportedIdentityProviders: ["COGNITO", Match.anyValue()],
    });
    asked.seoul.hasResourceProperties("AWS::ECS::TaskDefinition", {
      ContainerDefinitions: [
        Match.objectLike({
          Environment: Match.arrayWith([
            { Name: "COGNITO_DOMAIN", Value: "card-example-kr.auth.ap-northeast-2.amazoncognito.com" },
            { Name: "COGNITO_PROVIDERS", Value: "Kakao" },
          ]),
        }),
      ],
    });
    clouds.usual.seoul.resourceCountIs("AWS::Cognito::UserPoolIdentityProvider", 0);
  });

  test("without a zone no record and no certificate is made", () => {
    for (const template of [asked.seoul, asked.virginia]) {
      template.resourceCountIs("AWS::Route53::RecordSet", 0);
      template.resourceCountIs("AWS::CertificateManager::Certificate", 0);
    }
  });
});
