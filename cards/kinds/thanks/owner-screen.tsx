import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import type { Addressee } from "#cards/engine/kind.ts";
import type { OwnerScreenProps } from "#cards/engine/owner-screen.ts";
import { AddresseeRows } from "#cards/parts/addressee-rows.tsx";
import { CopyStatusLine, useCopyStatus } from "#cards/parts/copy-status.tsx";
import { OwnerScreenEmpty, OwnerScreenHead } from "#cards/parts/owner-screen-parts.tsx";
import { csvOf } from "#domain/csv.ts";
import { peopleCount } from "#domain/people-count.ts";
import IconCopy from "~icons/tabler/copy";
import IconDownload from "~icons/tabler/download";
import IconSearch from "~icons/tabler/search";
import { thanks } from "./kind.ts";
import { ADDRESSEE_MAX } from "./letter/addressee.ts";
import { linksFor } from "./links.ts";
import styles from "./owner-screen.module.css";
import { namesIn } from "./recipients/names.ts";

/** More rows than a phone draws at once without stumbling. */
const PAGE = 100;

/** An address for every recipient, to be sent one by one or taken along all together. */
export function OwnerScreen({
  card,
  title,
  content,
  address,
  checkNumber,
  edit,
  isOpen,
  kakao,
  saveFile,
}: OwnerScreenProps) {
  const [typed, setTyped] = useState("");
  const [most, setMost] = useState(PAGE);
  const status = useCopyStatus();
  const all = thanks.addressees(content, address);
  const found = wanted(all, typed);
  // Who is not on the list gets an address as soon as the name is typed.
  const [unlisted] = found.length === 0 ? linksFor({ names: namesIn(typed), address, content }) : [];
  const shown = unlisted ? [unlisted] : found;

  return (
    <>
      <OwnerScreenHead kind={thanks} isOpen={isOpen}>
        이 주소로 열면 편지가 그분의 이름을 부릅니다. 명단에 없는 분도 이름을 적으면 바로 주소가 생깁니다.
      </OwnerScreenHead>
      <div className={styles.tools}>
        <TextInput
          type="search"
          aria-label="받는 분 찾기"
          placeholder="이름으로 찾거나 새로 적기"
          leftSection={<IconSearch size={20} stroke={1.6} aria-hidden />}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          maxLength={ADDRESSEE_MAX}
          className={styles.search}
        />
        {all.length > 0 && (
          <>
            <Button
              variant="default"
              leftSection={<IconCopy size={20} stroke={1.6} aria-hidden />}
              onClick={() =>
                void status.copied(together(all), `${peopleCount(all.length)}의 주소를 복사했습니다.`)
              }
            >
              모두 복사
            </Button>
            <Button
              variant="default"
              leftSection={<IconDownload size={20} stroke={1.6} aria-hidden />}
              onClick={() => saveFile({ name: `${title} 받는 분.csv`, type: "text/csv", text: tableOf(all) })}
            >
              엑셀 파일
            </Button>
          </>
        )}
      </div>
      <CopyStatusLine status={status} />
      {shown.length === 0 ? (
        <Nobody edit={edit} isEmpty={all.length === 0} />
      ) : (
        <>
          <p className={styles.count}>{unlisted ? "명단에 없는 분" : peopleCount(shown.length)}</p>
          <AddresseeRows
            card={card}
            addressees={shown.slice(0, most)}
            status={status}
            kakao={kakao}
            checked={{ checkNumber, language: content.language }}
          />
        </>
      )}
      {shown.length > most && (
        <Button variant="default" className={styles.more} onClick={() => setMost(most + PAGE)}>
          더 보기
        </Button>
      )}
    </>
  );
}

function wanted(links: readonly Addressee[], typed: string): readonly Addressee[] {
  const words = typed.normalize("NFC").replace(/\s/gu, "").toLowerCase();
  return words ? links.filter(({ name }) => name.replace(/\s/gu, "").toLowerCase().includes(words)) : links;
}

function together(links: readonly Addressee[]): string {
  return links.map(({ name, address }) => `${name}\n${address}`).join("\n\n");
}

function tableOf(links: readonly Addressee[]): string {
  return csvOf([["받는 분", "주소"], ...links.map(({ name, address }) => [name, address])]);
}

function Nobody({ edit, isEmpty }: { edit: string; isEmpty: boolean }) {
  return (
    <OwnerScreenEmpty
      sentence={isEmpty ? "아직 받는 분 명단이 비어 있습니다." : "그런 이름은 쓸 수 없습니다."}
    >
      {isEmpty && (
        <Button component="a" href={edit}>
          명단 적기
        </Button>
      )}
    </OwnerScreenEmpty>
  );
}
