import { Tabs } from "@mantine/core";
import { useSearchParams } from "react-router";
import { EveryCard } from "./every-card.tsx";
import { PageTop } from "./page-top.tsx";
import { ReportsPanel } from "./reports.tsx";

const REPORTS = "reports";
const CARDS = "cards";

const leads = {
  [CARDS]: "제목, 카드 주소, 만든 분의 이메일로 찾습니다.",
  [REPORTS]: "신고를 살펴보고, 가리고, 다시 보이게 합니다. 열어 본 기록이 남습니다.",
};

export function meta() {
  return [{ title: "카드 관리 · 고이" }, { name: "robots", content: "noindex" }];
}

/** Everybody's cards, and what was reported of them. */
export default function AdminCardsPage() {
  const [params, setParams] = useSearchParams();
  const view = params.get("view") === REPORTS ? REPORTS : CARDS;
  return (
    <>
      <PageTop title="카드" lead={leads[view]} />
      <Tabs
        value={view}
        onChange={(chosen) => setParams(chosen === REPORTS ? { view: REPORTS } : {})}
        mb="lg"
      >
        <Tabs.List>
          <Tabs.Tab value={CARDS} mih={48}>
            카드
          </Tabs.Tab>
          <Tabs.Tab value={REPORTS} mih={48}>
            신고
          </Tabs.Tab>
        </Tabs.List>
      </Tabs>
      {view === REPORTS ? <ReportsPanel /> : <EveryCard />}
    </>
  );
}
