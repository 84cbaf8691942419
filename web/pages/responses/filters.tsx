import { Chip, Group } from "@mantine/core";
import type { ResponseFilter } from "#web/graphql/graphql.ts";
import type { SectionFigures } from "./figures.tsx";
import styles from "./responses.module.css";

const ALL = "all";

const filters = [
  { state: "pending", label: "확인 전" },
  { state: "waiting", label: "대기" },
  { state: "hidden", label: "숨김" },
  { state: "blocked", label: "임시 조치" },
] as const;

type Props = {
  section: SectionFigures;
  state: ResponseFilter | null;
  onChange(state: ResponseFilter | null): void;
};

/** Only what there is to choose; one that was chosen stays until another is. */
export function ResponseFilters({ section, state, onChange }: Props) {
  const offered = filters.filter((filter) => section[filter.state] > 0 || filter.state === state);
  if (offered.length === 0) return null;
  const chosen = offered.find((filter) => filter.state === state)?.state ?? ALL;
  return (
    <Chip.Group
      value={chosen}
      onChange={(value) => onChange(filters.find((filter) => filter.state === value)?.state ?? null)}
    >
      <Group gap="xs" mt="md" role="radiogroup" aria-label="어떤 응답을 볼지">
        <Chip value={ALL} size="md" classNames={{ label: styles.filter }}>
          전체 {section.count.toLocaleString("ko")}
        </Chip>
        {offered.map((filter) => (
          <Chip key={filter.state} value={filter.state} size="md" classNames={{ label: styles.filter }}>
            {filter.label} {section[filter.state].toLocaleString("ko")}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  );
}
