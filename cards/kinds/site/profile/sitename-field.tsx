import { Button, Loader, TextInput } from "@mantine/core";
import { useEffect, useState } from "react";
import type { NameAvailability } from "#cards/engine/editor.ts";
import { useAsking } from "#cards/fields/editing.ts";
import type { Field } from "#cards/fields/field.ts";
import { asSitename, SITENAME_MAX, sitenameFault } from "#domain/sitename.ts";
import styles from "./sitename-field.module.css";

/** While somebody types, every letter would be a question. */
const REST_MS = 350;

type Said = { name: string; standing: NameAvailability | "unknown" };

/** The name in the address, with word of whether it can be had while it is typed. */
export function SitenameField({ field }: { field: Field<string> }) {
  const { value } = field;
  const host = globalThis.location?.host ?? "";
  const said = useStanding(value);
  const fault = value ? sitenameFault(value) : null;
  const standing = said?.name === value ? said.standing : undefined;
  const isTaken = standing !== undefined && standing !== "unknown" && standing.state !== "free";
  return (
    <div>
      <TextInput
        label="페이지 주소"
        name={field.name}
        value={value}
        onChange={({ currentTarget }) => field.change(asSitename(currentTarget.value))}
        error={field.problem ?? fault ?? (isTaken ? refused[standing.state] : undefined)}
        description="나중에 바꿀 수 있습니다. 예전 주소는 90일 동안 새 주소로 이어집니다."
        placeholder="seoyun"
        maxLength={SITENAME_MAX}
        leftSection={<span className={styles.host}>{host}/</span>}
        leftSectionWidth={`calc(${host.length * 0.85}ch + 26px)`}
        leftSectionProps={{ style: { justifyContent: "flex-start" } }}
        rightSection={value && !fault && standing === undefined ? <Loader size={18} /> : null}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
      />
      <p role="status" className={styles.said} data-free={standing && !isTaken ? true : undefined}>
        {standing === "unknown" && "지금은 확인하지 못했습니다. 보낼 때 다시 확인합니다."}
        {standing && standing !== "unknown" && standing.state === "free" && "쓸 수 있는 주소입니다."}
      </p>
      {isTaken && standing.suggestions.length > 0 && (
        <div className={styles.others}>
          <span>대신 이런 주소는 어떠세요?</span>
          {standing.suggestions.map((name) => (
            <Button key={name} variant="default" type="button" onClick={() => field.change(name)}>
              {name}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

const refused: Record<NameAvailability["state"], string | undefined> = {
  free: undefined,
  unfit: "쓸 수 없는 주소입니다.",
  reserved: "고이가 쓰는 주소입니다. 다른 이름을 골라 주세요.",
  taken: "다른 분이 쓰는 주소이거나, 그와 똑같이 보이는 주소입니다.",
};

function useStanding(name: string): Said | undefined {
  const { askName } = useAsking();
  const [said, setSaid] = useState<Said>();
  useEffect(() => {
    if (!name || sitenameFault(name) !== null) return;
    let gone = false;
    const rest = setTimeout(() => {
      const tell = (standing: Said["standing"]) => gone || setSaid({ name, standing });
      askName(name).then(tell, () => tell("unknown"));
    }, REST_MS);
    return () => {
      gone = true;
      clearTimeout(rest);
    };
  }, [name, askName]);
  return said;
}
