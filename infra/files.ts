import { Duration, RemovalPolicy, Validations } from "aws-cdk-lib";
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods } from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";

/**
 * What is deleted for good is not found any more from that moment; with versions its bytes stay behind, and these go
 * after the shortest time that S3 knows. S3 counts from the next midnight (UTC), so that it takes two days at most.
 * Versions stay on for that day, should a program delete what it must not.
 */
const OLD_VERSIONS = Duration.days(1);

/** Photos, logos and prints. Browsers send theirs by forms that the app has signed. */
export function createFiles(scope: Construct, { origin }: { origin: string }): Bucket {
  const bucket = new Bucket(scope, "Files", {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    versioned: true,
    removalPolicy: RemovalPolicy.RETAIN,
    cors: [
      { allowedOrigins: [origin], allowedMethods: [HttpMethods.POST], allowedHeaders: ["*"], maxAge: 3600 },
    ],
    lifecycleRules: [
      {
        id: "what-is-deleted-is-gone",
        noncurrentVersionExpiration: OLD_VERSIONS,
        expiredObjectDeleteMarker: true,
        abortIncompleteMultipartUploadAfter: Duration.days(1),
      },
    ],
  });
  Validations.of(bucket).acknowledge({
    id: "AwsSolutions-S1",
    reason:
      "A log of accesses would keep guests' addresses beside the names of the photos they saw. The product promises that no log holds either (docs/security.md).",
  });
  return bucket;
}
