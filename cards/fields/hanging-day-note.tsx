import { Switch } from "@mantine/core";
import { use, useSyncExternalStore } from "react";
import { dayDistance, distanceWords, fixDay } from "#cards/engine/days.ts";
import { type Editing, EditingContext } from "#cards/engine/editor.ts";
import { kindNamed } from "#cards/kinds/kinds.ts";
import styles from "./field.module.css";

type Props = { path: string; label: string };

/** Under a day that hangs on the card's own: how far it is from it, and whether it moves with it. */
export function HangingDayNote(props: Props) {
  const editing = use(EditingContext);
  return editing && <Note {...props} editing={editing} />;
}

function Note({ path, label, editing }: Props & { editing: Editing }) {
  const { kind, content, listen, replace } = editing;
  const find = () => dayDistance(kindNamed(kind), content(), path);
  const days = useSyncExternalStore(listen, find, find);
  const isFixed = () => content().fixed?.includes(path) ?? false;
  const fixed = useSyncExternalStore(listen, isFixed, isFixed);
  if (days === null) return null;
  return (
    <Switch
      className={styles.hangs}
      size="sm"
      label="날짜를 옮기면 함께 옮기기"
      aria-label={`${label}: 날짜를 옮기면 함께 옮기기`}
      description={`카드에 적은 날${distanceWords(days)}입니다.`}
      checked={!fixed}
      onChange={({ currentTarget }) => replace(fixDay(content(), path, !currentTarget.checked))}
    />
  );
}
