import { Button, Loader } from "@mantine/core";
import { useEffect, useState } from "react";
import type { Clicks, OwnerScreenProps } from "#cards/engine/owner-screen.ts";
import { OwnerScreenEmpty, OwnerScreenHead } from "#cards/parts/owner-screen-parts.tsx";
import { monthAndDay } from "#domain/day-words.ts";
import { daysAfter, koreanDay } from "#domain/korean-day.ts";
import { site } from "./kind.ts";
import styles from "./owner-screen.module.css";

/** As many as the server counts apart. */
const DAYS = 30;

/** How often visitors followed each link: a quiet chart of the last days, and all of it in figures. */
export function OwnerScreen({ content, edit, isOpen, clicks }: OwnerScreenProps) {
  const [counted, setCounted] = useState<Clicks | "failed">();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, and when somebody wishes to try again
  useEffect(() => {
    setCounted(undefined);
    clicks().then(setCounted, () => setCounted("failed"));
  }, [tries]);
  if (!counted) return <Loader mt="xl" aria-label="불러오는 중입니다" />;
  if (counted === "failed") {
    return (
      <OwnerScreenEmpty sentence="클릭 수를 불러오지 못했습니다.">
        <Button variant="default" onClick={() => setTries(tries + 1)}>
          다시 불러오기
        </Button>
      </OwnerScreenEmpty>
    );
  }
  const links = site.links(content);
  const gone = counted.totals.filter(({ link }) => links.every(({ id }) => id !== link));
  const rows = [...links, ...gone.map(({ link }) => ({ id: link, label: "지운 링크" }))].map((link) => ({
    ...link,
    total: sum(counted.totals.filter((one) => one.link === link.id)),
    late: sum(counted.days.filter((one) => one.link === link.id)),
  }));
  return (
    <>
      <OwnerScreenHead kind={site} isOpen={isOpen}>
        손님이 링크를 누른 횟수입니다. 직접 누르신 것과 검색 로봇은 세지 않고, 몇 초 늦게 더해집니다.
      </OwnerScreenHead>
      {rows.length === 0 ? (
        <OwnerScreenEmpty sentence="아직 놓인 링크가 없습니다.">
          <Button component="a" href={edit}>
            링크 놓기
          </Button>
        </OwnerScreenEmpty>
      ) : (
        <>
          <Chart days={counted.days} />
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">링크</th>
                <th scope="col">최근 {DAYS}일</th>
                <th scope="col">모두</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, label, late, total }) => (
                <tr key={id}>
                  <th scope="row">{label || "제목 없는 링크"}</th>
                  <td>{late.toLocaleString("ko")}</td>
                  <td>{total.toLocaleString("ko")}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </>
  );
}

const [BAR, GAP, HEIGHT] = [14, 6, 120];
const WIDTH = DAYS * (BAR + GAP) - GAP;

function Chart({ days }: Pick<Clicks, "days">) {
  const [last] = useState(() => koreanDay(new Date()));
  const bars = lastDays(last).map((day) => ({ day, count: sum(days.filter((one) => one.day === day)) }));
  const most = Math.max(...bars.map(({ count }) => count));
  if (most === 0) {
    return <p className={styles.quiet}>최근 {DAYS}일 동안 눌린 링크가 없습니다. 주소를 공유해 보세요.</p>;
  }
  const all = sum(bars);
  return (
    <figure className={styles.chart}>
      <figcaption>
        최근 {DAYS}일 <b>{all.toLocaleString("ko")}</b>번, 가장 많은 날 {most.toLocaleString("ko")}번
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`하루 클릭 수 그림, 모두 ${all}번`}
      >
        {bars.map(({ day, count }, at) => {
          const height = count === 0 ? 1 : Math.max(4, (count / most) * HEIGHT);
          return (
            <rect
              key={day}
              className={count === 0 ? styles.none : styles.bar}
              x={at * (BAR + GAP)}
              y={HEIGHT - height}
              width={BAR}
              height={height}
            >
              <title>{`${monthAndDay(day)} ${count}번`}</title>
            </rect>
          );
        })}
      </svg>
      <div className={styles.days} aria-hidden="true">
        {bars.map(
          ({ day }, at) =>
            (DAYS - 1 - at) % 7 === 0 && (
              <span key={day} style={{ right: `${100 - ((at * (BAR + GAP) + BAR) / WIDTH) * 100}%` }}>
                {Number(day.slice(5, 7))}.{Number(day.slice(8))}
              </span>
            ),
        )}
      </div>
    </figure>
  );
}

function sum(counts: readonly { count: number }[]): number {
  return counts.reduce((all, { count }) => all + count, 0);
}

/** The earliest first. */
function lastDays(last: string): string[] {
  return Array.from({ length: DAYS }, (_, at) => daysAfter(last, at + 1 - DAYS));
}
