import { Link } from "react-router";
import "@fontsource/gowun-batang/400.css";
import type { PageHandle } from "#web/root.tsx";
import { useUser } from "#web/session/session.ts";
import { Scene } from "./home/scene.tsx";
import styles from "./home.module.css";

export const handle: PageHandle = { rests: true };

export function meta() {
  return [
    { title: "고이 · 고이 접어 보내는 카드" },
    {
      name: "description",
      content: "고이는 소중한 소식을 카드 한 장에 담아 링크 하나로 전하는 디지털 카드 서비스입니다.",
    },
  ];
}

export default function Home() {
  return (
    <>
      <Hero />
      <Meaning />
      <Promises />
    </>
  );
}

function Hero() {
  const user = useUser();
  return (
    <section className={styles.hero} aria-labelledby="hero">
      <Scene />
      <p className={styles.eyebrow}>
        {user ? "다시 오셨네요, 반갑습니다" : "마음을 전하는 디지털 카드, 고이"}
      </p>
      <h1 id="hero" className={styles.headline}>
        소중한 소식을
        <br />
        고이 접어 보냅니다
      </h1>
      <p className={styles.sentence}>
        카드 한 장에 마음을 담아, <br />
        링크 하나로 전합니다.
      </p>
      <Link to="/create" className={styles.start}>
        카드 만들기
      </Link>
    </section>
  );
}

const meanings = [
  { sense: "곱게", so: "카드는 소식이기 전에 선물입니다. 여는 순간 고와야 합니다." },
  { sense: "정성을 다해", so: "글씨 한 줄, 여백 한 칸까지 살펴 만듭니다." },
  { sense: "다치지 않게 그대로", so: "쓰시던 글도, 손님이 남긴 마음도 온전히 지킵니다." },
];

function Meaning() {
  return (
    <section className={styles.meaning} aria-labelledby="meaning">
      <h2 id="meaning" className={styles.word}>
        고이 <small>부사</small>
      </h2>
      <ol className={styles.senses}>
        {meanings.map(({ sense, so }) => (
          <li key={sense}>
            <h3>{sense}</h3>
            <p>{so}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const promises = [
  {
    count: "하나",
    promise: "쓰시던 글을 잃지 않습니다",
    how: "화면을 닫거나 연결이 끊겨도, 멈춘 곳에서 이어 쓰실 수 있게 합니다.",
  },
  {
    count: "둘",
    promise: "받는 분은 누르기만 하시면 됩니다",
    how: "앱을 깔거나 가입하지 않아도, 받은 링크를 누르면 바로 열리게 합니다.",
  },
  {
    count: "셋",
    promise: "누구나 편히 읽으시게 합니다",
    how: "글씨는 크고 또렷하게 두고, 화면은 마음껏 키워 보실 수 있게 합니다.",
  },
  {
    count: "넷",
    promise: "남긴 마음을 함부로 쓰지 않습니다",
    how: "손님의 글과 연락처를 팔거나 광고에 쓰지 않고, 남긴 분이 직접 지우실 수 있게 합니다.",
  },
];

function Promises() {
  return (
    <section className={styles.promises} aria-labelledby="promises">
      <header>
        <h2 id="promises">카드와 손님을 대하는 마음</h2>
        <p>무엇을 더하든 이 네 가지는 먼저 지킵니다.</p>
      </header>
      <ol>
        {promises.map(({ count, promise, how }) => (
          <li key={count}>
            <span className={styles.count} aria-hidden="true">
              {count}
            </span>
            <h3>{promise}</h3>
            <p>{how}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
