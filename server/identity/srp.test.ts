import { createHash, getDiffieHellman } from "node:crypto";
import { expect, test } from "vitest";
import { serverPublic, sharedKey, verifierOf } from "./srp.ts";

const N = BigInt(`0x${getDiffieHellman("modp15").getPrime("hex")}`);
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** By the definition, step by step. */
function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  for (const bit of exponent.toString(2)) {
    result = (result * result) % N;
    if (bit === "1") result = (result * base) % N;
  }
  return result;
}

test.each([...Array(20).keys()])("powers are those of the definition (%i)", (round) => {
  const b = sha256(`b ${round}`);
  const verifier = verifierOf({
    poolName: "pool",
    username: "a",
    password: `${round}`,
    salt: sha256("salt"),
  });
  const difference =
    BigInt(`0x${serverPublic({ verifier, b })}`) - BigInt(`0x${serverPublic({ verifier, b: "0" })}`);
  // Without its power of two, which for a private number of zero is one.
  expect((((difference + 1n) % N) + N) % N).toBe(power(2n, BigInt(`0x${b}`)));
});

test.each([
  ["one", 1n],
  ["minus one", N - 1n],
  ["nothing", 0n],
])("a verifier of %s, which nobody has, is computed with all the same", (_what, verifier) => {
  const A = power(2n, 77n).toString(16);
  for (const b of ["0", "1", "2", sha256("b")])
    expect(sharedKey({ A, b, verifier: verifier.toString(16) })).toHaveLength(16);
});
