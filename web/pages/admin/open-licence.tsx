import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { ask } from "#web/api.ts";
import { AdminOpenLicenceDocument } from "#web/graphql/graphql.ts";
import { useAction } from "#web/queries/use-action.ts";
import type { ToastWords } from "#web/shell/toast-words.ts";

type Props = {
  id: string;
  /** The one that came with a wanted change. */
  isWanted?: boolean;
  children: ReactNode;
  tell(toast: ToastWords): void;
};

/** Asks for an address of minutes, then leads there: a window that waits for an answer would be held back. */
export function OpenLicence({ id, isWanted = false, children, tell }: Props) {
  const [address, setAddress] = useState<string>();
  const { busy, run } = useAction(
    async () => setAddress((await ask(AdminOpenLicenceDocument, { id, wanted: isWanted })).adminOpenLicence),
    tell,
  );

  if (address) {
    return (
      <Button
        component="a"
        href={address}
        target="_blank"
        rel="noreferrer"
        variant="filled"
        fullWidth
        mb="md"
      >
        새 창에서 열기 (5분 동안)
      </Button>
    );
  }
  return (
    <Button variant="default" fullWidth mb="md" loading={busy} onClick={() => void run()}>
      {children}
    </Button>
  );
}
