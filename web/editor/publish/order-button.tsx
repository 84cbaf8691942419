import { Button } from "@mantine/core";
import { Link } from "react-router";
import { checkoutAddress } from "#domain/addresses.ts";
import { useOpenCard } from "#web/editor/open-card.ts";
import styles from "./publish.module.css";

/** Where the open card is ordered. */
export function OrderButton() {
  const { id } = useOpenCard();
  return (
    <Button component={Link} to={checkoutAddress(id)} className={styles.order}>
      주문하기
    </Button>
  );
}
