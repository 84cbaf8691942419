export type IdentitySettings = {
  region: "ap-northeast-2";
  userPoolId: string;
  clientId: string;
  identityPoolId: string;
  /** `{origin}/identity/user-pool/{userPoolId}`; the key set is below it. */
  issuer: string;
  identityIssuer: string;
  /** At least 32 characters, outside the database: without it a copy of the database is worth little. */
  secret: string;
};

/** SRP counts the pool's id without its region. */
export function poolNameOf(userPoolId: string): string {
  return userPoolId.split("_")[1] ?? "";
}
