import { lazy, Suspense } from "react";
import { SAMPLE_PICTURE } from "#cards/engine/sample-address.ts";
import type { DoorDesign } from "#cards/kinds/designs.ts";
import type { Door } from "#cards/kinds/doors.ts";
import styles from "./designs.module.css";
import { type Asked, StartForm } from "./start-form.tsx";
import { useBegin } from "./use-begin.ts";
import { useTriedAnswers } from "./use-tried-answers.ts";
import { type TriedPhoto, useTriedPhoto } from "./use-tried-photo.ts";

/** As many as the first screen of a desktop shows. */
const SEEN_FIRST = 5;

/** Only who types something, or puts in a photo, loads what draws cards. */
const LivingCover = lazy(() =>
  import("./living-cover.tsx").then(({ LivingCover: Cover }) => ({ default: Cover })),
);

type Props = { door: Door; designs: readonly DoorDesign[]; asked: Asked };

/** Every design, as a picture until somebody says who it is for, and then with their own names. */
export function DesignWall({ door, designs, asked }: Props) {
  const { answers, answer } = useTriedAnswers(door.designs);
  const { photo, problem, choose, remove } = useTriedPhoto(door.designs);
  const { begin, beginning } = useBegin(door);
  const isLiving = photo !== null || Object.values(answers).some((typed) => typed.trim() !== "");
  const act = door.isSolemn ? "이 모습으로 쓰기" : "이 디자인으로 만들기";
  return (
    <>
      {(asked.questions.length > 0 || asked.hasPhoto) && (
        <StartForm
          asked={asked}
          answers={answers}
          onAnswer={answer}
          photo={{ shown: photo, problem, choose, remove }}
        />
      )}
      <ul className={styles.wall} aria-label="디자인">
        {designs.map((design, at) => (
          <li key={design.name} className={styles.design}>
            <Cover
              design={design}
              isFirst={at === 0}
              isEager={at < SEEN_FIRST}
              living={isLiving ? { door, answers, photo } : null}
            />
            <h2>{design.label}</h2>
            <p>{design.mood}</p>
            <div className={styles.acts}>
              <button
                type="button"
                className={styles.begin}
                disabled={beginning !== null}
                aria-label={`${design.label}, ${act}`}
                onClick={() => void begin({ design: design.name, answers, photo: photo?.file ?? null })}
              >
                {beginning === design.name ? "펴는 중입니다" : act}
              </button>
              <a href={design.address} className={styles.whole} aria-label={`${design.label}, 끝까지 보기`}>
                끝까지 보기
              </a>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

type CoverProps = {
  design: DoorDesign;
  isFirst: boolean;
  isEager: boolean;
  living: { door: Door; answers: Readonly<Record<string, string>>; photo: TriedPhoto | null } | null;
};

function Cover({ design, isFirst, isEager, living }: CoverProps) {
  const picture = (
    <img
      src={design.picture}
      {...SAMPLE_PICTURE}
      alt=""
      className={styles.picture}
      loading={isEager ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
    />
  );
  if (!living) return <div className={styles.cover}>{picture}</div>;
  return (
    <div className={styles.cover}>
      <Suspense fallback={picture}>
        <LivingCover {...living} design={design.name} fallback={picture} />
      </Suspense>
    </div>
  );
}
