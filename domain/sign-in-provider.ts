import { z } from "zod";

/** Those by whose accounts people may sign in, as Cognito and our addresses name them. */
export const signInProvider = z.enum(["Kakao", "Naver"]);
export type SignInProviderName = z.infer<typeof signInProvider>;

/** As people call them. */
export const providerLabels: Record<SignInProviderName, string> = { Kakao: "카카오", Naver: "네이버" };

/** The same as a way in: 카카오로 계속하기. */
export const byProvider: Record<SignInProviderName, string> = { Kakao: "카카오로", Naver: "네이버로" };
