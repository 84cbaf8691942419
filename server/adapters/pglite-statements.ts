import { type PGlite, parse, protocol, type Results, type types } from "@electric-sql/pglite";
import { LRUCache } from "lru-cache";

const { serialize } = protocol;
type Messages = Parameters<typeof parse.parseResults>[0];

/** What an hour of guests and makers asks; each takes some kilobytes of the database's memory. */
const MOST_PREPARED = 300;
/** A longer text carries its rows with it and is not asked twice. */
const LONGEST_PREPARED = 8_000;
/** What changes tables: an answer prepared before may have other columns now. */
const CHANGES_TABLES = /\b(?:create|alter|drop)\b/i;

const WRITES = /\b(?:insert\s+into|delete\s+from|update\s[^;]*?\bset)\b/i;
/** PostgreSQL's own number: the sixth time may be by a plan that was made for no values. */
const PLANNED_FOR_VALUES = 5;
/** What writes finds its rows by keys, whatever their values, and not so often that a small table is a large one by then. */
const PLANNED_ALIKE = 200;

/** How rows are given back; `parsers` are all that there are. */
type Form = { rowMode?: "array" | "object"; parsers: Record<number, types.Parser> };

type Statement = {
  name: string;
  types: number[];
  described: Messages;
  /** How often it is asked before it is planned anew. */
  uses: number;
  used: number;
};

/**
 * Asks with values by prepared statements, as the library's own `query` does not: it has each text read, described and
 * planned anew, which takes most of the time of a short one. PostgreSQL plans a prepared one for its values five times
 * and then keeps a plan; what reads is prepared again before that, so that no plan grows old while its table grows.
 */
export function createStatements(database: PGlite) {
  /** Names that the database still has to forget. */
  let dropped: string[] = [];
  let last = 0;
  const prepared = new LRUCache<string, Statement>({
    max: MOST_PREPARED,
    dispose: ({ name }) => void dropped.push(name),
  });

  /** What is answered to all of it, sent at once. */
  const said = (parts: readonly Uint8Array[]): Promise<Messages> =>
    database.execProtocolStream(Buffer.concat([...parts, serialize.sync()]));

  async function prepare(text: string): Promise<Statement> {
    const name = `goi${++last}`;
    const closed = dropped.map((old) => serialize.close({ type: "S", name: old }));
    dropped = [];
    const messages = await said([
      ...closed,
      serialize.parse({ name, text }),
      serialize.describe({ type: "S", name }),
    ]);
    const statement = {
      name,
      types: parse.parseDescribeStatementResults(messages),
      described: messages.filter((message) => message.name === "rowDescription"),
      uses: WRITES.test(text) ? PLANNED_ALIKE : PLANNED_FOR_VALUES,
      used: 0,
    };
    prepared.set(text, statement);
    return statement;
  }

  async function ask(text: string, { values, form }: { values: unknown[]; form: Form }) {
    const statement = prepared.get(text) ?? (await prepare(text));
    const { name, types, described, uses } = statement;
    const { serializers } = database;
    const bound = values.map((value, at) => {
      if (value === null || value === undefined) return null;
      const write = serializers[types[at] ?? 0];
      return write ? write(value) : String(value);
    });
    const isOld = statement.used >= uses;
    statement.used = isOld ? 1 : statement.used + 1;
    const renewed = isOld ? [serialize.close({ type: "S", name }), serialize.parse({ name, text })] : [];
    try {
      const messages = await said([
        ...renewed,
        serialize.bind({ statement: name, values: bound }),
        serialize.execute(),
      ]);
      return parse.parseResults([...described, ...messages], form.parsers, { rowMode: form.rowMode })[0];
    } catch (error) {
      // Whatever was wrong with it, the next one begins anew.
      prepared.delete(text);
      throw error;
    }
  }

  return {
    query(text: string, values: unknown[], form: Form): Promise<Results | undefined> {
      if (text.length > LONGEST_PREPARED) return database.query(text, values, form);
      return database.runExclusive(() => ask(text, { values, form }));
    },
    /** To be told of every other text. */
    ran(text: string): void {
      if (CHANGES_TABLES.test(text)) prepared.clear();
    },
  };
}
