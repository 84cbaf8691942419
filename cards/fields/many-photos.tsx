import { Button } from "@mantine/core";
import type { Photo } from "#cards/engine/photo.ts";
import styles from "./photos.module.css";
import type { ChosenPhotos } from "./use-chosen-photos.ts";

type Props = {
  choosing: ChosenPhotos;
  /** Puts them on the cover; null where there is none. */
  cover: ((chosen: readonly Photo[]) => void) | null;
  remove(): void;
  toFront(): void;
  toEnd(): void;
};

/** What is done to several photos at once. */
export function ManyPhotos({ choosing, cover, remove, toFront, toEnd }: Props) {
  const { isOn, chosen } = choosing;
  if (!isOn) {
    return (
      <Button className={styles.many} variant="subtle" color="dark" type="button" onClick={choosing.start}>
        여러 장 골라 정리하기
      </Button>
    );
  }
  const act = (label: string, run: () => void) => (
    <Button variant="default" type="button" disabled={chosen.length === 0} onClick={run}>
      {label}
    </Button>
  );
  return (
    <fieldset className={styles.manyActs}>
      <legend className={styles.manyCount}>{chosen.length}장을 골랐습니다.</legend>
      <Button variant="default" type="button" onClick={choosing.all}>
        모두 고르기
      </Button>
      {cover && act("표지로", () => cover(chosen))}
      {act("맨 앞으로", toFront)}
      {act("맨 뒤로", toEnd)}
      {act("지우기", remove)}
      <Button variant="subtle" color="dark" type="button" onClick={choosing.stop}>
        그만 고르기
      </Button>
    </fieldset>
  );
}
