import { sql } from "drizzle-orm";
import { GraphQLNonNull, GraphQLObjectType, GraphQLSchema, GraphQLString } from "graphql";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { Refusal } from "#domain/refusal.ts";
import { openPostgres } from "#server/adapters/database-postgres.ts";
import type { Database } from "#server/ports.ts";
import { databases, emptyDatabase } from "#tests/databases.ts";
import { codesOf, startApi } from "./api-for-tests.ts";
import type { Context } from "./context.ts";

const text = (resolve: (root: unknown, args: unknown, context: Context) => unknown) => ({
  type: GraphQLString,
  resolve,
});

/** Fields that fail in every way we know. */
const schema = new GraphQLSchema({
  query: new GraphQLObjectType<unknown, Context>({
    name: "Query",
    fields: {
      fine: text(() => "fine"),
      boom: text(function explode() {
        throw new Error("/home/goi/secret.ts: password=hunter2");
      }),
      string: text(() => Promise.reject("a secret string")),
      missing: { type: new GraphQLNonNull(GraphQLString), resolve: () => null },
      wrongQuery: text((_root, _args, { database }) =>
        database.orm.execute(sql`select 1 / 0 where ${"minsu@example.com"} <> ''`),
      ),
      refused: text(() => {
        throw new Refusal("INVALID", { fields: { name: "이름을 적어 주세요." } });
      }),
      limited: text(() => {
        throw new Refusal("RATE_LIMITED", { limit: "tries", retryAfterSeconds: 30 });
      }),
      stored: text(async (_root, _args, { database }) => String(await database.run("select 1"))),
    },
  }),
});

let database: Database;
beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(() => database.close());
const start = () => startApi({ database, schema });

describe("a resolver that fails", () => {
  test.each(["boom", "string", "missing", "wrongQuery"])(
    "%s: the caller reads one sentence, the log has the stack",
    async (field) => {
      const api = await start();
      const answer = await api.post(`{ fine ${field} }`);
      expect(answer.errors).toEqual([
        {
          message: "서비스 에러가 발생 하였습니다.",
          path: [field],
          extensions: { code: "INTERNAL", requestId: "request-1" },
        },
      ]);
      expect(answer.status).toBe(200);
      expect(answer.text).not.toMatch(/secret|hunter2|select|\/home|at /);
      expect(api.log).toEqual([
        {
          level: "error",
          message: "a call failed",
          requestId: "request-1",
          code: "INTERNAL",
          error: expect.any(String),
          stack: expect.any(String),
        },
      ]);
    },
  );

  test("the stack in the log leads to the code", async () => {
    const api = await start();
    await api.post("{ boom }");
    expect(api.log[0]?.stack).toMatch(/hunter2\n +at .*explode/);
  });

  test("a query that fails is logged with its text and cause, never with what people typed", async () => {
    const api = await start();
    await api.post("{ wrongQuery }");
    expect(api.log[0]?.stack).toMatch(/select 1 \/ 0/);
    expect(api.log[0]?.stack).toMatch(/division by zero/);
    expect(JSON.stringify(api.log)).not.toContain("minsu@example.com");
  });

  test("what else was asked is answered", async () => {
    const api = await start();
    expect((await api.post("{ fine boom }")).data).toEqual({ fine: "fine", boom: null });
  });
});

describe("a resolver that refuses", () => {
  test("gives its sentence, code and fields, and is no matter for the log", async () => {
    const api = await start();
    const answer = await api.post("{ refused }");
    expect(answer.status).toBe(200);
    expect(answer.errors).toEqual([
      {
        message: "입력하신 내용을 확인해 주세요.",
        path: ["refused"],
        extensions: { code: "INVALID", requestId: "request-1", fields: { name: "이름을 적어 주세요." } },
      },
    ]);
    expect(api.log).toEqual([]);
  });

  test("says when to come back, and is counted by the limit, of which the caller is told nothing", async () => {
    const api = await start();
    const [error] = (await api.post("{ yuna: limited refused }")).errors ?? [];
    expect(error?.extensions).toEqual({
      code: "RATE_LIMITED",
      requestId: "request-1",
      retryAfterSeconds: 30,
    });
    expect(api.refused()).toEqual([{ labels: { limit: "tries" }, count: 1 }]);
  });
});

describe.each(databases)("while %s is away", (_name, open) => {
  let api: Awaited<ReturnType<typeof startApi>>;
  beforeAll(async () => {
    const closing = await open();
    api = await startApi({ database: closing, schema });
    await closing.close();
  });

  test("a call that needs it hears 503 and when to come back", async () => {
    const answer = await api.post("{ stored }");
    expect([answer.status, codesOf(answer)]).toEqual([503, ["BUSY"]]);
    expect(answer.headers.get("retry-after")).toBe("5");
    expect(api.log.map(({ level, code }) => [level, code])).toEqual([["warn", "BUSY"]]);
  });

  test("what does not need it is still answered", async () => {
    const answer = await api.post("{ fine stored }");
    expect([answer.status, answer.data, codesOf(answer)]).toEqual([
      200,
      { fine: "fine", stored: null },
      ["BUSY"],
    ]);
    expect(await api.post("{ fine }")).toMatchObject({ status: 200, data: { fine: "fine" } });
  });
});

test("a database server that cannot be reached is an outage, not a bug", async () => {
  const unreachable = await openPostgres("postgres://goi@127.0.0.1:1/none");
  onTestFinished(() => unreachable.close());
  const api = await startApi({ database: { ...database, run: unreachable.run }, schema });
  expect(codesOf(await api.post("{ stored }"))).toEqual(["BUSY"]);
});

describe("asking inside the process", () => {
  test("answers and masks as over HTTP", async () => {
    const api = await start();
    const requestId = "page-1";
    expect(await api.ask({ query: "{ fine }", requestId })).toEqual({ data: { fine: "fine" } });
    expect(await api.ask({ query: "{ boom }", requestId })).toEqual({
      data: { boom: null },
      errors: [
        {
          message: "서비스 에러가 발생 하였습니다.",
          path: ["boom"],
          extensions: { code: "INTERNAL", requestId },
        },
      ],
    });
    const faults = [
      await api.ask({ query: "{ nothing }", requestId }),
      await api.ask({ query: "{", requestId }),
    ];
    for (const { data, errors } of faults) {
      expect(data).toBeUndefined();
      expect(errors).toMatchObject([{ extensions: { code: "BAD_REQUEST", requestId } }]);
    }
  });
});
