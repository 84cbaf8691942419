import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { useStore } from "zustand";
import { useOpenCard } from "#web/editor/open-card.ts";
import { createFindings, type Findings, type Known } from "./findings-store.ts";

const FindingsContext = createContext<Findings | null>(null);

/** Looks at the open card whenever typing rests, once for all who show what was found. */
export function FindingsProvider({ children }: { children: ReactNode }) {
  const open = useOpenCard();
  const [findings] = useState(() => createFindings(open));
  useEffect(() => findings.start(), [findings]);
  return <FindingsContext value={findings}>{children}</FindingsContext>;
}

function useFindings(): Findings {
  const findings = use(FindingsContext);
  if (!findings) throw new Error("What was found is known inside a FindingsProvider");
  return findings;
}

/** A part of what was found; whoever asks is drawn anew only when that part changes. */
export function useFound<Part>(part: (known: Known) => Part): Part {
  return useStore(useFindings().store, part);
}

/** All of it, as the card is at this moment: for who reads it before sending. */
export function useFoundNow(): Known {
  const { store, look } = useFindings();
  useEffect(look, [look]);
  return useStore(store);
}

/** Looks again at once, after something was mended. */
export function useLookAgain(): () => void {
  return useFindings().look;
}

/** How many places should be looked at: of a section, or of the whole card. What could be added is no trouble. */
export function countFound({ findings }: Known, section?: string): number {
  return (findings ?? []).filter(
    (one) => one.weight !== "could" && (section === undefined || one.section === section),
  ).length;
}
