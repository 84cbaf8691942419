import { paginateListObjectsV2, S3Client } from "@aws-sdk/client-s3";
import type { Config } from "#server/config.ts";

export type BucketObject = { key: string; size: number; etag: string };

/** Everything in a bucket, a thousand at a time, by its keys. */
export async function* listBucket(bucket: NonNullable<Config["s3"]>): AsyncGenerator<BucketObject> {
  const { region, endpoint, credentials } = bucket;
  const client = new S3Client({ region, endpoint, forcePathStyle: endpoint !== undefined, credentials });
  try {
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket.bucket })) {
      for (const { Key = "", Size = 0, ETag = "" } of Contents) {
        yield { key: Key, size: Size, etag: ETag.replaceAll('"', "") };
      }
    }
  } finally {
    client.destroy();
  }
}
