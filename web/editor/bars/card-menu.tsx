import { ActionIcon, Menu } from "@mantine/core";
import { Link } from "react-router";
import { called } from "#cards/engine/called.ts";
import { isSold } from "#cards/engine/plan.ts";
import { pageOf } from "#cards/kinds/kinds.ts";
import { checkoutAddress } from "#domain/addresses.ts";
import { useEditorCard, useOpenCard } from "#web/editor/open-card.ts";
import { allowedActions } from "#web/my-cards/card-status.ts";
import IconDots from "~icons/tabler/dots";
import IconExternalLink from "~icons/tabler/external-link";
import IconHistory from "~icons/tabler/history";
import IconListDetails from "~icons/tabler/list-details";
import IconLock from "~icons/tabler/lock";
import IconLockOpen from "~icons/tabler/lock-open";
import IconShare2 from "~icons/tabler/share-2";
import IconShoppingBag from "~icons/tabler/shopping-bag";
import styles from "./bars.module.css";

export type CardAct = "history" | "share" | "close" | "reopen";

type Props = {
  onAct(act: CardAct): void;
  /** Opens the first screens again, where a card has any. */
  onGuide?: (() => void) | undefined;
};

/** What is done with a card now and then. */
export function CardMenu({ onAct, onGuide }: Props) {
  const { kind } = useOpenCard();
  const card = useEditorCard();
  const { state } = card;
  const mayOrder = isSold(kind) && allowedActions(card, new Date()).order;
  const sign = { size: 20, stroke: 1.5, "aria-hidden": true } as const;
  return (
    <Menu
      position="bottom-end"
      width={240}
      shadow="md"
      withInitialFocusPlaceholder={false}
      classNames={{ dropdown: styles.menu, item: styles.choice }}
    >
      <Menu.Target>
        <ActionIcon size={48} variant="subtle" aria-label="카드 메뉴">
          <IconDots size={22} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label="카드 메뉴">
        {onGuide && (
          <Menu.Item leftSection={<IconListDetails {...sign} />} onClick={onGuide}>
            처음부터 차근차근 적기
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconHistory {...sign} />} onClick={() => onAct("history")}>
          저장 기록
        </Menu.Item>
        {mayOrder && (
          <Menu.Item
            component={Link}
            to={checkoutAddress(card.id)}
            leftSection={<IconShoppingBag {...sign} />}
          >
            연장·주문
          </Menu.Item>
        )}
        {state === "PUBLISHED" && (
          <>
            <Menu.Item leftSection={<IconShare2 {...sign} />} onClick={() => onAct("share")}>
              공유하기
            </Menu.Item>
            <Menu.Item
              component="a"
              href={pageOf(kind, card)}
              target="_blank"
              rel="noopener"
              leftSection={<IconExternalLink {...sign} />}
            >
              열어 보기
            </Menu.Item>
            <Menu.Item leftSection={<IconLock {...sign} />} onClick={() => onAct("close")}>
              {called(kind)} 닫기
            </Menu.Item>
          </>
        )}
        {state === "CLOSED" && (
          <Menu.Item leftSection={<IconLockOpen {...sign} />} onClick={() => onAct("reopen")}>
            다시 열기
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
