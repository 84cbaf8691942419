import { Link, useSearchParams } from "react-router";
import type { ListedKind } from "#cards/kinds/kind-list.ts";
import type { ListedSample } from "#cards/kinds/sample-list.ts";
import { feelings, hues } from "#cards/themes/airs.ts";
import styles from "./filters.module.css";
import { isShownSample, type SampleFilter, traitOf, withChoice } from "./shown.ts";

type Group = { filter: SampleFilter; label: string; values: readonly (readonly [string, string])[] };

function groupsOf(kinds: readonly ListedKind[]): Group[] {
  return [
    { filter: "kind", label: "종류", values: kinds.map(({ name, label }) => [name, label] as const) },
    { filter: "feeling", label: "분위기", values: Object.entries(feelings) },
    { filter: "hue", label: "빛깔", values: Object.entries(hues) },
  ];
}

type Props = { samples: readonly ListedSample[]; kinds: readonly ListedKind[] };

/** Ways to fewer samples. They are links: the address keeps the choice, and they work without a script. */
export function SampleFilters({ samples, kinds }: Props) {
  return (
    <div className={styles.filters}>
      {groupsOf(kinds).map(({ filter, label, values }) => (
        <nav key={filter} aria-label={label} className={styles.group}>
          <Choice filter={filter} value={null} label={`모든 ${label}`} />
          {values
            .filter(([value]) => samples.some((sample) => traitOf(sample, filter) === value))
            .map(([value, words]) => (
              <Choice key={value} filter={filter} value={value} label={words} samples={samples} />
            ))}
        </nav>
      ))}
    </div>
  );
}

type ChoiceProps = {
  filter: SampleFilter;
  value: string | null;
  label: string;
  samples?: readonly ListedSample[];
};

function Choice({ filter, value, label, samples }: ChoiceProps) {
  const [search] = useSearchParams();
  const isChosen = search.get(filter) === value;
  const to = withChoice(search, { filter, value });
  const leads =
    !samples || samples.some((sample) => isShownSample(sample, new URL(to, "http://goi").searchParams));
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      className={styles.choice}
      data-hue={filter === "hue" ? value : undefined}
      data-empty={!leads}
      aria-current={isChosen ? "true" : undefined}
    >
      {label}
    </Link>
  );
}
