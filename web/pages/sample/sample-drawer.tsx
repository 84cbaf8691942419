import { type MouseEvent, useLayoutEffect, useRef } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { sampleAddress } from "#cards/engine/sample-address.ts";
import type { ListedKind } from "#cards/kinds/kind-list.ts";
import type { ListedSample } from "#cards/kinds/sample-list.ts";
import styles from "./sample-drawer.module.css";

/** The sample that lies open, beside the others; null closes it. */
export function SampleDrawer({
  sample,
  kinds,
}: {
  sample: ListedSample | null;
  kinds: readonly ListedKind[];
}) {
  const kind = kinds.find(({ name }) => name === sample?.kind);
  return sample && kind && <OpenSample key={`${sample.kind} ${sample.name}`} sample={sample} kind={kind} />;
}

/**
 * As wide as the viewer drawer of the tools. The browser's own dialog, so that the page needs no library for it; it
 * stands open in what the server draws, and becomes one that keeps the focus when the page is awake.
 */
function OpenSample({ sample, kind }: { sample: ListedSample; kind: ListedKind }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { search, state } = useLocation();
  const navigate = useNavigate();

  // Before it is painted, and before it is gone: a dialog that is closed gives the focus back.
  useLayoutEffect(() => {
    const drawer = dialog.current;
    drawer?.close();
    drawer?.showModal();
    return () => drawer?.close();
  }, []);

  const others = new URLSearchParams(search);
  others.delete("card");
  const closed = others.size > 0 ? `/sample?${others}` : "/sample";

  /** Who opened it from the list goes back there; who came by its address has nothing to go back to. */
  function close() {
    if (state?.opened) void navigate(-1);
    else void navigate(closed, { replace: true, preventScrollReset: true });
  }

  function closeByLink(event: MouseEvent) {
    event.preventDefault();
    close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key that closes it is the browser's own, see onCancel
    <dialog
      ref={dialog}
      open
      data-hydrate-now
      className={styles.drawer}
      aria-labelledby="open-sample"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <div className={styles.sheet}>
        <div className={styles.top}>
          <div>
            <p>{sample.what}</p>
            <h2 id="open-sample">{sample.label}</h2>
          </div>
          <Link to={closed} onClick={closeByLink} className={styles.close} aria-label="닫기">
            <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
              <path d="M5 5l12 12M17 5 5 17" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
            </svg>
          </Link>
        </div>
        <iframe src={sampleAddress(sample)} title={`${sample.label} 카드`} className={styles.card} />
        <div className={styles.foot}>
          <Link to={`${kind.create}?sample=${sample.name}`} className={styles.begin}>
            {kind.isSolemn ? "이 모습으로 쓰기" : "이 디자인으로 만들기"}
          </Link>
        </div>
      </div>
    </dialog>
  );
}
