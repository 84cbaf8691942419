import { Badge, Button, Menu } from "@mantine/core";
import IconBuildingStore from "@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs";
import IconCards from "@tabler/icons-react/dist/esm/icons/IconCards.mjs";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import IconListCheck from "@tabler/icons-react/dist/esm/icons/IconListCheck.mjs";
import IconLogout from "@tabler/icons-react/dist/esm/icons/IconLogout.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconSettings from "@tabler/icons-react/dist/esm/icons/IconSettings.mjs";
import IconShield from "@tabler/icons-react/dist/esm/icons/IconShield.mjs";
import IconUserCircle from "@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs";
import { Link, NavLink } from "react-router";
import type { SignedInUser } from "#domain/member.ts";
import { Brand } from "./brand.tsx";
import styles from "./header.module.css";

type Props = { user: SignedInUser | null; onSignOut(): void };

/** Stands at the top of every page of the tools. */
export function Header({ user, onSignOut }: Props) {
  return (
    <header className={styles.header}>
      <a href="#main" className={styles.skip}>
        본문으로 건너뛰기
      </a>
      <div className={styles.row}>
        <Brand />
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
      <Button component={NavLink} to="/login" variant="subtle" className={styles.link}>
        로그인
      </Button>
      <Button component={NavLink} to="/signup" variant="default" className={styles.join}>
        회원가입
      </Button>
    </>
  );
}

/** On a phone these stand in the menu. */
function MemberLinks() {
  return (
    <div className={styles.wide}>
      <Button component={NavLink} to="/my-mobile-card" variant="subtle" className={styles.link}>
        내 카드
      </Button>
      <Button component={NavLink} to="/create" variant="subtle" className={styles.link}>
        만들기
      </Button>
    </div>
  );
}

function MemberMenu({ user, onSignOut }: { user: SignedInUser; onSignOut(): void }) {
  return (
    <>
      {user.isAdmin && (
        <Badge variant="outline" color="red" size="lg" radius="sm" className={styles.role}>
          관리자
        </Badge>
      )}
      {/* Inside the header's landmark, and without the empty focus holder, which is no child of a menu for ARIA. */}
      <Menu
        position="bottom-end"
        width={288}
        shadow="md"
        offset={6}
        withinPortal={false}
        withInitialFocusPlaceholder={false}
        classNames={{ dropdown: styles.menu, item: styles.choice }}
      >
        <Menu.Target>
          <Button
            variant="subtle"
            className={styles.link}
            leftSection={<IconUserCircle size={22} stroke={1.5} aria-hidden />}
            rightSection={<IconChevronDown size={16} stroke={1.8} aria-hidden />}
          >
            내 메뉴
          </Button>
        </Menu.Target>
        <Menu.Dropdown aria-label="내 메뉴">
          <p className={styles.who} role="presentation">
            {user.email}
          </p>
          {user.isAdmin && (
            <Menu.Item
              component={Link}
              to="/admin"
              leftSection={<IconShield size={20} stroke={1.5} aria-hidden />}
            >
              관리 화면
            </Menu.Item>
          )}
          <Menu.Item
            component={Link}
            to="/my-mobile-card"
            leftSection={<IconCards size={20} stroke={1.5} aria-hidden />}
          >
            내 카드
          </Menu.Item>
          <Menu.Item
            component={Link}
            to="/create"
            leftSection={<IconPlus size={20} stroke={1.5} aria-hidden />}
          >
            카드 만들기
          </Menu.Item>
          <Menu.Item
            component={Link}
            to="/wedding/plan/check-list"
            leftSection={<IconListCheck size={20} stroke={1.5} aria-hidden />}
          >
            결혼 준비 체크리스트
          </Menu.Item>
          {user.isCompany && (
            <Menu.Item
              component={Link}
              to="/company/info"
              leftSection={<IconBuildingStore size={20} stroke={1.5} aria-hidden />}
            >
              업체 정보
            </Menu.Item>
          )}
          <Menu.Item
            component={Link}
            to="/setting"
            leftSection={<IconSettings size={20} stroke={1.5} aria-hidden />}
          >
            설정
          </Menu.Item>
          <Menu.Item onClick={onSignOut} leftSection={<IconLogout size={20} stroke={1.5} aria-hidden />}>
            로그아웃
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
