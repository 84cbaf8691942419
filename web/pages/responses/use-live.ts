import { useEffect, useEffectEvent } from "react";

/** Calls back whenever something changed on a section, until the answer is called. */
export type Watch = (section: string, onChange: () => void) => () => void;

type Parts = {
  watch: Watch;
  sections: readonly string[];
  /** With the section that changed; null when the owner comes back, since nobody listened meanwhile. */
  onChange(section: string | null): void;
};

/** Keeps an open page true while guests leave things. */
export function useLive({ watch, sections, onChange }: Parts): void {
  const told = useEffectEvent(onChange);
  const names = sections.join(" ");
  useEffect(() => {
    const ends = names.split(" ").map((section) => watch(section, () => told(section)));
    const back = () => document.visibilityState === "visible" && told(null);
    document.addEventListener("visibilitychange", back);
    return () => {
      document.removeEventListener("visibilitychange", back);
      for (const end of ends) end();
    };
  }, [watch, names]);
}
