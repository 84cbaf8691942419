import { Button } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { Kind } from "#cards/engine/kind.ts";
import { explain } from "#web/forms/explain.ts";
import { Problem } from "#web/forms/problem.tsx";
import type { MyCardQuery } from "#web/graphql/graphql.ts";
import { beginFrom, kindsFrom } from "#web/my-cards/begin-from.ts";
import IconMailHeart from "~icons/tabler/mail-heart";
import styles from "./responses.module.css";

/** What can be made next from a card and the names that guests left on it. */
export function Followers({ card }: { card: MyCardQuery["myCard"]["card"] }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function begin(kind: Kind) {
    setBusy(true);
    setProblem(undefined);
    try {
      await navigate(await beginFrom(card, kind));
    } catch (error) {
      setProblem(explain(error).sentence);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {kindsFrom(card).map((kind) => (
        <Button
          key={kind.name}
          variant="default"
          className={styles.follower}
          loading={busy}
          leftSection={<IconMailHeart size={20} stroke={1.6} aria-hidden />}
          onClick={() => void begin(kind)}
        >
          {kind.createFrom?.label}
        </Button>
      ))}
      <Problem sentence={problem} />
    </>
  );
}
