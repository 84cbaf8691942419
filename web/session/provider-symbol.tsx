import type { SignInProviderName } from "#domain/sign-in-provider.ts";

/** A bubble for Kakao, an N for Naver; both in the colour of the words beside them. */
const shapes: Record<SignInProviderName, string> = {
  Kakao:
    "M12 3.5C6.5 3.5 2 6.95 2 11.2c0 2.74 1.87 5.15 4.7 6.52l-.93 3.42c-.1.36.31.65.62.44l4.07-2.7c.5.06 1.02.09 1.54.09 5.5 0 10-3.45 10-7.77S17.5 3.5 12 3.5Z",
  Naver: "M15.1 12.66 8.68 3.5H3.4v17h5.5v-9.16l6.42 9.16h5.28v-17h-5.5v9.16Z",
};

export function ProviderSymbol({ provider }: { provider: SignInProviderName }) {
  const size = provider === "Kakao" ? 22 : 16;
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
      <path d={shapes[provider]} />
    </svg>
  );
}
