import { Button } from "@mantine/core";
import { readableNumber } from "#domain/company.ts";
import { sentence } from "#domain/day-words.ts";
import { koreanDay } from "#domain/korean-day.ts";
import { ask } from "#web/api.ts";
import type { ShownCompany } from "#web/company/record.ts";
import { Problem } from "#web/forms/problem.tsx";
import { WithdrawCompanyChangeDocument } from "#web/graphql/graphql.ts";
import { useAction } from "#web/queries/use-action.ts";
import { Part } from "#web/shell/page-part.tsx";
import styles from "./standing.module.css";

type Props = { company: ShownCompany; onChanged(company: ShownCompany): void };
type Said = { badge: string; title: string; about: string };

const said: Record<ShownCompany["state"], Said> = {
  PENDING: {
    badge: "확인 중",
    title: "신청을 잘 받았습니다",
    about:
      "사업자등록증을 확인하고 있습니다. 영업일로 2일 안에 결과를 메일로 알려 드립니다. 그때까지는 아래 내용을 고치실 수 있습니다.",
  },
  RETURNED: {
    badge: "보완 필요",
    title: "조금만 고쳐 주세요",
    about: "아래 내용을 고쳐 다시 보내 주시면 바로 확인하겠습니다. 적어 주신 것은 그대로 있습니다.",
  },
  APPROVED: {
    badge: "승인됨",
    title: "함께하고 있습니다",
    about: "업체 기능을 모두 쓰실 수 있습니다.",
  },
  SUSPENDED: {
    badge: "이용 멈춤",
    title: "이용이 멈추었습니다",
    about:
      "고객의 카드는 그대로 보이고, 업체 표시만 보이지 않습니다. 물어보실 것이 있으면 받으신 메일에 답해 주세요.",
  },
};

/** Where a company stands, why, and what comes next. */
export function CompanyStanding({ company, onChanged }: Props) {
  const { badge, title, about } = said[company.state];
  return (
    <Part title={title} about={about}>
      <div className={styles.row}>
        <strong className={styles.badge} data-state={company.state}>
          {badge}
        </strong>
        <span>{daysOf(company)}</span>
      </div>
      {company.reason && (
        <figure className={styles.reason}>
          <figcaption>{reasonTitle(company.state)}</figcaption>
          <p>{company.reason}</p>
        </figure>
      )}
      {company.wanted && <Wanted company={company} wanted={company.wanted} onChanged={onChanged} />}
    </Part>
  );
}

function daysOf({ state, createdAt, decidedAt }: ShownCompany): string {
  const day = (at: string) => sentence({ date: koreanDay(new Date(at)), time: null });
  if (state === "APPROVED" && decidedAt) return `${day(decidedAt)}에 확인했습니다`;
  if (state === "SUSPENDED" && decidedAt) return `${day(decidedAt)}에 멈추었습니다`;
  return `${day(createdAt)}에 신청하셨습니다`;
}

function reasonTitle(state: ShownCompany["state"]): string {
  if (state === "RETURNED") return "고칠 것";
  return state === "SUSPENDED" ? "멈춘 이유" : "바꾸지 못한 이유";
}

type WantedProps = Props & { wanted: NonNullable<ShownCompany["wanted"]> };

/** What waits beside what counts. */
function Wanted({ wanted, onChanged }: WantedProps) {
  const { busy, problem, run } = useAction(async () =>
    onChanged((await ask(WithdrawCompanyChangeDocument)).withdrawCompanyChange),
  );

  return (
    <div className={styles.wanted}>
      <p>
        <strong>바꾸시려는 정보를 확인하고 있습니다.</strong> 확인될 때까지 지금 정보로 그대로 이용하실 수
        있습니다.
      </p>
      <dl>
        <div>
          <dt>업체 이름</dt>
          <dd>{wanted.name}</dd>
        </div>
        <div>
          <dt>사업자등록번호</dt>
          <dd>{readableNumber(wanted.number)}</dd>
        </div>
        <div>
          <dt>대표자</dt>
          <dd>{wanted.representative}</dd>
        </div>
      </dl>
      <Problem sentence={problem} />
      <Button variant="default" loading={busy} onClick={() => void run()} className={styles.act}>
        바꾸지 않기
      </Button>
    </div>
  );
}
