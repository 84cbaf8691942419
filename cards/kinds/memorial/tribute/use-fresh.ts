import { useEffect, useState } from "react";

/** How many came since the first look; null while nothing is known. */
export function useFresh(count: number | null): number {
  const [first, setFirst] = useState<number | null>(null);
  useEffect(() => {
    if (count !== null) setFirst((known) => Math.min(known ?? count, count));
  }, [count]);
  return count !== null && first !== null ? Math.max(0, count - first) : 0;
}
