import type { IPublicHostedZone } from "aws-cdk-lib/aws-route53";
import { EmailIdentity, Identity, MailFromBehaviorOnMxFailure } from "aws-cdk-lib/aws-ses";
import type { Construct } from "constructs";

/** SES may send for the domain, signed (DKIM). With a zone all records are made; without one its tokens are printed. */
export function createMail(scope: Construct, { domain, zone }: { domain: string; zone?: IPublicHostedZone }) {
  const from = zone?.zoneName ?? domain;
  const identity = new EmailIdentity(scope, "Mail", {
    identity: zone ? Identity.publicHostedZone(zone) : Identity.domain(domain),
    mailFromDomain: `bounce.${from}`,
    mailFromBehaviorOnMxFailure: MailFromBehaviorOnMxFailure.USE_DEFAULT_VALUE,
  });
  return { identity, domain: from, address: `no-reply@${from}` };
}
