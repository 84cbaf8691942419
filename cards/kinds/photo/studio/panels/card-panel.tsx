import { Button, Input, NumberInput, SegmentedControl, Switch, TextInput } from "@mantine/core";
import { useState } from "react";
import { newNumber } from "#cards/kinds/photo/edit/new-element.ts";
import { finishLabels } from "#cards/kinds/photo/finish-labels.ts";
import { PrintButtons } from "#cards/kinds/photo/print-buttons.tsx";
import {
  DESIGN_NAME_MAX_LENGTH,
  type Finish,
  finishes,
  NUMBER_MAX,
  SET_MAX_LENGTH,
} from "#cards/kinds/photo/sizes.ts";
import { useStudio } from "#cards/kinds/photo/studio/studio-context.ts";
import { Finished } from "./finished.tsx";
import styles from "./panel.module.css";

/** What is said of the card as a whole, how it feels, and the way to paper. */
export function CardPanel() {
  const { design, changeDesign, printing } = useStudio();
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.stack}>
      <Button size="md" onClick={() => setShown(true)}>
        완성 모습 보기
      </Button>
      <Input.Wrapper label="표면" labelElement="div">
        <SegmentedControl
          aria-label="표면"
          fullWidth
          value={design.finish}
          data={finishes.map((finish) => ({ value: finish, label: finishLabels[finish] }))}
          onChange={(finish) => changeDesign({ finish: finish as Finish })}
        />
      </Input.Wrapper>
      <NumberFields />
      <TextInput
        label="카드 이름"
        placeholder="여름 생일"
        description="내 포토카드에서 찾을 때 씁니다. 카드에는 나오지 않습니다."
        maxLength={DESIGN_NAME_MAX_LENGTH}
        value={design.name}
        onChange={(event) => changeDesign({ name: event.currentTarget.value }, "name")}
      />
      <TextInput
        label="세트"
        placeholder="2027 생일"
        description="같은 이름을 쓴 카드끼리 바인더에 나란히 꽂힙니다."
        maxLength={SET_MAX_LENGTH}
        value={design.set}
        onChange={(event) => changeDesign({ set: event.currentTarget.value }, "set")}
      />
      <PrintButtons number={design.number} printing={printing} />
      <Finished opened={isShown} onClose={() => setShown(false)} />
    </div>
  );
}

function NumberFields() {
  const { design, face, changeDesign, add } = useStudio();
  const { number } = design;
  const isOnFace = face.elements.some(({ type }) => type === "number");
  const field = { min: 1, max: NUMBER_MAX, allowDecimal: false, clampBehavior: "strict" } as const;
  return (
    <>
      <Switch
        label="번호 매기기"
        description="No. 01/10처럼 몇 번째 카드인지 적습니다."
        checked={number !== null}
        onChange={(event) => changeDesign({ number: event.currentTarget.checked ? { at: 1, of: 10 } : null })}
      />
      {number && (
        <>
          <div className={styles.row}>
            <NumberInput
              {...field}
              label="번호"
              value={number.at}
              onChange={(at) =>
                typeof at === "number" &&
                changeDesign({ number: { at, of: Math.max(at, number.of) } }, "number")
              }
            />
            <NumberInput
              {...field}
              label="모두 몇 장"
              value={number.of}
              onChange={(of) =>
                typeof of === "number" &&
                changeDesign({ number: { of, at: Math.min(of, number.at) } }, "number")
              }
            />
          </div>
          {!isOnFace && (
            <Button variant="default" onClick={() => add(newNumber())}>
              이 면에 번호 놓기
            </Button>
          )}
        </>
      )}
    </>
  );
}
