import { randomUUID } from "node:crypto";
import type { GraphQLSchema } from "graphql";
import type { Kind } from "#cards/engine/kind.ts";
import type { CardId } from "#domain/card-id.ts";
import { type Member, subject, subjectOf } from "#domain/member.ts";
import { Refusal, type RefusalCode } from "#domain/refusal.ts";
import type { SignInProviderName } from "#domain/sign-in-provider.ts";
import { noPlaceSearch } from "#server/adapters/place-search-none.ts";
import { createHandOverLinks } from "#server/companies/hand-over-links.ts";
import { createLicencePasses } from "#server/companies/licence-pass.ts";
import type { Config } from "#server/config.ts";
import { createContextParts } from "#server/context-parts.ts";
import type { EventBus } from "#server/event-bus.ts";
import { createApiKeys } from "#server/http/api-keys.ts";
import type { EntryHashing } from "#server/identity/passwords.ts";
import { createNetworkMarks } from "#server/limits/network-marks.ts";
import { createSharedRateLimits } from "#server/limits/shared-rate-limit.ts";
import { createTally } from "#server/metrics/figures.ts";
import { createPhotoPasses } from "#server/photos/photo-pass.ts";
import type {
  Database,
  Files,
  Identity,
  MapLinks,
  Payments,
  PayoutAccount,
  PlaceSearch,
} from "#server/ports.ts";
import { createPrintPasses } from "#server/prints/print-pass.ts";
import { createPrinter } from "#server/prints/printer.ts";
import { createWorkers, type Workers } from "#server/workers/workers.ts";
import { createGraphql } from "./handler.ts";

export const now = new Date("2026-11-15T00:00:00Z");

const minsu: Member = {
  id: subject.parse("0b5e3c1e-6a0e-4c0f-9d3a-0d3c7d1b2a01"),
  username: "minsu",
  isAdmin: false,
  signedInAt: now,
};

/** The tokens this API knows; what it says to the others is written on them: `TOKEN_EXPIRED` and so on. */
export const members: Record<string, Member> = {
  minsu,
  jiyu: { ...minsu, id: subject.parse("7f4d2a90-11c3-4f6e-8b1a-5e9c0a6d2b02"), username: "jiyu" },
  sora: {
    ...minsu,
    id: subject.parse("c2a1f0de-93b4-4d57-a2f8-61f0b7c3d403"),
    username: "sora",
    isAdmin: true,
  },
};

/** On the token of somebody who proved the password a moment ago. */
const AGAIN = /-again$/;

/** One pool for everybody: whoever sends no photo starts none. Other test files wait in the same queues. */
const sharedWorkers = createWorkers();

type Options = {
  database: Database;
  /** Another than the one in memory. */
  identity?: Identity;
  /** Where photos lie; most tests have none. */
  files?: Files;
  /** Workers of its own, for a test that keeps them busy. */
  workers?: Workers;
  mode?: Config["mode"];
  onFlood?: (card: CardId) => void;
  schema?: GraphQLSchema;
  entryHashing?: EntryHashing;
  kinds?: Kind[];
  addresses?: () => Promise<ReadonlySet<string>>;
  /** Ways to pay; most tests have none. */
  payments?: readonly Payments[];
  bank?: Config["bank"];
  /** Who knows places, and where short links lead; nobody does in most tests. */
  placeSearch?: PlaceSearch;
  mapLinks?: MapLinks;
  events?: EventBus;
  runJob?: (name: string) => Promise<unknown> | undefined;
};
type Line = { level: "info" | "warn" | "error"; message: string } & Record<string, unknown>;
type Sent = {
  headers?: Record<string, string>;
  method?: string;
  path?: string;
  body?: BodyInit | null;
  ip?: string;
};
type Asked = { variables?: unknown; token?: string } & Pick<Sent, "headers" | "ip">;
type Failure = {
  message: string;
  path?: unknown[];
  extensions: { code: string; requestId: string } & Record<string, unknown>;
};
export type Answer = {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: an answer has the shape of its question
  data?: any;
  errors?: Failure[];
};

/** The API as a client meets it, on the given database, with a clock and an identity service in memory. */
export async function startApi({ database, files = noFiles, mode = "production", bank, ...rest }: Options) {
  const { workers = sharedWorkers } = rest;
  const log: Line[] = [];
  const removed: string[] = [];
  const removedIdentities: string[] = [];
  const linked = new Set<SignInProviderName>(["Kakao"]);
  let time = now;
  const clock = { now: () => time };
  const write = (level: Line["level"]) => (fields: Record<string, unknown>, message: string) => {
    log.push({ ...fields, level, message });
  };
  const identity: Identity = {
    async member(token) {
      const member = members[token.replace(AGAIN, "")];
      if (!member || removed.includes(member.id)) throw new Refusal(codeOn(token));
      return AGAIN.test(token) ? { ...member, signedInAt: time } : member;
    },
    async visitor(token) {
      if (!token.startsWith("guest")) throw new Refusal(codeOn(token));
      return { id: `ap-northeast-2:${token}` };
    },
    email: async () => null,
    async remove(id, { identities = [] } = {}) {
      removed.push(id);
      removedIdentities.push(...identities);
    },
    gone: async (owners) => owners.filter((owner) => removed.includes(subjectOf(owner))),
    find: async ({ email, limit }) =>
      accounts()
        .filter((account) => account.email.startsWith(email))
        .slice(0, limit),
    account: async (id) => accounts().find((account) => account.id === id) ?? null,
    async setAdmin(id, isAdmin) {
      for (const member of Object.values(members)) if (member.id === id) member.isAdmin = isAdmin;
    },
    async setEnabled(id, isEnabled) {
      if (isEnabled) removed.splice(removed.indexOf(id), 1);
      else removed.push(id);
    },
    signIns: async () => ({ hasPassword: true, providers: [...linked] }),
    unlink: async (_id, provider) => {
      linked.delete(provider);
      return true;
    },
  };
  function accounts(): PayoutAccount[] {
    return Object.values(members).map(({ id, username, isAdmin }) => ({
      ...{ id, username, isAdmin, isConfirmed: true, isEnabled: !removed.includes(id), createdAt: now },
      email: `${username}@example.com`,
    }));
  }
  const apiKeys = createApiKeys({ database, clock });
  const config = { mode, business: readableBusiness, bank, signInProviders: [] };
  const secret = "only the tests know this secret";
  const photoPasses = createPhotoPasses({ secret, clock });
  const press = createPrinter({ files, clock, workers });
  const printPasses = createPrintPasses({ secret, clock, press });
  const licencePasses = createLicencePasses({ secret, clock });
  const logger = { info: write("info"), warn: write("warn"), error: write("error") };
  const networkMarks = createNetworkMarks({ secret });
  const handOverLinks = createHandOverLinks({ secret });
  const passes = { printPasses, licencePasses, handOverLinks, networkMarks };
  const places = { placeSearch: noPlaceSearch, mapLinks: { point: async () => null } };
  const given = { database, files, workers, identity: rest.identity ?? identity, clock, config, ...passes };
  // A secret of its own: it begins to count anew, though others counted in the same database.
  const limit = createSharedRateLimits({ database, clock, secret: randomUUID() });
  const shared = createContextParts({ ...places, ...rest, ...given, limit, log: logger });
  const refused = createTally<{ limit: string }>();
  const { schema } = rest;
  const graphql = createGraphql({ shared, apiKeys, log: logger, mode, photoPasses, refused, schema });
  const key = await apiKeys.current();

  function requestOf({ headers = {}, method = "POST", path = "/graphql", body }: Sent): Request {
    return new Request(`http://goi.test${path}`, {
      method,
      body,
      headers: {
        "x-api-key": key,
        "content-type": "application/json",
        accept: "application/graphql-response+json",
        ...headers,
      },
    });
  }

  async function send({ ip = "127.0.0.1", ...sent }: Sent): Promise<Answer> {
    const response = await graphql.handle(requestOf(sent), {
      requestId: "request-1",
      ip,
      origin: "http://goi.test",
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, ...JSON.parse(text) };
  }

  return {
    /** What rate limits refused. */
    refused: refused.list,
    ...graphql,
    clock,
    apiKeys,
    photoPasses,
    printPasses,
    press,
    licencePasses,
    handOverLinks,
    key,
    log,
    removedIdentities,
    send,
    requestOf,
    pass(ms: number) {
      time = new Date(time.getTime() + ms);
    },
    /** Asks as a visitor, or as the member whose token this is. */
    post(query: string, { variables, token, headers, ip }: Asked = {}) {
      return send({
        ip,
        body: JSON.stringify({ query, variables }),
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      });
    },
  };
}

const noFile = () => Promise.reject(new Error("This test has no files"));
const noFiles: Files = { uploadForm: noFile, write: noFile, stat: noFile, read: noFile, remove: noFile };

export const readableBusiness: Config["business"] = {
  name: "고이",
  representative: "김고이",
  address: undefined,
  phone: undefined,
  email: undefined,
  number: undefined,
  mailOrderNumber: undefined,
  hosting: undefined,
};

const CODES: string[] = ["TOKEN_EXPIRED", "WRONG_TOKEN_USE"];

function codeOn(token: string): RefusalCode {
  return CODES.includes(token) ? (token as RefusalCode) : "TOKEN_INVALID";
}

/** Asks, as a browser does, again when the server is busy: on a slow machine any question may hear so. */
export async function untilNotBusy(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = await ask();
  return answer.status === 503 || codesOf(answer).includes("BUSY") ? untilNotBusy(ask) : answer;
}

export function codesOf({ errors = [] }: Answer): string[] {
  return errors.map(({ extensions }) => extensions.code);
}
