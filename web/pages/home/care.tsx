import { Link } from "react-router";
import styles from "./care.module.css";
import heading from "./title.module.css";

const senses = [
  { sense: "곱게", so: "카드는 소식이기 전에 선물입니다. 여는 순간 고와야 합니다." },
  { sense: "정성을 다해", so: "글씨 한 줄, 여백 한 칸, 그림 한 점까지 직접 그려 만듭니다." },
  { sense: "다치지 않게 그대로", so: "쓰시던 글도, 손님이 남긴 마음도 온전히 지킵니다." },
];

/** What the name means, as a dictionary has it. */
export function Meaning() {
  return (
    <section className={styles.meaning} aria-labelledby="meaning">
      <h2 id="meaning" className={styles.word}>
        고이 <small>부사</small>
      </h2>
      <ol className={styles.senses}>
        {senses.map(({ sense, so }) => (
          <li key={sense}>
            <h3>{sense}</h3>
            <p>{so}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const cares = [
  {
    count: "하나",
    care: "손님도 함께하는 카드",
    how: "숨을 불어 촛불을 끄고, 돌잡이를 점치고, 자리를 맡고, 방명록에 마음을 남깁니다. 앱도 가입도 필요 없습니다.",
  },
  {
    count: "둘",
    care: "쓰시던 글을 잃지 않습니다",
    how: "화면을 닫거나 연결이 끊겨도 멈춘 곳에서 이어 쓰십니다. 지난 모습으로 되돌리실 수도 있습니다.",
  },
  {
    count: "셋",
    care: "누구나 편히 읽으십니다",
    how: "글씨는 또렷하게 두고 화면은 마음껏 키워 보시게 했습니다. 어르신 휴대폰에서도 가볍게 열립니다.",
  },
  {
    count: "넷",
    care: "남긴 마음을 함부로 쓰지 않습니다",
    how: "손님의 글과 연락처를 팔거나 광고에 쓰지 않습니다. 연락처와 계좌는 행사 30일 뒤에 저절로 가려집니다.",
  },
];

/** What is done here that is not done everywhere. */
export function Care() {
  return (
    <section className={styles.care} aria-labelledby="care">
      <header>
        <h2 id="care" className={heading.title}>
          고이가 마음을 쓰는 곳
        </h2>
        <p>
          부고는 언제나 무료이고, 광고도 표시도 붙이지 않습니다. <Link to="/sample">샘플을 열어</Link> 직접
          만져 보세요.
        </p>
      </header>
      <ol>
        {cares.map(({ count, care, how }) => (
          <li key={count}>
            <span className={styles.count} aria-hidden="true">
              {count}
            </span>
            <h3>{care}</h3>
            <p>{how}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
