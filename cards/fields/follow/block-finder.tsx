import { Button, Drawer, Loader, TextInput } from "@mantine/core";
import { useDebouncedValue, useMediaQuery } from "@mantine/hooks";
import { type ReactNode, useEffect, useId, useState } from "react";
import type { OfferedBlock } from "#cards/engine/editor.ts";
import { useBlocks } from "#cards/fields/editing.ts";
import IconSearch from "~icons/tabler/search";
import styles from "./follow.module.css";

/** Who types a name is not asked for with every letter. */
const PAUSE_MS = 250;

type Props = {
  opened: boolean;
  close(): void;
  what: string;
  preview(block: OfferedBlock): ReactNode;
  take(block: OfferedBlock): void;
};

/** Looks for what companies keep, shows all of it, and takes it. */
export function BlockFinder({ opened, close, what, preview, take }: Props) {
  const phone = useMediaQuery("(max-width: 40em)");
  const [typed, setTyped] = useState("");
  const [looked, setLooked] = useState<string>();
  const { found, again } = useFound(typed);
  return (
    <Drawer
      opened={opened}
      onClose={close}
      title={`${what} 정보 가져오기`}
      position={phone ? "bottom" : "right"}
      size={phone ? "88%" : 480}
      padding="md"
      closeButtonProps={{ "aria-label": "닫기", size: 48, iconSize: 24 }}
      classNames={{ title: styles.drawerTitle ?? "", content: styles.drawer ?? "" }}
    >
      <TextInput
        type="search"
        label={`${what} 이름`}
        placeholder="고이하우스"
        description="이름이나 주소로 찾을 수 있습니다."
        leftSection={<IconSearch size={18} aria-hidden />}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        autoComplete="off"
        enterKeyHint="search"
        data-autofocus
      />
      {found === "failed" && (
        <div className={styles.wait}>
          <p className={styles.told}>찾지 못했습니다. 인터넷 연결을 확인해 주세요.</p>
          <Button variant="default" type="button" onClick={again}>
            다시 찾기
          </Button>
        </div>
      )}
      {found === "coming" && (
        <div className={styles.wait}>
          <Loader size="sm" aria-label="찾고 있습니다" />
        </div>
      )}
      <p className={styles.told} role="status" hidden={!Array.isArray(found)}>
        {Array.isArray(found) && wordsFor(found.length, what)}
      </p>
      {Array.isArray(found) && (
        <ul className={styles.found}>
          {found.map((block) => (
            <Found
              key={block.id}
              block={block}
              isOpen={block.id === looked}
              toggle={() => setLooked(block.id === looked ? undefined : block.id)}
            >
              {preview(block)}
              <Button type="button" onClick={() => take(block)}>
                이 정보 쓰기
              </Button>
            </Found>
          ))}
        </ul>
      )}
    </Drawer>
  );
}

function wordsFor(count: number, what: string): string {
  return count === 0
    ? `아직 고이에 없는 ${what}입니다. 창을 닫고 직접 적어 주세요.`
    : `${count}곳을 찾았습니다. 눌러서 내용을 살펴보세요.`;
}

type FoundProps = { block: OfferedBlock; isOpen: boolean; toggle(): void; children: ReactNode };

function Found({ block: { said, keeper }, isOpen, toggle, children }: FoundProps) {
  const id = useId();
  const words = ["name", "hall"].map((field) => said[field]).filter(Boolean);
  return (
    <li className={styles.block} data-open={isOpen}>
      <button
        type="button"
        className={styles.name}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <b>{words.join(" · ")}</b>
        <span className={styles.quiet}>{String(said.address ?? "")}</span>
        <span className={styles.quiet}>{keeper} 제공</span>
      </button>
      <div id={id} className={styles.inside} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </li>
  );
}

type Answer = readonly OfferedBlock[] | "coming" | "failed" | null;

/** What is found for what was typed; null before anything was. */
function useFound(typed: string): { found: Answer; again(): void } {
  const { searchBlocks } = useBlocks();
  const [text] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const [found, setFound] = useState<Answer>(null);
  const [tries, setTries] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    if (text === "") return setFound(null);
    let gone = false;
    setFound("coming");
    searchBlocks(text).then(
      (blocks) => gone || setFound(blocks),
      () => gone || setFound("failed"),
    );
    return () => {
      gone = true;
    };
  }, [text, tries, searchBlocks]);
  return { found, again: () => setTries(tries + 1) };
}
