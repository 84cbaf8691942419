import { EmblemFrame } from "#web/shell/emblem.tsx";
import styles from "./steps.module.css";
import heading from "./title.module.css";

const steps = [
  {
    Drawing: Choosing,
    step: "고르고",
    how: "마음에 드는 샘플을 고르면 글과 사진 자리까지 다 차려져 있습니다.",
  },
  {
    Drawing: Writing,
    step: "적고",
    how: "적는 대로 옆에서 카드가 바뀝니다. 쓰시는 글은 그때그때 저장됩니다.",
  },
  {
    Drawing: Sending,
    step: "보냅니다",
    how: "링크 하나면 됩니다. 보낸 뒤에 고친 글도 같은 링크에서 바로 보입니다.",
  },
];

/** How a card comes to be. */
export function HomeSteps() {
  return (
    <section className={styles.section} aria-labelledby="steps">
      <h2 id="steps" className={heading.title}>
        세 걸음이면 됩니다
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ Drawing, step, how }) => (
          <li key={step}>
            <EmblemFrame Drawing={Drawing} />
            <h3>{step}</h3>
            <p>{how}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Choosing() {
  return (
    <>
      <path d="M26 14h20v34H26z" data-soft />
      <path d="M26 14h20v34H26zM26 20l-11 4 7 31 8-2M46 20l11 4-7 31-8-2" />
      <circle cx="36" cy="27" r="4" data-fill />
      <path d="M31 38h10M33 42h6" />
    </>
  );
}

/** A brush that has just lifted from the paper. */
function Writing() {
  return (
    <>
      <path d="M14 20h32v38H14z" data-soft />
      <path d="M46 30v28H14V20h24" />
      <path d="M21 32h12M21 40h16" />
      <path d="M21 48h10" data-accent />
      <path d="m58 10-14 20M54 8l-13 19c-2 3-3 6-3 9 3-1 5-3 7-6l13-20z" />
    </>
  );
}

function Sending() {
  return (
    <>
      <path d="M12 24h34v26H12z" data-soft />
      <path d="M12 24h34v26H12zM12 24l17 14 17-14" />
      <path d="M52 26c6-2 8-6 8-12M53 34c5-1 8-2 9-4M52 42c4 2 6 5 7 9" data-accent />
    </>
  );
}
