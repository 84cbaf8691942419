import "@fontsource/gowun-batang/400.css";
import styles from "#web/documents/document.module.css";
import { PrivacyText } from "#web/documents/privacy-text.tsx";

export function meta() {
  return [
    { title: "개인정보처리방침 · 고이" },
    { name: "description", content: "고이가 어떤 개인정보를 왜 받고, 언제 지우는지 알려 드립니다." },
  ];
}

export default function Privacy() {
  return (
    <div className={styles.page}>
      <h1>개인정보처리방침</h1>
      <PrivacyText />
    </div>
  );
}
