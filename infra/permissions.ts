import { PolicyStatement } from "aws-cdk-lib/aws-iam";

/** What the app asks of AWS, operation by operation; `permissions.test.ts` compares it with its adapters. */
export const actions = {
  members: [
    "cognito-idp:AdminAddUserToGroup",
    "cognito-idp:AdminDeleteUser",
    "cognito-idp:AdminDisableProviderForUser",
    "cognito-idp:AdminDisableUser",
    "cognito-idp:AdminEnableUser",
    "cognito-idp:AdminGetUser",
    "cognito-idp:AdminListGroupsForUser",
    "cognito-idp:AdminRemoveUserFromGroup",
    "cognito-idp:AdminUserGlobalSignOut",
    "cognito-idp:ListUsers",
  ],
  visitors: ["cognito-identity:DeleteIdentities"],
  files: ["s3:DeleteObject", "s3:GetObject", "s3:PutObject"],
  /** Without it a file that is not there is answered as forbidden. */
  bucket: ["s3:ListBucket"],
  pages: ["cloudfront:CreateInvalidation"],
};

type Resources = { userPool: string; bucket: string; distribution: string };

export function permissionsOf({ userPool, bucket, distribution }: Resources): PolicyStatement[] {
  return [
    new PolicyStatement({ actions: actions.members, resources: [userPool] }),
    // AWS knows no narrower resource for it.
    new PolicyStatement({ actions: actions.visitors, resources: ["*"] }),
    new PolicyStatement({ actions: actions.files, resources: [`${bucket}/*`] }),
    new PolicyStatement({ actions: actions.bucket, resources: [bucket] }),
    new PolicyStatement({ actions: actions.pages, resources: [distribution] }),
  ];
}
