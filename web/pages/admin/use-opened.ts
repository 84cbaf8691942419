import { useEffect, useState } from "react";
import { explain } from "#web/forms/explain.ts";

/** What is asked for when a drawer opens; `open` stays the same. What comes when another is open is let go. */
export function useOpened<Opened>(id: string | null, open: (id: string) => Promise<Opened>) {
  const [opened, setOpened] = useState<Opened>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (!id) return;
    let gone = false;
    setOpened(undefined);
    setProblem(undefined);
    open(id).then(
      (found) => !gone && setOpened(found),
      (error) => !gone && setProblem(explain(error).sentence),
    );
    return () => {
      gone = true;
    };
  }, [id, open]);
  return { opened, setOpened, problem };
}
