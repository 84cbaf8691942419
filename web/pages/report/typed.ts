import { reportSent } from "#domain/report.ts";

/** What stands in the form, as a browser sends it. */
export type TypedReport = {
  grounds: string;
  relation: string;
  words: string;
  name: string;
  email: string;
  agreed: boolean;
  website: string;
  key: string;
};

/** Longer than anything the form takes: what a script sends is not read further. */
const MOST = 5_000;

export function typedInReport(form: FormData): TypedReport {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.slice(0, MOST) : "";
  };
  return {
    grounds: text("grounds"),
    relation: text("relation"),
    words: text("words"),
    name: text("name"),
    email: text("email"),
    agreed: form.has("agreed"),
    website: text("website"),
    key: text("key"),
  };
}

/** The report in it, or what is to be mended, field by field. */
export function readTyped(typed: TypedReport) {
  const read = reportSent.safeParse(typed);
  if (read.success) return { report: read.data };
  const problems = read.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]);
  return { fields: Object.fromEntries(problems) as Record<string, string> };
}
