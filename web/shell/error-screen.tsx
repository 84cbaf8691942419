import { isRouteErrorResponse } from "react-router";
import styles from "./error-screen.module.css";

/** What a person sees when a page cannot be shown. */
export function ErrorScreen({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main className={styles.screen}>
      {/* An address that leads nowhere has no page that would name it. */}
      {missing && <title>찾으시는 페이지가 없습니다 · 고이</title>}
      <span className={styles.mark} aria-hidden="true" />
      <h1 className={styles.sentence}>
        {missing ? "찾으시는 페이지가 없습니다." : "서비스 에러가 발생 하였습니다."}
      </h1>
      <p className={styles.advice}>
        {missing
          ? "주소가 바뀌었거나 없어진 페이지입니다. 받으신 링크를 다시 한번 확인해 주세요."
          : "잠시 뒤에 다시 열어 주세요. 쓰시던 내용은 이 기기에 남아 있습니다."}
      </p>
      {missing ? (
        <>
          <a className={styles.button} href="/">
            메인 페이지로 가기
          </a>
          <a className={styles.other} href="/faq">
            자주 묻는 질문 보기
          </a>
        </>
      ) : (
        <button type="button" className={styles.button} onClick={reloadAtMain}>
          메인 페이지로 가기
        </button>
      )}
    </main>
  );
}

/** A whole new load, so that nothing of the broken page stays. */
function reloadAtMain() {
  window.location.replace("/");
}
