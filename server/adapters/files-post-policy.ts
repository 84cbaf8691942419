import { createHmac, timingSafeEqual } from "node:crypto";
import type { S3Client } from "@aws-sdk/client-s3";
import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import { z } from "zod";
import type { Clock, UploadForm } from "#server/ports.ts";
import { assertKey, assertType, isKey } from "./file-key.ts";
import { PostRefusal } from "./files-post-refusal.ts";

/** Enough for a large photo over a slow phone; a form that leaks is soon worth nothing. */
const FORM_LIFETIME_SECONDS = 600;

interface Signing {
  client: S3Client;
  bucket: string;
  clock: Clock;
  upload: { key: string; type: string; maxBytes: number };
}

/** An S3 presigned POST for one file of this key and type, from 1 byte to `maxBytes`. */
export async function signForm({ client, bucket, clock, upload }: Signing): Promise<UploadForm> {
  assertKey(upload.key);
  assertType(upload.type);
  // The signer reads the machine's time; this offset, meant for machines that run late, makes it ours.
  client.config.systemClockOffset = clock.now().getTime() - Date.now();
  return createPresignedPost(client, {
    Bucket: bucket,
    Key: upload.key,
    Fields: { "Content-Type": upload.type },
    Conditions: [["content-length-range", 1, upload.maxBytes]],
    Expires: FORM_LIFETIME_SECONDS,
  });
}

export interface BucketCredentials {
  accessKeyId: string;
  secretAccessKey: string;
}

/** What a valid form allows. */
export interface Allowance {
  key: string;
  type: string;
  minBytes: number;
  maxBytes: number;
  expiresAt: Date;
}

/** Only the conditions that `signForm` makes; a signed form of ours has no others. */
const policySchema = z.object({
  expiration: z.iso.datetime(),
  conditions: z.array(
    z.union([
      z.tuple([z.literal("content-length-range"), z.int().nonnegative(), z.int().nonnegative()]),
      z.record(z.string(), z.string()),
    ]),
  ),
});

/** Judges a form as S3 does: signed by us, in time, and every field as the policy says. Names are lower case. */
export function checkForm(
  fields: ReadonlyMap<string, string>,
  { credentials, clock }: { credentials: BucketCredentials; clock: Clock },
): Allowance {
  const encoded = fields.get("policy");
  if (!encoded) throw new PostRefusal("AccessDenied");
  if (!isSigned({ fields, encoded, credentials })) throw new PostRefusal("SignatureDoesNotMatch");

  const policy = policySchema.parse(JSON.parse(Buffer.from(encoded, "base64").toString("utf8")));
  const expiresAt = new Date(policy.expiration);
  if (clock.now() >= expiresAt) throw new PostRefusal("AccessDenied");

  const expected = new Map<string, string>();
  let length: [min: number, max: number] | undefined;
  for (const condition of policy.conditions) {
    if (Array.isArray(condition)) length = [condition[1], condition[2]];
    else for (const [name, value] of Object.entries(condition)) expected.set(name.toLowerCase(), value);
  }
  const given = new Map(fields);
  given.delete("policy");
  given.delete("x-amz-signature");
  const agree =
    given.size === expected.size && [...expected].every(([name, value]) => given.get(name) === value);
  const key = expected.get("key");
  const type = expected.get("content-type");
  if (!agree || !length || !key || !isKey(key) || !type) throw new PostRefusal("AccessDenied");
  return { key, type, minBytes: length[0], maxBytes: length[1], expiresAt };
}

function isSigned(form: {
  fields: ReadonlyMap<string, string>;
  encoded: string;
  credentials: BucketCredentials;
}): boolean {
  const { fields, encoded, credentials } = form;
  const [accessKeyId, date = "", region = "", ...rest] = (fields.get("x-amz-credential") ?? "").split("/");
  if (fields.get("x-amz-algorithm") !== "AWS4-HMAC-SHA256") return false;
  if (accessKeyId !== credentials.accessKeyId || rest.join("/") !== "s3/aws4_request") return false;
  const scope = [date, region, "s3", "aws4_request"];
  const signingKey = scope.reduce<string | Buffer>(hmac, `AWS4${credentials.secretAccessKey}`);
  const right = Buffer.from(hmac(signingKey, encoded).toString("hex"));
  const given = Buffer.from(fields.get("x-amz-signature") ?? "");
  return given.length === right.length && timingSafeEqual(given, right);
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
