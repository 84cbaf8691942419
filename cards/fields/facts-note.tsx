import { Button } from "@mantine/core";
import { use, useSyncExternalStore } from "react";
import { followFacts, patternsOf } from "#cards/engine/derived.ts";
import { type Editing, EditingContext } from "#cards/engine/editor.ts";
import { kindNamed } from "#cards/kinds/kinds.ts";
import styles from "./field.module.css";
import type { Field } from "./field.ts";

type Props = { field: Pick<Field<string>, "section" | "name"> };

/** Under a field that says what the facts say: that it does, or that its maker wrote something else, and the way back. */
export function FactsNote(props: Props) {
  const editing = use(EditingContext);
  return editing && <Note {...props} editing={editing} />;
}

function Note({ field, editing }: Props & { editing: Editing }) {
  const path = `${field.section}.${field.name}`;
  const kind = kindNamed(editing.kind);
  const find = () => stateOf(editing, path);
  const state = useSyncExternalStore(editing.listen, find, find);
  if (state === "plain") return null;
  if (state === "follows") {
    return <p className={styles.facts}>카드에 적은 이름이 저절로 들어갑니다. 고쳐 쓰셔도 됩니다.</p>;
  }
  return (
    <p className={styles.facts}>
      <span>직접 쓰신 글이라 이름을 고쳐도 바뀌지 않습니다.</span>
      <Button
        variant="subtle"
        color="dark"
        type="button"
        onClick={() => editing.replace(followFacts(kind, editing.content(), path))}
      >
        이름 따라 쓰기
      </Button>
    </p>
  );
}

function stateOf({ kind, content }: Editing, path: string): "plain" | "follows" | "own" {
  const now = content();
  if (!(path in patternsOf(kindNamed(kind), now))) return "plain";
  return now.own?.includes(path) ? "own" : "follows";
}
