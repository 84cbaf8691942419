import { ActionIcon, Menu, UnstyledButton } from "@mantine/core";
import { type ComponentType, useState } from "react";
import { Link } from "react-router";
import IconDots from "~icons/tabler/dots";
import styles from "./more-menu.module.css";
import { Sheet } from "./sheet.tsx";
import { useMedia } from "./use-media.ts";

/** One line of the menu. */
export type MoreMenuAct = {
  label: string;
  Icon: ComponentType<{ size: number; stroke: number; "aria-hidden": true }>;
  isGrave?: boolean;
} & ({ run(): void; to?: undefined } | { to: string; run?: undefined });

type Props = { title: string; acts: readonly MoreMenuAct[]; busy: boolean };

/** What else can be done with something in a list: a menu on a desktop, a sheet from below on a phone. */
export function MoreMenu(props: Props) {
  const wide = useMedia("(min-width: 48em)");
  return wide ? <WideMenu {...props} /> : <NarrowSheet {...props} />;
}

function WideMenu({ title, acts, busy }: Props) {
  return (
    <Menu position="bottom-end" width={220} shadow="md" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <MoreButton title={title} busy={busy} />
      </Menu.Target>
      <Menu.Dropdown aria-label={`${title}, 더 보기`} className={styles.menu}>
        {acts.map(({ label, Icon, isGrave, run, to }) => {
          const look = {
            className: styles.choice,
            leftSection: <Icon size={20} stroke={1.5} aria-hidden />,
            ...(isGrave && { color: "red.7" }),
          };
          return to === undefined ? (
            <Menu.Item key={label} {...look} onClick={run}>
              {label}
            </Menu.Item>
          ) : (
            <Menu.Item key={label} {...look} component={Link} to={to}>
              {label}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

function NarrowSheet({ title, acts, busy }: Props) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <MoreButton title={title} busy={busy} onClick={() => setOpened(true)} />
      <Sheet opened={opened} onClose={close} title={title}>
        <ul className={styles.sheet}>
          {acts.map(({ label, Icon, isGrave, run, to }) => {
            const words = (
              <>
                <Icon size={22} stroke={1.5} aria-hidden />
                {label}
              </>
            );
            return (
              <li key={label}>
                {to === undefined ? (
                  <UnstyledButton
                    className={styles.line}
                    data-grave={isGrave}
                    onClick={() => {
                      close();
                      run();
                    }}
                  >
                    {words}
                  </UnstyledButton>
                ) : (
                  <Link className={styles.line} to={to}>
                    {words}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      </Sheet>
    </>
  );
}

type MoreButtonProps = { title: string; busy: boolean; onClick?(): void };

function MoreButton({ title, busy, ...button }: MoreButtonProps) {
  return (
    <ActionIcon
      variant="default"
      size={48}
      loading={busy}
      aria-label={`${title}, 더 보기`}
      aria-haspopup="dialog"
      {...button}
    >
      <IconDots size={22} stroke={1.7} aria-hidden />
    </ActionIcon>
  );
}
