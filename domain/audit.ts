/** What an admin does something to. */
export const auditNouns = [
  "card",
  "order",
  "coupon",
  "voucher",
  "member",
  "company",
  "job",
  "letter",
  "list",
  "report",
] as const;
export type AuditNoun = (typeof auditNouns)[number];

/** Everything that is written down. The list is closed: what is not on it no admin can do. */
export const auditActs = [
  "look",
  "suspend",
  "release",
  "extend",
  "confirm-transfer",
  "cancel",
  "begin-refund",
  "refund",
  "read-account",
  "create",
  "stop",
  "renew-link",
  "add-to-admins",
  "take-from-admins",
  "disable",
  "enable",
  "approve",
  "return",
  "accept",
  "decline",
  "read-licence",
  "retry",
  "download",
  "dismiss",
  "block",
  "restore",
  "delete",
] as const;
export type AuditAct = (typeof auditActs)[number];

/**
 * The network of an address, without the part that names one machine in it: enough to tell a strange place from the
 * usual one. Null for what is no address.
 */
export function maskedNetwork(ip: string | undefined): string | null {
  if (!ip) return null;
  const four = /^(?:::ffff:)?(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.\d{1,3}$/i.exec(ip);
  if (four) return `${four[1]}.${four[2]}.${four[3]}.*`;
  if (!ip.includes(":")) return null;
  const groups = ip.toLowerCase().split("::")[0]?.split(":").slice(0, 3) ?? [];
  return `${groups.filter(Boolean).join(":")}::*`;
}
