import { useDisclosure } from "@mantine/hooks";
import { NavLink, Outlet } from "react-router";
import type { PageHandle } from "#web/root.tsx";
import { ProofSheet } from "#web/session/proof-sheet.tsx";
import { useUser } from "#web/session/session.ts";
import { SiteBrand } from "#web/shell/brand.tsx";
import { Sheet } from "#web/shell/sheet.tsx";
import IconDots from "~icons/tabler/dots";
import styles from "./frame.module.css";
import { places } from "./places.tsx";

/** So many fit beside one another under a thumb, with one more for the rest. */
const IN_BAR = 4;

export const handle: PageHandle = { fillsScreen: () => true };

export function meta() {
  return [{ title: "관리 · 고이" }, { name: "robots", content: "noindex" }];
}

/** Around every screen of the admin area: the ways to the others, at the side or under the thumb. */
export default function AdminFrame() {
  return (
    <div className={styles.frame}>
      <Side />
      <div className={styles.page}>
        <Outlet />
      </div>
      <Bar />
      <ProofSheet />
    </div>
  );
}

function Side() {
  const user = useUser();
  return (
    <div className={styles.side}>
      <div className={styles.brand}>
        <SiteBrand />
      </div>
      <nav aria-label="관리 화면">
        {places.map((place) => (
          <Way key={place.to} {...place} />
        ))}
      </nav>
      <p className={styles.who}>{user?.email}</p>
    </div>
  );
}

type WayProps = (typeof places)[number] & { onClick?(): void };

function Way({ to, label, Icon, onClick }: WayProps) {
  return (
    <NavLink to={to} end={to === "/admin"} className={styles.way} onClick={onClick}>
      <Icon size={22} stroke={1.6} aria-hidden />
      {label}
    </NavLink>
  );
}

function Bar() {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <nav aria-label="관리 화면" className={styles.bar}>
      {places.slice(0, IN_BAR).map((place) => (
        <Way key={place.to} {...place} />
      ))}
      <button type="button" className={styles.way} onClick={open}>
        <IconDots size={22} stroke={1.6} aria-hidden />더 보기
      </button>
      <Sheet opened={opened} onClose={close} title="관리 화면">
        <div className={styles.rest}>
          {places.slice(IN_BAR).map((place) => (
            <Way key={place.to} {...place} onClick={close} />
          ))}
          <NavLink to="/" className={styles.way}>
            고이로 나가기
          </NavLink>
        </div>
      </Sheet>
    </nav>
  );
}
