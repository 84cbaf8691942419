import { Button } from "@mantine/core";
import { useNavigate } from "react-router";
import type { Kind } from "#cards/engine/kind.ts";
import { Problem } from "#web/forms/problem.tsx";
import type { MyCardQuery } from "#web/graphql/graphql.ts";
import { beginFrom, kindsFrom } from "#web/my-cards/begin-from.ts";
import { useAction } from "#web/queries/use-action.ts";
import IconMailHeart from "~icons/tabler/mail-heart";
import styles from "./responses.module.css";

/** What can be made next from a card and the names that guests left on it. */
export function Followers({ card }: { card: MyCardQuery["myCard"]["card"] }) {
  const navigate = useNavigate();
  const begin = useAction(async (kind: Kind) => navigate(await beginFrom(card, kind)));

  return (
    <>
      {kindsFrom(card).map((kind) => (
        <Button
          key={kind.name}
          variant="default"
          className={styles.follower}
          loading={begin.busy}
          leftSection={<IconMailHeart size={20} stroke={1.6} aria-hidden />}
          onClick={() => void begin.run(kind)}
        >
          {kind.createFrom?.label}
        </Button>
      ))}
      <Problem sentence={begin.problem} />
    </>
  );
}
