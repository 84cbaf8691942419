import { fileURLToPath } from "node:url";
import { Duration, RemovalPolicy, Validations } from "aws-cdk-lib";
import type { ICertificate } from "aws-cdk-lib/aws-certificatemanager";
import { type SecurityGroup, SubnetType, type Vpc } from "aws-cdk-lib/aws-ec2";
import { Platform } from "aws-cdk-lib/aws-ecr-assets";
import {
  AwsLogDriverMode,
  Cluster,
  ContainerImage,
  ContainerInsights,
  CpuArchitecture,
  Secret as EcsSecret,
  FargateService,
  FargateTaskDefinition,
  LinuxParameters,
  LogDrivers,
  OperatingSystemFamily,
} from "aws-cdk-lib/aws-ecs";
import {
  type ApplicationLoadBalancer,
  ApplicationProtocol,
  ApplicationTargetGroup,
  SslPolicy,
} from "aws-cdk-lib/aws-elasticloadbalancingv2";
import type { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import type { ISecret } from "aws-cdk-lib/aws-secretsmanager";
import type { Construct } from "constructs";
import type { Size } from "./sizes.ts";

export const APP_PORT = 3000;
/** Asked to stop, the app says that it is not ready and goes on answering for so long; the balancer as long lets go. */
export const DRAIN_SECONDS = 20;
/** Then it is killed: after the drain what is under way has eight seconds to end, and the job queue five. */
const STOP_SECONDS = DRAIN_SECONDS + 15;
const KEPT_LOGS = RetentionDays.THREE_MONTHS;

type Parts = {
  vpc: Vpc;
  size: Size;
  door: SecurityGroup;
  balancer: ApplicationLoadBalancer;
  certificate: ICertificate;
  /** An image built elsewhere; else the Dockerfile. */
  image?: string;
  environment: Record<string, string>;
  /** Variable → a field of a secret. */
  secrets: Record<string, { secret: ISecret; field?: string }>;
  permissions: PolicyStatement[];
};

/** The app itself: as many containers as are needed, replaced one after the other by a new version. */
export function createService(scope: Construct, parts: Parts) {
  const { vpc, size, door } = parts;
  const cluster = new Cluster(scope, "Cluster", { vpc, containerInsightsV2: ContainerInsights.ENABLED });
  const log = new LogGroup(scope, "Log", { retention: KEPT_LOGS, removalPolicy: RemovalPolicy.RETAIN });
  const task = new FargateTaskDefinition(scope, "Task", {
    cpu: size.cpu,
    memoryLimitMiB: size.memoryMiB,
    runtimePlatform: {
      // What an ordinary machine builds without emulation.
      cpuArchitecture: CpuArchitecture.X86_64,
      operatingSystemFamily: OperatingSystemFamily.LINUX,
    },
    // The only place that can be written: the image says whose it is.
    volumes: [{ name: "tmp" }],
  });
  const container = task.addContainer("app", {
    image: imageOf(parts.image),
    user: "node",
    readonlyRootFilesystem: true,
    linuxParameters: new LinuxParameters(scope, "Init", { initProcessEnabled: true }),
    portMappings: [{ containerPort: APP_PORT }],
    stopTimeout: Duration.seconds(STOP_SECONDS),
    environment: parts.environment,
    secrets: Object.fromEntries(
      Object.entries(parts.secrets).map(([name, { secret, field }]) => [
        name,
        EcsSecret.fromSecretsManager(secret, field),
      ]),
    ),
    // A log that cannot be written must not hold up whoever waits for an answer.
    logging: LogDrivers.awsLogs({ streamPrefix: "app", logGroup: log, mode: AwsLogDriverMode.NON_BLOCKING }),
  });
  container.addMountPoints({ sourceVolume: "tmp", containerPath: "/tmp", readOnly: false });
  for (const permission of parts.permissions) task.addToTaskRolePolicy(permission);

  const service = new FargateService(scope, "Service", {
    cluster,
    taskDefinition: task,
    vpcSubnets: { subnetType: SubnetType.PRIVATE_WITH_EGRESS },
    securityGroups: [door],
    // How many run is for the scaling to say: a number here would be set anew by every deployment.
    desiredCount: undefined,
    minHealthyPercent: 100,
    maxHealthyPercent: 200,
    circuitBreaker: { enable: true, rollback: true },
    // The first start after an upgrade runs migrations.
    healthCheckGracePeriod: Duration.minutes(5),
    enableExecuteCommand: false,
  });
  const target = new ApplicationTargetGroup(scope, "Target", {
    vpc,
    port: APP_PORT,
    protocol: ApplicationProtocol.HTTP,
    targets: [service],
    healthCheck: {
      path: "/-/ready",
      interval: Duration.seconds(10),
      timeout: Duration.seconds(5),
      healthyThresholdCount: 2,
      unhealthyThresholdCount: 3,
    },
    deregistrationDelay: Duration.seconds(DRAIN_SECONDS),
  });
  parts.balancer.addListener("Tls", {
    port: 443,
    protocol: ApplicationProtocol.HTTPS,
    certificates: [parts.certificate],
    sslPolicy: SslPolicy.RECOMMENDED_TLS,
    open: false,
    defaultTargetGroups: [target],
  });
  const scaling = service.autoScaleTaskCount({ minCapacity: size.tasks.min, maxCapacity: size.tasks.max });
  scaling.scaleOnCpuUtilization("Processor", {
    targetUtilizationPercent: 60,
    scaleOutCooldown: Duration.seconds(30),
    scaleInCooldown: Duration.minutes(5),
  });
  scaling.scaleOnRequestCount("Requests", {
    requestsPerTarget: size.requestsPerTaskAndMinute,
    targetGroup: target,
    scaleOutCooldown: Duration.seconds(30),
    scaleInCooldown: Duration.minutes(5),
  });

  Validations.of(task).acknowledge(
    {
      id: "AwsSolutions-ECS2",
      reason: "What is secret comes from Secrets Manager; what stands in the template is public or a name.",
    },
    {
      id: "AwsSolutions-IAM5[Resource::*]",
      reason:
        "Two operations for which AWS knows no resource: asking for a token of the image's registry, and deleting guests' identities.",
    },
    {
      id: "AwsSolutions-IAM5[Resource::<Files8E6940B8.Arn>/*]",
      reason: "All files of one bucket: the app makes up their names.",
    },
  );
  return { service, target, log, task };
}

function imageOf(image: string | undefined): ContainerImage {
  if (image) return ContainerImage.fromRegistry(image);
  const folder = fileURLToPath(new URL("..", import.meta.url));
  return ContainerImage.fromAsset(folder, { platform: Platform.LINUX_AMD64 });
}
