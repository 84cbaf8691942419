import type { LinkRow } from "./links-store.ts";

/** How Cognito tells which accounts of elsewhere are somebody's. */
export function identitiesOf(links: readonly LinkRow[]) {
  return links.map(({ provider, subject, createdAt }, index) => ({
    userId: subject,
    providerName: provider,
    providerType: "OIDC",
    issuer: null,
    primary: index === 0,
    dateCreated: createdAt.getTime(),
  }));
}
