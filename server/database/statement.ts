import type { Orm } from "#server/ports.ts";

/**
 * A statement that is put together once for each database and not for each call: of a small one that is most of the
 * work. It is prepared without a name, so that nothing is kept by the server, before which a pool may stand.
 */
export function statement<Prepared extends object>(prepare: (orm: Orm) => Prepared): (orm: Orm) => Prepared {
  const known = new WeakMap<Orm, Prepared>();
  return (orm) => {
    const prepared = known.get(orm) ?? prepare(orm);
    known.set(orm, prepared);
    return prepared;
  };
}

/** The name of a statement that has none. */
export const UNNAMED = "";
