import { Duration, Validations } from "aws-cdk-lib";
import type { ICertificate } from "aws-cdk-lib/aws-certificatemanager";
import {
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  CfnDistribution,
  Distribution,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { VpcOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import type { ApplicationLoadBalancer } from "aws-cdk-lib/aws-elasticloadbalancingv2";
import type { Construct } from "constructs";
import { IDLE_SECONDS } from "./balancer.ts";

/** Says who asked, whatever they write into other headers: CloudFront sets it itself. */
export const CLIENT_ADDRESS_HEADER = "CloudFront-Viewer-Address";

/** Nothing of these is anybody else's: settings with an API key, questions, tokens, uploads, prints behind a pass. */
export const NEVER_CACHED = ["/graphql*", "/identity/*", "/bucket*", "/config.json", "/-/*"];
/** Named by what they contain, or by a package's version: the app lets them be kept for a month or for ever. */
const FILES = ["/assets/*", "/fonts/*"];

/** What messengers and advertisements add changes nothing of a page; every other query is a page of its own. */
const MEANINGLESS_QUERIES = [
  "fbclid",
  "gclid",
  "igshid",
  "utm_campaign",
  "utm_content",
  "utm_medium",
  "utm_source",
  "utm_term",
];

/** By what this header of an answer names, all copies of a card are forgotten at once. */
const TAG_HEADER = "cache-tag";

/** With it a member sees photos that guests do not. Such an answer is private; a copy of its own makes sure of it. */
const PHOTO_PASS = "__Host-goi-photos";

/** CloudFront would keep a failure for ten seconds, also one that the app marked as not to be kept. */
const FAILURES = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

type Parts = {
  balancer: ApplicationLoadBalancer;
  certificate: ICertificate;
  domain: string;
  firewall: string;
};

/** What people reach. How long something is kept the app says (`s-maxage`, `max-age`, `private`, `no-store`). */
export function createEdge(scope: Construct, { balancer, certificate, domain, firewall }: Parts) {
  const origin = VpcOrigin.withApplicationLoadBalancer(balancer, {
    // The certificate is the domain's, and so is the name that CloudFront asks for.
    domainName: domain,
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    httpsPort: 443,
    readTimeout: Duration.seconds(60),
    keepaliveTimeout: Duration.seconds(IDLE_SECONDS - 10),
  });
  const obeying = {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.days(365),
    enableAcceptEncodingGzip: true,
    enableAcceptEncodingBrotli: true,
  };
  const pages = new CachePolicy(scope, "Pages", {
    ...obeying,
    queryStringBehavior: CacheQueryStringBehavior.denyList(...MEANINGLESS_QUERIES),
  });
  const files = new CachePolicy(scope, "BuiltFiles", obeying);
  const photos = new CachePolicy(scope, "Photos", {
    ...obeying,
    cookieBehavior: CacheCookieBehavior.allowList(PHOTO_PASS),
  });
  const everything = new OriginRequestPolicy(scope, "Everything", {
    headerBehavior: OriginRequestHeaderBehavior.all(CLIENT_ADDRESS_HEADER),
    cookieBehavior: OriginRequestCookieBehavior.all(),
    queryStringBehavior: OriginRequestQueryStringBehavior.all(),
  });
  const behavior = (cachePolicy: BehaviorOptions["cachePolicy"], allowedMethods: AllowedMethods) => ({
    origin,
    cachePolicy,
    allowedMethods,
    originRequestPolicy: everything,
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    compress: true,
  });
  const readOnly = AllowedMethods.ALLOW_GET_HEAD;
  const distribution = new Distribution(scope, "Edge", {
    domainNames: [domain],
    certificate,
    webAclId: firewall,
    httpVersion: HttpVersion.HTTP2_AND_3,
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    // Korea, its neighbours and where its families live; the rest is served from there.
    priceClass: PriceClass.PRICE_CLASS_200,
    // Some pages take forms.
    defaultBehavior: behavior(pages, AllowedMethods.ALLOW_ALL),
    additionalBehaviors: {
      ...Object.fromEntries(FILES.map((path) => [path, behavior(files, readOnly)])),
      "/media/*": behavior(photos, readOnly),
      ...Object.fromEntries(
        NEVER_CACHED.map((path) => [path, behavior(CachePolicy.CACHING_DISABLED, AllowedMethods.ALLOW_ALL)]),
      ),
    },
    errorResponses: FAILURES.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
  });
  const described = distribution.node.defaultChild;
  if (described instanceof CfnDistribution) {
    described.addPropertyOverride("DistributionConfig.CacheTagConfig", { HeaderName: TAG_HEADER });
  }
  Validations.of(distribution).acknowledge(
    {
      id: "AwsSolutions-CFR1",
      reason: "Cards are opened by families abroad; no country is shut out.",
    },
    {
      id: "AwsSolutions-CFR3",
      reason:
        "Its log would keep guests' addresses beside the addresses of cards, which docs/security.md promises of no log.",
    },
  );
  return distribution;
}
