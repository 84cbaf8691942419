import { z } from "zod";
import { canonicalEmail, emailAddress } from "#domain/credentials.ts";
import { CognitoError } from "./errors.ts";

/** What several operations take. */
export const ClientId = z.string().min(1).max(128);
export const AccessToken = z.string().min(1);
export const ConfirmationCode = z.string().trim().min(1).max(64);

/** Not yet judged: rules for passwords are answered with an error of their own. */
export const Password = z.string().min(1).max(4096);

/** An address or a user name, as typed at sign-in. No control characters: the database refuses some of them. */
export const Username = z
  .string()
  .max(320)
  .transform(canonicalEmail)
  .pipe(z.string().regex(/^[^\p{Cc}\s]+$/u, "must be an e-mail address or a user name"));

/** The new sign-in name of somebody. */
export const EmailInput = emailAddress;

const words = (most: number) =>
  z
    .string()
    .trim()
    .refine((text) => [...text].length <= most, { error: `must have at most ${most} characters` })
    .refine((text) => !/\p{Cc}/u.test(text), { error: "must not have control characters" });

/** Everything a member may write about themself; nothing else is accepted. */
const writable = {
  email: EmailInput,
  name: words(20),
  "custom:provider": words(64),
};
type Attribute = keyof typeof writable;

/** What only we say about a member. */
const READ_ONLY = new Set([
  "sub",
  "email_verified",
  "identities",
  "cognito:groups",
  "cognito:username",
  "cognito:user_status",
]);

export type WrittenAttributes = { [Name in Attribute]?: string };

/** `[{ Name, Value }]` → an object. */
export const UserAttributes = z
  .array(z.object({ Name: z.string(), Value: z.string().optional() }))
  .max(20)
  .transform((list, context): WrittenAttributes => {
    const written: WrittenAttributes = {};
    for (const { Name, Value = "" } of list) {
      if (READ_ONLY.has(Name)) throw unauthorizedAttribute();
      if (!isWritable(Name)) {
        context.addIssue({ code: "custom", message: "no such attribute" });
        continue;
      }
      const parsed = writable[Name].safeParse(Value);
      if (parsed.success) written[Name] = parsed.data;
      else context.addIssue({ code: "custom", message: `${Name}: ${parsed.error.issues[0]?.message}` });
    }
    return written;
  });

function isWritable(name: string): name is Attribute {
  return Object.hasOwn(writable, name);
}

function unauthorizedAttribute(): CognitoError {
  return new CognitoError("NotAuthorizedException", "A client attempted to write unauthorized attribute");
}
