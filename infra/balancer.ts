import { Duration, Validations } from "aws-cdk-lib";
import { Peer, Port, SecurityGroup, SubnetType, type Vpc } from "aws-cdk-lib/aws-ec2";
import { ApplicationLoadBalancer } from "aws-cdk-lib/aws-elasticloadbalancingv2";
import type { Construct } from "constructs";

/** After so long without a byte a connection is closed; the app's own must live longer, CloudFront's shorter. */
export const IDLE_SECONDS = 60;

type Parts = { vpc: Vpc; cloudFrontAddresses: string };

/**
 * Without an address in the internet: CloudFront reaches it from inside the network (a VPC origin). Chosen over a secret
 * header because there is no secret to leak or to change, nothing to reach around the firewall, and because the last
 * peer is then an address of ours, so that the app can tell guests apart by `X-Forwarded-For`.
 */
export function createBalancer(scope: Construct, { vpc, cloudFrontAddresses }: Parts) {
  const door = new SecurityGroup(scope, "BalancerDoor", { vpc, allowAllOutbound: false });
  door.addIngressRule(Peer.prefixList(cloudFrontAddresses), Port.tcp(443), "CloudFront");
  const balancer = new ApplicationLoadBalancer(scope, "Balancer", {
    vpc,
    vpcSubnets: { subnetType: SubnetType.PRIVATE_WITH_EGRESS },
    internetFacing: false,
    securityGroup: door,
    idleTimeout: Duration.seconds(IDLE_SECONDS),
    dropInvalidHeaderFields: true,
    deletionProtection: true,
  });
  Validations.of(balancer).acknowledge({
    id: "AwsSolutions-ELB2",
    reason:
      "Its log would keep guests' addresses beside the addresses of cards. The app writes a line for each request without either, as docs/security.md promises.",
  });
  return balancer;
}
