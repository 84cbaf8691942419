import { isSizeName, type SizeName } from "./sizes.ts";

/** All else is of the same region, so that what Koreans write stays in Korea. */
export const REGION = "ap-northeast-2";

/** A provider of accounts; its client's secret lies in Secrets Manager under this name. */
export type Federated = { clientId: string; secretName: string };

export type Settings = {
  size: SizeName;
  /** Where people come to: `card.example.kr`. */
  domain: string;
  /** Whom alarms and the budget write to. */
  alarmEmail: string;
  /** The zone of the domain in Route 53. Without one, certificates and records are made by hand. */
  hostedZone?: { id: string; name: string };
  /** Only without a zone: one of Seoul for the balancer, one of Virginia for CloudFront. */
  certificates?: { seoul: string; virginia: string };
  /** An image that was built elsewhere; without it the Dockerfile is built at deployment. */
  image?: string;
  /** Two; CloudFront reaches into all of Seoul's but the one with the id `apne2-az1`, see README.md. */
  zones: string[];
  /** Where the addresses are listed from which CloudFront comes; the same in every account of the region. */
  cloudFrontAddresses: string;
  kakao?: Federated;
  /** The app whose members move here: `https://old.example.kr/identity/user-pool`. */
  oldPoolEndpoint?: string;
  /** Further variables of the app, none of them secret: `BUSINESS_NAME`, `BANK_NAME`, `KAKAO_JS_KEY`, … */
  environment: Record<string, string>;
};

type Read = (name: string) => unknown;

/** From cdk.json and `-c name=value`; what is wrong is told in a sentence. */
export function settingsFrom(read: Read): Settings {
  const size = text(read, "size") ?? "usual";
  if (!isSizeName(size)) throw new Error(`size is ${size}: choose small, usual or large.`);
  const hostedZone = together(read, { id: "hostedZoneId", name: "hostedZoneName" });
  const certificates = together(read, { seoul: "certificateArn", virginia: "edgeCertificateArn" });
  if (!hostedZone && !certificates) {
    throw new Error(
      "Give hostedZoneId and hostedZoneName, or certificateArn (Seoul) and edgeCertificateArn (Virginia).",
    );
  }
  return {
    size,
    domain: needed(read, "domain"),
    alarmEmail: needed(read, "alarmEmail"),
    hostedZone,
    certificates,
    image: text(read, "image"),
    zones: (text(read, "zones") ?? `${REGION}b,${REGION}c`).split(","),
    cloudFrontAddresses: text(read, "cloudFrontAddresses") ?? "pl-22a6434b",
    kakao: together(read, { clientId: "kakaoClientId", secretName: "kakaoSecretName" }),
    oldPoolEndpoint: text(read, "oldPoolEndpoint"),
    environment: variables(read("environment")),
  };
}

/** An object of cdk.json, or JSON behind `-c environment=`. */
function variables(given: unknown = {}): Record<string, string> {
  const read = typeof given === "string" ? JSON.parse(given) : given;
  return Object.fromEntries(Object.entries(read).map(([name, value]) => [name, String(value)]));
}

function text(read: Read, name: string): string | undefined {
  const value = read(name);
  return typeof value === "string" && value !== "" ? value : undefined;
}

function needed(read: Read, name: string): string {
  const value = text(read, name);
  if (!value) throw new Error(`${name} is missing: write it into cdk.json, or add -c ${name}=…`);
  return value;
}

/** Values that mean something only together; undefined when none is given. */
function together<First extends string, Second extends string>(
  read: Read,
  names: Record<First | Second, string>,
): Record<First | Second, string> | undefined {
  const all = Object.values<string>(names);
  if (all.every((name) => !text(read, name))) return undefined;
  const found = Object.entries<string>(names).map(([key, name]) => [key, needed(read, name)]);
  return Object.fromEntries(found);
}
