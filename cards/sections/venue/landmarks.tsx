import { ChoiceField } from "#cards/fields/choice-field.tsx";
import type { Field } from "#cards/fields/field.ts";
import { Beside } from "#cards/fields/group.tsx";
import { memoField } from "#cards/fields/memo-field.ts";
import { NumberField } from "#cards/fields/number-field.tsx";
import { Rows } from "#cards/fields/rows.tsx";
import { SuggestField } from "#cards/fields/suggest-field.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { CompassField } from "./compass-field.tsx";
import styles from "./editor.module.css";
import { type Bend, type Landmark, namedLandmarks } from "./landmark.ts";
import { offeredLines } from "./subway-lines.ts";
import { walkWords } from "./way-words.ts";

const blank: Landmark = {
  name: "",
  line: "",
  exit: "",
  side: "south",
  bend: "straight",
  minutes: null,
  metres: null,
  turns: "",
};

const walked: Record<Bend, string> = {
  straight: "곧장",
  left: "왼쪽으로 꺾어서",
  right: "오른쪽으로 꺾어서",
};

/** From where guests walk, each with the way from there. */
export function Landmarks({ field }: { field: Field<Landmark[]> }) {
  return (
    <Rows
      field={field}
      one="역·건물"
      purpose="손님이 아는 역이나 큰 건물을 하나만 적어도 약도가 그려집니다."
      blank={blank}
      titleOf={({ name, exit }) => `${name} ${exit}`}
      Row={LandmarkRow}
    />
  );
}

const LandmarkRow = memoField(function LandmarkRow({ field }: { field: Field<Landmark> }) {
  const { name, line, exit } = field.value;
  const isStation = /역\s*$/.test(name) || line !== "" || exit !== "";
  return (
    <>
      <TextField field={field.at("name")} label="역·건물 이름" placeholder="시청역" />
      {isStation && (
        <Beside>
          <SuggestField field={field.at("line")} label="호선" placeholder="2호선" words={offeredLines} />
          <TextField field={field.at("exit")} label="출구" placeholder="5번 출구" />
        </Beside>
      )}
      <CompassField field={field.at("side")} label="오시는 곳에서 볼 때 어느 쪽에 있나요?" />
      <Beside>
        <NumberField field={field.at("minutes")} label="걸어서" placeholder="3분" suffix="분" />
        <NumberField field={field.at("metres")} label="거리" placeholder="200 m" suffix=" m" />
      </Beside>
      <ChoiceField field={field.at("bend")} label="걷는 길" choices={walked} />
      <TextField
        field={field.at("turns")}
        label="눈에 띄는 것"
        placeholder="편의점을 끼고 골목으로 들어오세요"
      />
    </>
  );
});

/** What a hall says, in words. */
export function LandmarksSaid({ landmarks }: { landmarks: readonly Landmark[] }) {
  return (
    <ul className={styles.landmarks}>
      {namedLandmarks(landmarks).map((landmark) => (
        <li key={walkWords(landmark, "ko")}>{walkWords(landmark, "ko")}</li>
      ))}
    </ul>
  );
}
