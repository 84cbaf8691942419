import { and, eq } from "drizzle-orm";
import type { Orm } from "#server/ports.ts";
import { companies } from "#server/store/tables/companies.ts";

/** What cards carry of a company; undefined where it is not approved. */
export async function findBrand(orm: Orm, id: string) {
  const [company] = await orm
    .select({
      name: companies.name,
      logo: companies.logo,
      color: companies.color,
      type: companies.type,
      version: companies.version,
    })
    .from(companies)
    .where(and(eq(companies.id, id), eq(companies.state, "approved")));
  if (!company) return undefined;
  const { logo, type, ...brand } = company;
  return { ...brand, logo: logo && `/media/${logo}`, isFuneralHall: type === "funeral" };
}
