import { SegmentedControl, Title } from "@mantine/core";
import { useState } from "react";
import { monthAndDay } from "#domain/day-words.ts";
import { inWon } from "#domain/money.ts";
import { AdminFiguresDocument, type AdminFiguresQuery } from "#web/graphql/graphql.ts";
import { knownKind } from "#web/my-cards/known-kind.ts";
import { apiQuery } from "#web/queries/api-query.ts";
import { LoadFrame } from "#web/queries/load-frame.tsx";
import { useLoad } from "#web/queries/use-load.ts";
import styles from "./admin.module.css";
import { BarChart } from "./bar-chart.tsx";
import figures from "./figures.module.css";
import { AdminListWaiting } from "./list.tsx";

type Told = AdminFiguresQuery["adminFigures"];
type Measure = "members" | "cards" | "orders" | "revenue";

const spans = [
  { value: "1", label: "오늘" },
  { value: "7", label: "7일" },
  { value: "30", label: "30일" },
];
const measures: { name: Measure; label: string; said(value: number): string }[] = [
  { name: "members", label: "새 회원", said: (value) => `${value.toLocaleString("ko")}명` },
  { name: "cards", label: "시작한 카드", said: (value) => `${value.toLocaleString("ko")}장` },
  { name: "orders", label: "결제", said: (value) => `${value.toLocaleString("ko")}건` },
  { name: "revenue", label: "매출", said: inWon },
];

/** How it goes, from what is there: no figure is guessed. */
export function AdminFigures() {
  const [span, setSpan] = useState("7");
  const load = useLoad({ ...apiQuery(AdminFiguresDocument, { days: Number(span) }), keepsLast: true });

  return (
    <section aria-labelledby="figures" className={figures.section}>
      <div className={figures.head}>
        <Title order={2} id="figures" className={figures.heading}>
          요즘
        </Title>
        <SegmentedControl size="md" aria-label="기간" data={spans} value={span} onChange={setSpan} />
      </div>
      <LoadFrame load={load} waiting={<AdminListWaiting />}>
        {({ adminFigures }) => <Told figures={adminFigures} />}
      </LoadFrame>
    </section>
  );
}

function Told({ figures: { days, kinds } }: { figures: Told }) {
  const [chosen, setChosen] = useState<Measure>("cards");
  const sums = measures.map((measure) => ({
    ...measure,
    sum: days.reduce((all, day) => all + day[measure.name], 0),
  }));
  const shown = sums.find(({ name }) => name === chosen);
  return (
    <>
      <fieldset className={figures.tiles} aria-label="무엇을 그래프로 볼지">
        {sums.map(({ name, label, said, sum }) => (
          <button
            key={name}
            type="button"
            className={figures.tile}
            aria-pressed={name === chosen}
            onClick={() => setChosen(name)}
          >
            <span>{label}</span>
            <strong>{said(sum)}</strong>
          </button>
        ))}
      </fieldset>
      {shown && days.length > 1 && (
        <BarChart
          title={`날마다의 ${shown.label}`}
          rows={days.map((day) => ({ key: day.day, label: monthAndDay(day.day), value: day[shown.name] }))}
          said={shown.said}
        />
      )}
      <Kinds kinds={kinds} />
    </>
  );
}

/** Of the cards that were begun in this time, how far each kind came. */
function Kinds({ kinds }: Pick<Told, "kinds">) {
  const sum = (field: "made" | "published" | "paid") => kinds.reduce((all, kind) => all + kind[field], 0);
  const made = sum("made");
  const steps = [
    { label: "시작", value: made },
    { label: "공개", value: sum("published") },
    { label: "결제", value: sum("paid") },
  ];
  return (
    <div className={figures.kinds}>
      <Title order={3} className={figures.small}>
        시작한 카드는 어디까지 갔을까요
      </Title>
      {made === 0 ? (
        <p className={styles.note}>이 기간에 시작한 카드가 없습니다.</p>
      ) : (
        <>
          <ol className={figures.steps}>
            {steps.map(({ label, value }) => (
              <li key={label}>
                <span>{label}</span>
                <strong>{value.toLocaleString("ko")}장</strong>
                <span className={figures.part}>{Math.round((value / made) * 100)}%</span>
                <svg
                  viewBox="0 0 100 6"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  className={figures.line}
                >
                  <rect width="100" height="6" rx="1" fill="var(--color-sunken)" />
                  <rect width={(value / made) * 100} height="6" rx="1" fill="var(--color-text-soft)" />
                </svg>
              </li>
            ))}
          </ol>
          <table className={figures.table}>
            <thead>
              <tr>
                <th scope="col">종류</th>
                <th scope="col">시작</th>
                <th scope="col">공개</th>
                <th scope="col">결제</th>
              </tr>
            </thead>
            <tbody>
              {kinds.map((kind) => (
                <tr key={kind.kind}>
                  <th scope="row">{knownKind(kind.kind)?.label ?? kind.kind}</th>
                  <td>{kind.made.toLocaleString("ko")}</td>
                  <td>{kind.published.toLocaleString("ko")}</td>
                  <td>{kind.paid.toLocaleString("ko")}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </div>
  );
}
