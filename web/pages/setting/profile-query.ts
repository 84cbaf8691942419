import type { Query } from "#web/queries/api-query.ts";

/** Name and address, as the identity service has them. */
export const profileQuery: Query<{ name: string; email: string }> = {
  queryKey: ["profile"],
  async queryFn() {
    const { readProfile } = await import("#web/session/identity.ts");
    return readProfile();
  },
  gcTime: 0,
};
