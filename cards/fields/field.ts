import { useCallback, useLayoutEffect, useRef } from "react";
import type { EditorProps } from "#cards/engine/editor.ts";
import type { Section } from "#cards/engine/section.ts";
import { type Limit, limitOf, schemaAt } from "./schema.ts";

/** A field of a section's form, as every input takes it. A field that holds others is gone into by `at`. */
export type Field<Value> = {
  /** Its path in the content, such as `people.0.name`. */
  name: string;
  /** The section whose form it belongs to. */
  section: string;
  value: Value;
  change(value: Value): void;
  /** What to mend here. */
  problem: string | undefined;
  /** Whether something is to be mended here or further in. */
  isTroubled: boolean;
  limit: Limit | null;
  at<Key extends keyof Value>(key: Key): Field<Value[Key]>;
};

type Form = {
  section: Section<string, never>;
  problems: EditorProps<never>["problems"];
  put(path: readonly string[], value: unknown): void;
};

/**
 * The form of a section. A change is made to what stands there when it happens, not to what stood there when the
 * input was drawn: a photo may arrive minutes after it was chosen, and others were typing.
 */
export function useFields<Content extends object>(
  section: Section<string, Content>,
  { content, change, problems }: EditorProps<Content>,
): Field<Content> {
  const latest = useRef({ content, change });
  useLayoutEffect(() => {
    latest.current = { content, change };
  });
  const put = useCallback((path: readonly string[], value: unknown) => {
    const next = written({ into: latest.current.content, path, value }) as Content;
    const [first] = path as [keyof Content & string];
    latest.current = { ...latest.current, content: next };
    latest.current.change({ [first]: next[first] } as unknown as Partial<Content>);
  }, []);
  return field({ section: section as Section<string, never>, problems, put }, { path: [], value: content });
}

function field<Value>(form: Form, { path, value }: { path: readonly string[]; value: Value }): Field<Value> {
  const name = path.join(".");
  const schema = schemaAt(form.section.content, path);
  return {
    name,
    section: form.section.name,
    value,
    change: (next) => form.put(path, next),
    problem: form.problems[name],
    isTroubled: Object.keys(form.problems).some((found) => found === name || found.startsWith(`${name}.`)),
    limit: schema && limitOf(schema),
    at: (key) => field(form, { path: [...path, String(key)], value: value[key] }),
  };
}

/** A copy with one value replaced, however deep it lies. */
function written(change: { into: unknown; path: readonly string[]; value: unknown }): unknown {
  const [key, ...path] = change.path;
  if (key === undefined) return change.value;
  const { into } = change;
  if (Array.isArray(into)) {
    return into.map((one, at) => (String(at) === key ? written({ ...change, into: one, path }) : one));
  }
  const holder = into as Record<string, unknown>;
  return { ...holder, [key]: written({ ...change, into: holder[key], path }) };
}
