import { Chip, Group, Input } from "@mantine/core";
import type { ReactNode } from "react";
import { companyTypeNames, companyTypes } from "#domain/company.ts";

type Props = { value?: string; onChange?(type: string): void; error?: ReactNode; disabled?: boolean };

/** What kind of company it is. */
export function TypeField({ value, onChange, error, disabled }: Props) {
  return (
    <Input.Wrapper
      size="md"
      label="업체 종류"
      error={error}
      labelElement="div"
      role="radiogroup"
      aria-label="업체 종류"
    >
      <Chip.Group value={value ?? ""} onChange={onChange}>
        <Group gap={8} mt={6}>
          {companyTypeNames.map((name, index) => (
            <Chip
              key={name}
              value={name}
              size="lg"
              radius="md"
              variant="outline"
              disabled={disabled}
              styles={{ label: { height: 48 } }}
              {...(index === 0 && { "data-path": "type" })}
            >
              {companyTypes[name]}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  );
}
