import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { z } from "zod";

/** What somebody has begun who was sent to sign in or up. It stays with the entry of the browser's history. */
const schema = z.object({ begun: z.object({ isSolemn: z.boolean() }) });
type Begun = z.infer<typeof schema>["begun"];

export function begun({ isSolemn }: Begun): z.infer<typeof schema> {
  return { begun: { isSolemn } };
}

/** Null where nothing was begun, and until the page is awake: the server knows of nothing. */
export function useBegun(): Begun | null {
  const { state } = useLocation();
  const [found, setFound] = useState<Begun | null>(null);
  useEffect(() => setFound(schema.safeParse(state).data?.begun ?? null), [state]);
  return found;
}
