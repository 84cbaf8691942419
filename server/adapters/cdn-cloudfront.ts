import { createHash, createHmac, randomUUID } from "node:crypto";
import { defaultProvider } from "@aws-sdk/credential-provider-node";
import { SignatureV4 } from "@smithy/signature-v4";
import type { Cdn } from "#server/ports.ts";
import { askCdn, CDN_PATIENCE, type CdnPatience } from "./cdn-request.ts";

/** Three thousand may be under way at once. Where so much changed together, everything is forgotten: that counts once. */
const MOST_TAGS = 500;

type Parts = {
  distribution: string;
  /** Unset, AWS. */
  endpoint?: string;
  /** Unset, what AWS gives the machine. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
  patience?: Partial<CdnPatience>;
};

/**
 * A CloudFront distribution whose `CacheTagConfig` names the header `cache-tag`. Its one call is signed here: the whole
 * client would be larger than the S3 one for it.
 */
export function createCloudFrontCdn({
  distribution,
  endpoint = "https://cloudfront.amazonaws.com",
  credentials,
  patience,
}: Parts): Cdn {
  const given = { ...CDN_PATIENCE, ...patience };
  // It is one service for all regions, and signed for this one.
  const signer = new SignatureV4({
    service: "cloudfront",
    region: "us-east-1",
    credentials: credentials ?? defaultProvider(),
    sha256: Sha256,
  });
  const url = new URL(`/2020-05-31/distribution/${distribution}/invalidation`, endpoint);

  async function send(body: string, signal: AbortSignal): Promise<Response> {
    const { headers } = await signer.sign({
      method: "POST",
      protocol: url.protocol,
      hostname: url.hostname,
      path: url.pathname,
      headers: { host: url.host, "content-type": "application/xml" },
      body,
    });
    return fetch(url, { method: "POST", headers, body, signal });
  }

  return {
    name: "cloudfront",
    async purge(tags) {
      if (tags.length === 0) return;
      const items = tags.length > MOST_TAGS ? ["/*"] : tags.map((tag) => `#${tag}`);
      // Asked again under the same reference, it is done once.
      const body = invalidation(items, randomUUID());
      await askCdn((signal) => send(body, signal), given);
    },
  };
}

/** Tags are made of letters, digits and dashes: nothing to escape. */
function invalidation(items: readonly string[], reference: string): string {
  const paths = items.map((item) => `<Path>${item}</Path>`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?><InvalidationBatch xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Paths><Quantity>${items.length}</Quantity><Items>${paths}</Items></Paths><CallerReference>${reference}</CallerReference></InvalidationBatch>`;
}

type Bytes = string | ArrayBuffer | ArrayBufferView;

/** Node's own, in the shape that the signer wants. */
class Sha256 {
  readonly #hash;
  constructor(secret?: Bytes) {
    this.#hash = secret === undefined ? createHash("sha256") : createHmac("sha256", bytesOf(secret));
  }
  update(chunk: Bytes): void {
    this.#hash.update(bytesOf(chunk));
  }
  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }
  reset(): void {
    throw new Error("A hash is made once");
  }
}

function bytesOf(given: Bytes): Buffer {
  if (typeof given === "string") return Buffer.from(given);
  return ArrayBuffer.isView(given)
    ? Buffer.from(given.buffer, given.byteOffset, given.byteLength)
    : Buffer.from(given);
}
