import { type App, CfnOutput, Stack } from "aws-cdk-lib";
import { Certificate, CertificateValidation, type ICertificate } from "aws-cdk-lib/aws-certificatemanager";
import { SecurityGroup } from "aws-cdk-lib/aws-ec2";
import {
  AaaaRecord,
  ARecord,
  type IPublicHostedZone,
  PublicHostedZone,
  RecordTarget,
} from "aws-cdk-lib/aws-route53";
import { CloudFrontTarget } from "aws-cdk-lib/aws-route53-targets";
import type { Construct } from "constructs";
import { createBalancer } from "./balancer.ts";
import { createDatabase } from "./database.ts";
import { createEdge } from "./edge.ts";
import { environmentOf } from "./environment.ts";
import { createFiles } from "./files.ts";
import { createFirewall } from "./firewall.ts";
import { createIdentity } from "./identity.ts";
import { createMail } from "./mail.ts";
import { createNetwork } from "./network.ts";
import { permissionsOf } from "./permissions.ts";
import { createSecrets } from "./secrets.ts";
import { createService } from "./service.ts";
import { REGION, type Settings } from "./settings.ts";
import { sizes } from "./sizes.ts";
import { createBudget, createTopic, watchApp, watchFirewall } from "./watch.ts";

type Parts = { settings: Settings; account?: string };

/** Two stacks: what CloudFront wants to have in Virginia, and everything else in Seoul. */
export function createStacks(app: App, { settings, account }: Parts) {
  const virginia = new Stack(app, "goi-edge", {
    env: { account, region: "us-east-1" },
    crossRegionReferences: true,
    description: "고이: certificate and firewall of CloudFront",
  });
  const edge = {
    certificate: certificateOf(virginia, { settings, zone: zoneOf(virginia, settings), where: "virginia" }),
    firewall: createFirewall(virginia).attrArn,
  };
  watchFirewall(virginia, { topic: createTopic(virginia, { email: settings.alarmEmail }) });

  const seoul = new Stack(app, "goi", {
    env: { account, region: REGION },
    crossRegionReferences: true,
    terminationProtection: true,
    description: `고이, ${settings.size}`,
  });
  createSeoul(seoul, { settings, edge });
  return { virginia, seoul };
}

type Edge = { certificate: ICertificate; firewall: string };

function createSeoul(scope: Stack, { settings, edge }: { settings: Settings; edge: Edge }): void {
  const { domain } = settings;
  const origin = `https://${domain}`;
  const size = sizes[settings.size];
  const zone = zoneOf(scope, settings);

  const vpc = createNetwork(scope, { zones: settings.zones, natGateways: size.natGateways });
  const door = new SecurityGroup(scope, "AppDoor", { vpc });
  const database = createDatabase(scope, { vpc, acu: size.acu, app: door });
  const bucket = createFiles(scope, { origin });
  const mail = createMail(scope, { domain, zone });
  const identity = createIdentity(scope, { settings, origin, mail });
  identity.userPool.node.addDependency(mail.identity);

  const balancer = createBalancer(scope, { vpc, cloudFrontAddresses: settings.cloudFrontAddresses });
  const distribution = createEdge(scope, { balancer, domain, ...edge });

  const { service, target, log } = createService(scope, {
    vpc,
    size,
    door,
    balancer,
    certificate: certificateOf(scope, { settings, zone, where: "seoul" }),
    image: settings.image,
    environment: environmentOf({ settings, origin, size, mail, bucket, identity, database, distribution }),
    secrets: createSecrets(scope, { database: database.secret }),
    permissions: permissionsOf({
      userPool: identity.userPool.userPoolArn,
      bucket: bucket.bucketArn,
      distribution: distribution.distributionArn,
    }),
  });

  const topic = createTopic(scope, { email: settings.alarmEmail });
  watchApp(scope, { topic, size, balancer, target, service, cluster: database.cluster, log });
  createBudget(scope, { usd: size.budgetUsd, email: settings.alarmEmail });

  if (zone) {
    const record = {
      zone,
      recordName: domain,
      target: RecordTarget.fromAlias(new CloudFrontTarget(distribution)),
    };
    new ARecord(scope, "Address", record);
    new AaaaRecord(scope, "Address6", record);
  }
  new CfnOutput(scope, "Open", { value: origin });
  new CfnOutput(scope, "PointTheDomainAt", { value: distribution.distributionDomainName });
  const toBeMade = zone ? [] : mail.identity.dkimRecords;
  for (const [at, { name, value }] of toBeMade.entries()) {
    new CfnOutput(scope, `MailRecord${at + 1}`, { value: `${name} CNAME ${value}` });
  }
}

function zoneOf(scope: Construct, { hostedZone }: Settings): IPublicHostedZone | undefined {
  if (!hostedZone) return undefined;
  const { id, name } = hostedZone;
  return PublicHostedZone.fromPublicHostedZoneAttributes(scope, "Zone", { hostedZoneId: id, zoneName: name });
}

type Wanted = { settings: Settings; zone?: IPublicHostedZone; where: "seoul" | "virginia" };

/** Made and renewed through the zone, or one that was given. */
function certificateOf(scope: Stack, { settings, zone, where }: Wanted): ICertificate {
  const given = settings.certificates?.[where];
  if (given) return Certificate.fromCertificateArn(scope, "Certificate", given);
  return new Certificate(scope, "Certificate", {
    domainName: settings.domain,
    validation: CertificateValidation.fromDns(zone),
  });
}
