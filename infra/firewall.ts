import { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import type { Construct } from "constructs";

/**
 * Of one address within five minutes. Three hundred guests sit behind one address in a hall, thousands behind that of
 * a mobile network: these end what floods, the app's own limits (decision 54) what annoys.
 */
export const RATES = { all: 30_000, "/graphql": 6_000, "/identity": 1_500 };

/** What people write is looked at by rules for code, and would be refused for a heart (`<3`) or a link. Counted only. */
const TOO_STRICT = [
  "SizeRestrictions_BODY",
  "CrossSiteScripting_BODY",
  "GenericRFI_BODY",
  "GenericLFI_BODY",
  "EC2MetaDataSSRF_BODY",
  // Payment providers that call back do not say who they are.
  "NoUserAgent_HEADER",
];

/** In front of CloudFront, and so of all that is there. Lives in Virginia, as all that is CloudFront's. */
export function createFirewall(scope: Construct): CfnWebACL {
  const rules = [
    managed("AWSManagedRulesAmazonIpReputationList"),
    managed("AWSManagedRulesCommonRuleSet", TOO_STRICT),
    managed("AWSManagedRulesKnownBadInputsRuleSet"),
    rate("rate-all", RATES.all),
    rate("rate-graphql", RATES["/graphql"], "/graphql"),
    rate("rate-identity", RATES["/identity"], "/identity"),
  ];
  return new CfnWebACL(scope, "Firewall", {
    scope: "CLOUDFRONT",
    defaultAction: { allow: {} },
    visibilityConfig: visible("goi-firewall"),
    rules: rules.map((rule, priority) => ({ ...rule, priority })),
  });
}

type Rule = Omit<CfnWebACL.RuleProperty, "priority">;

function managed(name: string, countOnly: string[] = []): Rule {
  return {
    name,
    overrideAction: { none: {} },
    visibilityConfig: visible(name),
    statement: {
      managedRuleGroupStatement: {
        vendorName: "AWS",
        name,
        ruleActionOverrides: countOnly.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
      },
    },
  };
}

function rate(name: string, limit: number, path?: string): Rule {
  const begins = path && {
    byteMatchStatement: {
      fieldToMatch: { uriPath: {} },
      positionalConstraint: "STARTS_WITH",
      searchString: path,
      textTransformations: [{ priority: 0, type: "LOWERCASE" }],
    },
  };
  return {
    name,
    action: { block: { customResponse: { responseCode: 429 } } },
    visibilityConfig: visible(name),
    statement: {
      rateBasedStatement: {
        limit,
        aggregateKeyType: "IP",
        evaluationWindowSec: 300,
        ...(begins && { scopeDownStatement: begins }),
      },
    },
  };
}

function visible(metricName: string): CfnWebACL.VisibilityConfigProperty {
  // Samples are a few requests of the last three hours, for who looks into what was refused.
  return { metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: true };
}
