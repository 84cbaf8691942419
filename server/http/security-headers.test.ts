import { expect, test } from "vitest";
import { kinds } from "#cards/kinds/kinds.ts";
import { checkoutAddress, orderAddress, paymentAddress, receiptAddress } from "#domain/addresses.ts";
import { readConfig } from "#server/config.ts";
import { securityHeaders } from "./security-headers.ts";

const keys = { TOSS_CLIENT_KEY: "ck", TOSS_SECRET_KEY: "sk" };

function policyAt(path: string, env: Record<string, string>): string {
  const headers = new Headers();
  securityHeaders(readConfig(env))(headers, { nonce: "n", path });
  return headers.get("content-security-policy") ?? "";
}

test("Toss is let in where somebody pays by it, and nowhere else", () => {
  const paying = paymentAddress("abc");
  const orders = kinds.map(({ addresses }) => ("order" in addresses ? addresses.order : "/order"));
  for (const path of [paying, ...orders]) {
    expect(policyAt(path, keys)).toMatch(/script-src [^;]*https:\/\/js\.tosspayments\.com/);
    expect(policyAt(path, {})).not.toContain("toss");
  }
  const beside = [
    orderAddress("abc"),
    receiptAddress("abc"),
    checkoutAddress("abc"),
    `${paying}/x`,
    `/x${paying}`,
  ];
  for (const path of ["/", "/create", "/card/abc", "/setting", ...beside]) {
    expect(policyAt(path, keys), path).not.toContain("toss");
  }
  const elsewhere = policyAt(paying, { ...keys, TOSS_SDK_URL: "https://sdk.example/v2?x=1" });
  expect(elsewhere).toMatch(/script-src [^;]*https:\/\/sdk\.example https/);
});

test("WebAssembly runs in the reader of QR codes, and on no page", () => {
  const runs = (path: string) => policyAt(path, {}).includes("'wasm-unsafe-eval'");
  expect(runs("/assets/qr-worker-B3x_9-aZ.js")).toBe(true);
  for (const path of ["/", "/event", "/card/abc", "/assets/qr-worker-a.js/x", "/x/assets/qr-worker-a.js"]) {
    expect(runs(path), path).toBe(false);
  }
});
