import "@fontsource/gowun-batang/400.css";
import styles from "#web/documents/document.module.css";
import { TermsText } from "#web/documents/terms-text.tsx";

export function meta() {
  return [
    { title: "이용약관 · 고이" },
    { name: "description", content: "고이를 쓰실 때 서로 지키기로 한 약속입니다." },
  ];
}

export default function Terms() {
  return (
    <div className={styles.page}>
      <h1>이용약관</h1>
      <TermsText />
    </div>
  );
}
