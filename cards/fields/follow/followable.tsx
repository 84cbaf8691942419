import { Button } from "@mantine/core";
import { type ReactNode, use, useEffect, useId, useRef, useState } from "react";
import styles from "./follow.module.css";
import { FollowingContext } from "./use-following.ts";

type Props = {
  /** The path of the field. */
  path: string;
  label: string;
  /** How what stands here now is read; null where nothing does. */
  said: ReactNode;
  /** What it is written into. */
  children: ReactNode;
};

/** A field that may follow a block: read until the maker wants it otherwise, and put back again with a tap. */
export function Followable({ path, label, said, children }: Props) {
  const form = use(FollowingContext);
  const [taken, setTaken] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isOwn = !form?.following || form.following.own.includes(path);
  useEffect(() => {
    if (!taken || !isOwn) return;
    setTaken(false);
    place.current?.querySelector<HTMLElement>("input, textarea, button")?.focus();
  }, [taken, isOwn]);

  if (!form?.following) return children;
  if (!isOwn && said !== null) {
    return (
      <Read
        path={path}
        label={label}
        takeOver={() => {
          setTaken(true);
          form.takeOver(path);
        }}
      >
        {said}
      </Read>
    );
  }
  return (
    <div ref={place} className={styles.own}>
      {children}
      {isOwn && form.block && (
        <p className={styles.back}>
          <span>우리 카드에만 이렇게 보입니다.</span>
          <Button
            variant="subtle"
            color="dark"
            type="button"
            aria-label={`${label} 원래대로`}
            onClick={() => form.followAgain(path)}
          >
            원래대로
          </Button>
        </p>
      )}
    </div>
  );
}

type ReadProps = { path: string; label: string; takeOver(): void; children: ReactNode };

function Read({ path, label, takeOver, children }: ReadProps) {
  const id = useId();
  return (
    <section className={styles.read} aria-labelledby={id}>
      <div className={styles.words}>
        <h4 id={id} className={styles.label}>
          {label}
        </h4>
        <div className={styles.said}>{children}</div>
      </div>
      <Button
        name={path}
        className={styles.change}
        variant="subtle"
        color="dark"
        type="button"
        aria-label={`${label} 우리 카드만 다르게 적기`}
        onClick={takeOver}
      >
        우리 카드만 다르게 적기
      </Button>
    </section>
  );
}
