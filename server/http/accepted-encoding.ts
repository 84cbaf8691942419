export type Encoding = "br" | "gzip" | "identity";

const TAKEN = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
};

/** Whether a browser that says so takes this encoding. */
export function isAccepted(encoding: "br" | "gzip", accepted: string | null | undefined): boolean {
  return accepted ? TAKEN[encoding].test(accepted) : false;
}

/** The best encoding that it takes. */
export function encodingFor(accepted: string | null | undefined): Encoding {
  if (isAccepted("br", accepted)) return "br";
  return isAccepted("gzip", accepted) ? "gzip" : "identity";
}
