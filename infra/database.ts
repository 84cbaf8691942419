import { Duration, RemovalPolicy, Validations } from "aws-cdk-lib";
import { Port, SecurityGroup, SubnetType, type Vpc } from "aws-cdk-lib/aws-ec2";
import {
  AuroraPostgresEngineVersion,
  CaCertificate,
  ClientPasswordAuthType,
  ClusterInstance,
  Credentials,
  DatabaseCluster,
  DatabaseClusterEngine,
  DatabaseProxy,
  ParameterGroup,
  ProxyTarget,
} from "aws-cdk-lib/aws-rds";
import type { Construct } from "constructs";
import type { Size } from "./sizes.ts";

const NAME = "goi";
/** Whoever is not who it says by this bundle, which the image has, is not asked anything. */
const TLS = "sslmode=verify-full&sslrootcert=/app/database-ca.pem";
const PORT = 5432;
const BACKUP_DAYS = 14;

type Parts = { vpc: Vpc; acu: Size["acu"]; app: SecurityGroup };

/** Aurora PostgreSQL in two zones. A writer that fails is followed by the reader within a minute. */
export function createDatabase(scope: Construct, { vpc, acu, app }: Parts) {
  const engine = DatabaseClusterEngine.auroraPostgres({ version: AuroraPostgresEngineVersion.VER_17_9 });
  const securityGroup = new SecurityGroup(scope, "DatabaseDoor", { vpc, allowAllOutbound: false });
  const instance = { caCertificate: CaCertificate.RDS_CA_RSA2048_G1, publiclyAccessible: false };
  const cluster = new DatabaseCluster(scope, "Database", {
    engine,
    vpc,
    vpcSubnets: { subnetType: SubnetType.PRIVATE_ISOLATED },
    securityGroups: [securityGroup],
    port: PORT,
    defaultDatabaseName: NAME,
    credentials: Credentials.fromGeneratedSecret(NAME),
    writer: ClusterInstance.serverlessV2("Writer", instance),
    // As large as the writer at every moment, since it takes the writer's place.
    readers: [ClusterInstance.serverlessV2("Reader", { ...instance, scaleWithWriter: true })],
    serverlessV2MinCapacity: acu.min,
    serverlessV2MaxCapacity: acu.max,
    parameterGroup: new ParameterGroup(scope, "DatabaseSettings", {
      engine,
      description: "Nobody connects without TLS",
      parameters: { "rds.force_ssl": "1" },
    }),
    storageEncrypted: true,
    backup: { retention: Duration.days(BACKUP_DAYS), preferredWindow: "18:00-19:00" },
    preferredMaintenanceWindow: "sun:19:00-sun:20:00",
    copyTagsToSnapshot: true,
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
  });
  const secret = cluster.secret;
  if (!secret) throw new Error("The cluster has no secret");

  const proxyDoor = new SecurityGroup(scope, "ProxyDoor", { vpc, allowAllOutbound: false });
  const proxy = new DatabaseProxy(scope, "Proxy", {
    dbProxyName: NAME,
    proxyTarget: ProxyTarget.fromCluster(cluster),
    secrets: [secret],
    vpc,
    vpcSubnets: { subnetType: SubnetType.PRIVATE_ISOLATED },
    securityGroups: [proxyDoor],
    requireTLS: true,
    clientPasswordAuthType: ClientPasswordAuthType.POSTGRES_SCRAM_SHA_256,
    // The app asks for a connection for one second; who waits longer is told that we are busy.
    borrowTimeout: Duration.seconds(5),
  });
  const port = Port.tcp(PORT);
  proxyDoor.addIngressRule(app, port, "the app");
  securityGroup.addIngressRule(app, port, "the app's one connection that listens");

  Validations.of(cluster).acknowledge(
    {
      id: "AwsSolutions-SMG4",
      reason:
        "A task reads the password when it starts: one that a timer changes would lock out every running task until the next roll-out. It is changed by hand together with a roll-out, see README.md.",
    },
    {
      id: "AwsSolutions-RDS6",
      reason:
        "The app signs in with a password from Secrets Manager; IAM tokens last 15 minutes, and nobody here has a right to ask for one.",
    },
    {
      id: "AwsSolutions-RDS11",
      reason: "The port is open to the app and the proxy only; another number would hide nothing from them.",
    },
  );

  return {
    cluster,
    proxy,
    secret,
    /**
     * Without name and password: the driver takes these from PGUSER and PGPASSWORD, so that no secret is part of an
     * address. Questions go through the proxy, which shares few connections among many tasks and holds them through a
     * failover.
     */
    url: `postgres://${proxy.endpoint}:${PORT}/${NAME}?${TLS}`,
    /**
     * The writer itself. LISTEN belongs to one connection for as long as it lives: behind the proxy it would pin a
     * connection of the database for ever, and the proxy would not pass on what is notified.
     */
    listenUrl: `postgres://${cluster.clusterEndpoint.hostname}:${PORT}/${NAME}?${TLS}`,
  };
}
