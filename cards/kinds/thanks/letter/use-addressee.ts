import { useHydrated } from "#cards/parts/use-hydrated.ts";
import { addresseeNameIn } from "./addressee.ts";

/** Whom this address is for. The page itself is the same for everybody: the name comes with the first touch. */
export function useAddressee(): string {
  return useHydrated() ? addresseeNameIn(location.search) : "";
}
