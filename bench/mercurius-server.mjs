import { createRequire } from "node:module";

/**
 * The peer of B8: Mercurius without its compiler, without a key, a token or limits, asking the same database for the
 * same rows. Its packages are installed for the run, beside nothing of ours.
 */
const [, , folder = "", databaseUrl = ""] = process.argv;
const load = createRequire(`${folder}/package.json`);
const { Pool } = load("pg");
const pool = new Pool({ connectionString: databaseUrl, max: 10 });

const app = load("fastify")();
app.register(load("mercurius"), {
  schema: `
    type Response { id: ID! content: String! values: [String!]! state: String! createdAt: String! }
    type Card { id: ID! title: String! responses(first: Int!): [Response!]! }
    type Query { card(id: ID!): Card }`,
  resolvers: {
    Query: {
      async card(_root, { id }) {
        return (await pool.query("select id, title from cards where id = $1", [id])).rows[0];
      },
    },
    Card: {
      async responses({ id }, { first }) {
        const { rows } = await pool.query(
          "select id, content, state, created_at from entries where card = $1 and section = 'rsvp' order by created_at desc, id desc limit $2",
          [id, first],
        );
        return rows;
      },
    },
    Response: {
      content: ({ content }) => JSON.stringify(content),
      values: ({ content }) => Object.values(content).map(String),
      createdAt: ({ created_at }) => created_at.toISOString(),
    },
  },
});
const url = await app.listen({ port: 0, host: "127.0.0.1" });
console.log(JSON.stringify({ url }));
process.on("SIGTERM", () => process.exit(0));
