import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import styles from "./card-frame.module.css";
import { mirrorStyles } from "./mirror-styles.ts";

/**
 * In standards mode, in Korean, as wide as it is. Sections that come in by motion would each be a layer of its own,
 * put together anew at every key; and what is typed should not be half transparent.
 */
const EMPTY_PAGE =
  '<!doctype html><html lang="ko" data-scrollbars="hidden" data-resting><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>카드</title><style>[data-section]{animation:none!important}</style></head><body></body></html>';

type Props = {
  title: string;
  children: ReactNode;
  /** The frame's own page, as soon as it is there; null when it goes. */
  onPage?(page: Document | null): void;
};

/** A page within the page: what is fixed, measured or scrolled in it behaves as on a phone. */
export function CardFrame({ title, children, onPage }: Props) {
  const [page, setPage] = useState<Document | null>(null);

  useEffect(() => {
    onPage?.(page);
    return () => onPage?.(null);
  }, [page, onPage]);
  useEffect(() => (page ? mirrorStyles(page) : undefined), [page]);

  return (
    <iframe
      title={title}
      className={styles.frame}
      srcDoc={EMPTY_PAGE}
      onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
    >
      {page && createPortal(children, page.body)}
    </iframe>
  );
}
