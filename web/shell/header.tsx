import { Link, NavLink } from "react-router";
import type { SignedInUser } from "#domain/member.ts";
import IconBuildingStore from "~icons/tabler/building-store";
import IconCards from "~icons/tabler/cards";
import IconChevronDown from "~icons/tabler/chevron-down";
import IconLayoutGrid from "~icons/tabler/layout-grid";
import IconListCheck from "~icons/tabler/list-check";
import IconLogout from "~icons/tabler/logout";
import IconPlus from "~icons/tabler/plus";
import IconSettings from "~icons/tabler/settings";
import IconShield from "~icons/tabler/shield";
import IconUserCircle from "~icons/tabler/user-circle";
import { SiteBrand } from "./brand.tsx";
import styles from "./header.module.css";
import { MenuButton } from "./menu-button.tsx";

type Props = { user: SignedInUser | null; onSignOut(): void };

/** Stands at the top of every page but the cards. It is drawn without the component library: the first page has none. */
export function Header({ user, onSignOut }: Props) {
  return (
    <header className={styles.header}>
      <a href="#main" className={styles.skip}>
        본문으로 건너뛰기
      </a>
      <div className={styles.row}>
        <SiteBrand />
        <nav aria-label="둘러보기" className={styles.around}>
          <NavLink to="/sample" className={styles.wideLink}>
            샘플
          </NavLink>
          <NavLink to="/menu" className={styles.link} aria-label="전체 메뉴">
            <IconLayoutGrid size={22} stroke={1.5} aria-hidden className={styles.grid} />
            <span className={styles.wideWords}>전체 메뉴</span>
          </NavLink>
        </nav>
        <nav aria-label="계정" className={styles.account}>
          {user && <MemberLinks />}
          {user ? <MemberMenu user={user} onSignOut={onSignOut} /> : <VisitorLinks />}
        </nav>
      </div>
    </header>
  );
}

function VisitorLinks() {
  return (
    <>
      <NavLink to="/login" className={styles.link}>
        로그인
      </NavLink>
      <NavLink to="/signup" className={styles.join}>
        회원가입
      </NavLink>
    </>
  );
}

/** On a phone these stand in the menu. */
function MemberLinks() {
  return (
    <>
      <NavLink to="/my-mobile-card" className={styles.wideLink}>
        내 카드
      </NavLink>
      <NavLink to="/create" className={styles.wideLink}>
        만들기
      </NavLink>
    </>
  );
}

const ways = [
  { label: "내 카드", to: "/my-mobile-card", Icon: IconCards },
  { label: "카드 만들기", to: "/create", Icon: IconPlus },
  { label: "결혼 준비 체크리스트", to: "/wedding/plan/check-list", Icon: IconListCheck },
];
const admin = { label: "관리 화면", to: "/admin", Icon: IconShield };
const company = { label: "업체 정보", to: "/company/info", Icon: IconBuildingStore };
const setting = { label: "설정", to: "/setting", Icon: IconSettings };

function waysOf({ isAdmin, isCompany }: SignedInUser) {
  return [...(isAdmin ? [admin] : []), ...ways, ...(isCompany ? [company] : []), setting];
}

function MemberMenu({ user, onSignOut }: { user: SignedInUser; onSignOut(): void }) {
  const label = (
    <>
      <IconUserCircle size={22} stroke={1.5} aria-hidden className={styles.face} />내 메뉴
      <IconChevronDown size={16} stroke={1.8} aria-hidden />
    </>
  );
  return (
    <>
      {user.isAdmin && <span className={styles.role}>관리자</span>}
      <MenuButton label={label} name="내 메뉴" className={styles.link}>
        <p className={styles.who} role="presentation">
          {user.email}
        </p>
        {waysOf(user).map(({ label: way, to, Icon }) => (
          <Link key={to} to={to} role="menuitem" className={styles.choice}>
            <Icon size={20} stroke={1.5} aria-hidden />
            {way}
          </Link>
        ))}
        <button type="button" role="menuitem" className={styles.choice} onClick={onSignOut}>
          <IconLogout size={20} stroke={1.5} aria-hidden />
          로그아웃
        </button>
      </MenuButton>
    </>
  );
}
