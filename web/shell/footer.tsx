import type { ReactNode } from "react";
import { Link } from "react-router";
import { CHECK } from "#domain/addresses.ts";
import styles from "./footer.module.css";
import unseen from "./unseen.module.css";

/** Who runs the service, as Korean e-commerce law wants it on the first screen. What is not known is null. */
export type Business = {
  name?: string | null;
  representative?: string | null;
  address?: string | null;
  phone?: string | null;
  email?: string | null;
  number?: string | null;
  mailOrderNumber?: string | null;
  hosting?: string | null;
};

/** Stands at the foot of every page of the tools, complete without JavaScript. */
export function Footer({ business }: { business: Business }) {
  const registered = digitsOf(business.number);
  return (
    <footer className={styles.footer}>
      <div className={styles.column}>
        <p className={styles.motto}>고이 접어 보내는 카드</p>
        <nav aria-label="안내와 약관" className={styles.policies}>
          {/* No page of the router: it is whole without any script. */}
          <a href={CHECK}>안심 확인</a>
          <Link to="/faq">자주 묻는 질문</Link>
          <Link to="/terms">이용약관</Link>
          <Link to="/privacy" className={styles.strong}>
            개인정보처리방침
          </Link>
          {registered && (
            <a
              href={`https://www.ftc.go.kr/bizCommPop.do?wrkr_no=${registered}`}
              target="_blank"
              rel="noreferrer"
            >
              사업자정보확인
              <span className={unseen.words}> (새 창)</span>
            </a>
          )}
        </nav>
        <Facts business={business} />
      </div>
    </footer>
  );
}

function Facts({ business }: { business: Business }) {
  const { name, representative, address, phone, email, number, mailOrderNumber, hosting } = business;
  const facts: [label: string, value: ReactNode][] = [
    ["상호", name],
    ["대표자", representative],
    ["사업자등록번호", number && hyphenated(number)],
    ["통신판매업신고번호", mailOrderNumber],
    ["주소", address],
    ["전화", phone && <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>],
    ["이메일", email && <a href={`mailto:${email}`}>{email}</a>],
    ["호스팅 제공자", hosting],
  ];
  return (
    <section aria-label="사업자 정보">
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || <span className={styles.missing}>설정 전</span>}</dd>
          </div>
        ))}
      </dl>
      {facts.some(([, value]) => !value) && (
        <p className={styles.note}>‘설정 전’인 항목은 운영자가 아직 입력하지 않은 정보입니다.</p>
      )}
    </section>
  );
}

/** The ten digits, or nothing when it is not a business number at all. */
function digitsOf(number: string | null | undefined): string | undefined {
  const digits = number?.replace(/\D/g, "");
  return digits?.length === 10 ? digits : undefined;
}

function hyphenated(number: string): string {
  const digits = digitsOf(number);
  return digits ? `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}` : number;
}
