import { z } from "zod";

/** Who a person is in the user pool: the auth subject, for ever the same. Cognito's are not strict UUIDs. */
export type Subject = string & z.BRAND<"Subject">;
export const subject = z.guid().brand<"Subject">();

/** `sub::username`, written on everything a member owns. */
export type Owner = string & z.BRAND<"Owner">;

export type Member = {
  id: Subject;
  username: string;
  isAdmin: boolean;
  /** When the member last proved who they are, by password. */
  signedInAt: Date;
};

/** The signed-in user as the browser holds it and keeps it in local storage. */
export const signedInUser = z.object({
  id: subject,
  username: z.string().min(1),
  email: z.string(),
  isAdmin: z.boolean(),
  isCompany: z.boolean(),
});
export type SignedInUser = z.infer<typeof signedInUser>;

export function ownerOf(member: { id: Subject; username: string }): Owner {
  return `${member.id}::${member.username}` as Owner;
}

/** The member whose owner string this is. */
export function subjectOf(owner: Owner): Subject {
  return subject.parse(owner.slice(0, owner.indexOf("::")));
}

/** The same member's name in the user pool. */
export function usernameOf(owner: Owner): string {
  return owner.slice(owner.indexOf("::") + 2);
}

/** Only the exact group `Admin` in a list counts: a string, "admin" or "Admin " does not. */
export function isAdminByGroups(groups: unknown): boolean {
  return Array.isArray(groups) && groups.includes("Admin");
}

/** Says what kind of account this is, never what it may do: its user can write the attribute. */
export function isCompanyByProvider(provider: unknown): boolean {
  return typeof provider === "string" && provider.includes("Company");
}

/** Longer ones do not fit on a card or a receipt. */
export const NAME_MAX_LENGTH = 20;
export const memberName = z
  .string()
  .transform((typed) => typed.trim().normalize("NFC"))
  .refine((name) => [...name].length <= NAME_MAX_LENGTH, {
    error: `이름은 ${NAME_MAX_LENGTH}자까지 쓸 수 있습니다.`,
  });
