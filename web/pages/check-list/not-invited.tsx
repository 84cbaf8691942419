import { Button, Title } from "@mantine/core";
import { Link, useAsyncError } from "react-router";
import { ApiRefusal } from "#web/api-call.ts";
import { LoaderFailed } from "#web/queries/load-failed.tsx";
import styles from "./begin.module.css";
import { CHECK_LIST } from "./invitation-link.ts";
import { Rings } from "./rings.tsx";

const TITLE = "초대를 열지 못했습니다";

/** An invitation that leads nowhere says why, and the way on; one that did not come is asked for again. */
export function NotInvited() {
  const error = useAsyncError();
  const isAnswer = error instanceof ApiRefusal && (error.code === "NOT_FOUND" || error.code === "CONFLICT");
  if (!isAnswer) {
    return (
      <div className={styles.page}>
        <LoaderFailed title={TITLE} />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <Rings className={styles.drawing} />
      <Title order={1}>{TITLE}</Title>
      <p className={styles.lead}>{error.message}</p>
      <div className={styles.acts}>
        <Button component={Link} to={CHECK_LIST} size="lg">
          내 체크리스트로 가기
        </Button>
      </div>
    </div>
  );
}
