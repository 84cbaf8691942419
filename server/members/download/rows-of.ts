/** Rows that are read at a time, so that others are answered in between and memory has an end. */
const AT_ONCE = 200;

type Reading<Row> = (place: { after: Row | undefined; limit: number }) => Promise<Row[]>;

/** All rows of a list that is read page by page. */
export async function* rowsOf<Row>(read: Reading<Row>): AsyncGenerator<Row> {
  let after: Row | undefined;
  for (;;) {
    const page = await read({ after, limit: AT_ONCE });
    yield* page;
    after = page.at(-1);
    if (page.length < AT_ONCE) return;
  }
}
