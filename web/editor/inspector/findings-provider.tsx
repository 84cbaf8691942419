import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Finding } from "#cards/inspector/rule.ts";
import { useFindings } from "./use-findings.ts";

/** Null until the rules are there, or where they do not come: sending does not need them, and the server looks once more. */
type Known = { findings: readonly Finding[] | null; isLoading: boolean };

const FindingsContext = createContext<StoreApi<Known> | null>(null);

/** Looks at the open card whenever typing rests, once for all who show what was found. */
export function FindingsProvider({ children }: { children: ReactNode }) {
  const { findings, isLoading } = useFindings();
  const [store] = useState(() => createStore<Known>(() => ({ findings: null, isLoading: true })));
  useEffect(() => store.setState({ findings, isLoading }), [store, findings, isLoading]);
  return <FindingsContext value={store}>{children}</FindingsContext>;
}

/** A part of what was found; whoever asks is drawn anew only when that part changes. */
export function useFound<Part>(part: (known: Known) => Part): Part {
  const store = use(FindingsContext);
  if (!store) throw new Error("What was found is known inside a FindingsProvider");
  return useStore(store, part);
}

/** How many places should be looked at: of a section, or of the whole card. What could be added is no trouble. */
export function countFound({ findings }: Known, section?: string): number {
  return (findings ?? []).filter(
    (one) => one.weight !== "could" && (section === undefined || one.section === section),
  ).length;
}
