import { randomBytes, randomUUID } from "node:crypto";
import { z } from "zod";
import { MINUTE_MS } from "#domain/duration.ts";
import { findAccount, isUsername } from "./accounts.ts";
import { CognitoError, invalidSession } from "./errors.ts";
import { createLanes, laneOf } from "./lanes.ts";
import type { MemberRow } from "./members-store.ts";
import type { Pool } from "./pool.ts";
import type { Peer } from "./protocol.ts";
import { sameBytes } from "./secrets.ts";
import { poolNameOf } from "./settings.ts";
import { isPublicNumber, proofOf, verifierFromNoise } from "./srp.ts";
import { inSrpThread } from "./srp-thread.ts";

/** Cognito's own: a client answers within a second or two. */
const LIFETIME_MS = 3 * MINUTE_MS;

/** What we must know again when the answer comes. It travels sealed, so no server has to remember it. */
const sealedChallenge = z.object({
  id: z.uuid(),
  typed: z.string(),
  username: z.string(),
  A: z.string(),
  b: z.string(),
  endsAt: z.number(),
});

type Answer = { PASSWORD_CLAIM_SECRET_BLOCK: string; PASSWORD_CLAIM_SIGNATURE: string; TIMESTAMP: string };

/** Sign-in by SRP, in two steps. An account that does not exist gets a challenge too, always the same one. */
export function createSrpChallenge({ database: { orm }, clock, lockOut, places, secrets, settings }: Pool) {
  const poolName = poolNameOf(settings.userPoolId);
  // One is worked on while the next is on its way to the thread.
  const inLane = createLanes({ atOnce: 2 });

  /** Also while the account is locked: who is known where they are is let in then, and nobody hears of it before. */
  async function start({ USERNAME: typed, SRP_A: A }: { USERNAME: string; SRP_A: string }, peer: Peer) {
    if (!isPublicNumber(A)) throw new CognitoError("InvalidParameterException", "SRP_A is not acceptable.");
    const { member } = await findAccount(orm, typed);
    const lane = laneOf(await places.knownTo({ member }, peer));
    const { username, salt, verifier } = member ? kept(member) : imagined(typed);
    const b = randomBytes(32).toString("hex");
    const challenge = {
      id: randomUUID(),
      typed,
      username,
      A,
      b,
      endsAt: clock.now().getTime() + LIFETIME_MS,
    };
    return {
      ChallengeName: "PASSWORD_VERIFIER",
      ChallengeParameters: {
        USERNAME: username,
        USER_ID_FOR_SRP: username,
        SALT: salt,
        SRP_B: await inLane(lane, () => inSrpThread("serverPublic", { verifier, b })),
        SECRET_BLOCK: secrets.seal("srp-challenge", JSON.stringify(challenge)),
      },
    };
  }

  async function answer(
    given: Answer,
    peer: Peer,
  ): Promise<{ member: MemberRow | undefined; challengeId: string }> {
    const challenge = open(given.PASSWORD_CLAIM_SECRET_BLOCK);
    const { email, member } = await findAccount(orm, challenge.typed);
    const place = await places.knownTo({ member }, peer);
    const proving = { given, challenge, member };
    const check = () => inLane(laneOf(place), () => isProof(proving));
    await lockOut.guard({ email, place }, async () => (await check()) && member !== undefined);
    return { member, challengeId: challenge.id };
  }

  function open(block: string): z.output<typeof sealedChallenge> {
    const text = secrets.open("srp-challenge", block);
    const challenge = text ? sealedChallenge.parse(JSON.parse(text)) : undefined;
    if (!challenge || challenge.endsAt <= clock.now().getTime()) throw invalidSession();
    return challenge;
  }

  type Proving = {
    given: Answer;
    challenge: z.output<typeof sealedChallenge>;
    member: MemberRow | undefined;
  };

  async function isProof({ given, challenge, member }: Proving): Promise<boolean> {
    const { verifier } = member ? kept(member) : imagined(challenge.typed);
    const { A, b } = challenge;
    const key = await inSrpThread("sharedKey", { A, b, verifier });
    const proof = proofOf({
      key,
      poolName,
      username: challenge.username,
      secretBlock: given.PASSWORD_CLAIM_SECRET_BLOCK,
      timestamp: given.TIMESTAMP,
    });
    return sameBytes(proof, Buffer.from(given.PASSWORD_CLAIM_SIGNATURE, "base64"));
  }

  function kept({ username, srpSalt, srpVerifier }: MemberRow) {
    const verifier = secrets.open("srp-verifier", srpVerifier);
    if (!verifier) throw new Error("A verifier was sealed with another identity secret");
    return { username, salt: srpSalt, verifier };
  }

  /** For an account that does not exist: made from what was typed, so that asking twice tells nothing. */
  function imagined(typed: string) {
    const noise = (what: string, length: number) =>
      secrets.expand("unknown-account", `${what} ${typed}`, length);
    return {
      username: isUsername(typed) ? typed : uuidOf(noise("username", 16)),
      salt: noise("salt", 16).toString("hex"),
      verifier: verifierFromNoise(noise("verifier", 384)),
    };
  }

  return { start, answer };
}

/** Looks like any other random UUID. */
function uuidOf(bytes: Buffer): string {
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5");
}
