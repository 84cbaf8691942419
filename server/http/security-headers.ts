import { kindAt } from "#cards/kinds/kinds.ts";
import { isPaymentAddress } from "#domain/addresses.ts";
import type { Config } from "#server/config.ts";

/** One year: long enough that a browser never asks without TLS again. */
const HSTS = "max-age=31536000; includeSubDomains";

/** Where Toss's script asks for what it needs, and where it sends the payer. */
const TOSS = "https://*.tosspayments.com";

/** What reads QR codes at an entrance, as the build names it and as it is called while developing. */
const QR_WORKER = /^\/(assets\/qr-worker-[\w-]+\.js|web\/pages\/check-in\/qr-worker\.ts)$/;

/** A page that is kept names the words of its scripts instead of a nonce, which would be the same for everybody. */
type Answered = { nonce: string | null; hashes?: readonly string[]; path?: string };

/** On every answer, whatever it is. */
export function securityHeaders(config: Pick<Config, "cognito" | "s3" | "mode" | "kakaoJsKey" | "toss">) {
  const { kakaoJsKey, toss } = config;
  const kakao = kakaoJsKey ? " https://t1.kakaocdn.net" : "";
  const connect = ["'self'", ...cloudOrigins(config), ...(config.mode === "development" ? ["ws:"] : [])];
  const policy = ({ nonce, hashes = [], path }: Answered) => {
    const own = [...(nonce ? [`nonce-${nonce}`] : []), ...hashes].map((source) => ` '${source}'`).join("");
    // Whoever takes payments is let in where somebody pays, and nowhere else. From an order address of a kind the old
    // address of a payment leads there within the same document: see web/moved-addresses.ts.
    const isPayment = path !== undefined && (isPaymentAddress(path) || kindAt("order", path) !== null);
    const isPaying = toss !== undefined && isPayment;
    const tossScript = isPaying ? ` ${new URL(toss.sdkUrl).origin} ${TOSS}` : "";
    // A worker follows the policy of its own file, so no page may run WebAssembly.
    const wasm = path !== undefined && QR_WORKER.test(path) ? " 'wasm-unsafe-eval'" : "";
    const tossPages = isPaying ? ` ${TOSS}` : "";
    return [
      "default-src 'self'",
      `script-src 'self'${own}${kakao}${tossScript}${wasm}`,
      // The tools' component library positions things by style attributes.
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "media-src 'self' blob:",
      `connect-src ${connect.join(" ")}${tossPages}`,
      // Films on a card, loaded when tapped.
      `frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com${tossPages}`,
      "worker-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      `form-action 'self'${kakaoJsKey ? " https://sharer.kakao.com" : ""}${tossPages}`,
      "frame-ancestors 'self'",
    ].join("; ");
  };

  /** Without a nonce and hashes no script runs but those that are files of ours. */
  return (headers: Headers, answered: Answered) => {
    if (!headers.has("content-security-policy")) headers.set("content-security-policy", policy(answered));
    headers.set("strict-transport-security", HSTS);
    headers.set("x-content-type-options", "nosniff");
    headers.set("x-frame-options", "SAMEORIGIN");
    if (!headers.has("referrer-policy")) headers.set("referrer-policy", "strict-origin-when-cross-origin");
    headers.set("permissions-policy", "camera=(self), microphone=(self), geolocation=(), payment=(self)");
    headers.set("cross-origin-opener-policy", "same-origin-allow-popups");
  };
}

function cloudOrigins({ cognito, s3 }: Pick<Config, "cognito" | "s3">): string[] {
  const region = cognito?.userPoolId.split("_")[0];
  return [
    ...(cognito
      ? [
          originOf(cognito.endpoint) ?? `https://cognito-idp.${region}.amazonaws.com`,
          originOf(cognito.identityEndpoint) ?? `https://cognito-identity.${region}.amazonaws.com`,
          ...(cognito.domain ? [`https://${cognito.domain}`] : []),
        ]
      : []),
    ...(s3 ? [s3.endpoint ?? `https://${s3.bucket}.s3.${s3.region}.amazonaws.com`] : []),
  ];
}

function originOf(address: string | undefined): string | undefined {
  return address && new URL(address).origin;
}
