import { z } from "zod";
import { EMAIL_MAX } from "#domain/limits.ts";

/** From the spec: at least 8 characters, nothing else asked of them. */
export const PASSWORD_MIN_LENGTH = 8;
/** Longer ones only cost hashing time. */
export const PASSWORD_MAX_LENGTH = 256;
export const CODE_LENGTH = 6;

/** iOS sends Hangul decomposed (NFD), Android composed (NFC): one password, one spelling. */
export function normalisePassword(password: string): string {
  return password.normalize("NFC");
}

/** One person, one address: the case does not count and blanks around it were not meant. */
export function canonicalEmail(email: string): string {
  return email.trim().normalize("NFC").toLowerCase();
}

export const emailAddress = z
  .string()
  .transform(canonicalEmail)
  .pipe(
    z
      .string()
      .min(1, "이메일을 입력해 주세요.")
      .max(EMAIL_MAX, "이메일이 너무 깁니다.")
      .pipe(z.email("이메일 주소를 확인해 주세요. 예: goi@example.com")),
  );

export const password = z
  .string()
  .transform(normalisePassword)
  .refine((value) => [...value].length >= PASSWORD_MIN_LENGTH, {
    error: `비밀번호는 ${PASSWORD_MIN_LENGTH}자 이상으로 정해 주세요.`,
  })
  .refine((value) => [...value].length <= PASSWORD_MAX_LENGTH, {
    error: `비밀번호는 ${PASSWORD_MAX_LENGTH}자까지 쓸 수 있습니다.`,
  });

export const verificationCode = z
  .string()
  .transform((typed) => typed.replace(/\D/g, ""))
  .refine((digits) => digits.length === CODE_LENGTH, {
    error: `메일로 받은 숫자 ${CODE_LENGTH}자리를 입력해 주세요.`,
  });
