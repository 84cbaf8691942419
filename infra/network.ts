import { RemovalPolicy } from "aws-cdk-lib";
import {
  FlowLogDestination,
  GatewayVpcEndpointAwsService,
  IpAddresses,
  SubnetType,
  Vpc,
} from "aws-cdk-lib/aws-ec2";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";

export const VPC_RANGE = "10.20.0.0/16";

type Parts = { zones: string[]; natGateways: number };

/**
 * Two zones with three subnets each. Nothing that answers stands in the public ones: they hold the gateways through
 * which the app reaches Toss, Kakao and Cognito.
 */
export function createNetwork(scope: Construct, { zones, natGateways }: Parts): Vpc {
  const vpc = new Vpc(scope, "Network", {
    ipAddresses: IpAddresses.cidr(VPC_RANGE),
    availabilityZones: zones,
    natGateways,
    // It would take a function of its own; nothing here is in the default group.
    restrictDefaultSecurityGroup: false,
    subnetConfiguration: [
      { name: "gateways", subnetType: SubnetType.PUBLIC, cidrMask: 26, mapPublicIpOnLaunch: false },
      { name: "app", subnetType: SubnetType.PRIVATE_WITH_EGRESS, cidrMask: 22 },
      { name: "database", subnetType: SubnetType.PRIVATE_ISOLATED, cidrMask: 24 },
    ],
  });
  // Photos go to and from the bucket without passing a gateway that is paid by the gigabyte.
  vpc.addGatewayEndpoint("Bucket", { service: GatewayVpcEndpointAwsService.S3 });
  const logGroup = new LogGroup(scope, "NetworkLog", {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  // Guests come through CloudFront, so that none of their addresses is in here.
  vpc.addFlowLog("Flow", { destination: FlowLogDestination.toCloudWatchLogs(logGroup) });
  return vpc;
}
