import { Button, Stack, TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import { called } from "#cards/engine/called.ts";
import type { CardContent } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { pageOf } from "#cards/kinds/kinds.ts";
import { copy } from "#cards/parts/copy.ts";
import { sharedAddress, sharedPicture } from "#cards/sections/share/address.ts";
import { checkLine, smsLink, withCheckLines } from "#cards/sections/share/message.ts";
import { sentence } from "#domain/day-words.ts";
import type { CardFieldsFragment } from "#web/graphql/graphql.ts";
import { useLoad } from "#web/queries/use-load.ts";
import { Sheet } from "#web/shell/sheet.tsx";
import IconCopy from "~icons/tabler/copy";
import IconMessage from "~icons/tabler/message";
import IconShare2 from "~icons/tabler/share-2";
import { AddresseeLinks } from "./addressee-links.tsx";
import { contentQuery } from "./content-query.ts";
import { CopyMessage } from "./copy-message.tsx";
import { KakaoButton } from "./kakao-button.tsx";
import type { KnownKind } from "./known-kind.ts";
import { QrPicture } from "./qr-picture.tsx";
import styles from "./share-sheet.module.css";

type Props = { card: CardFieldsFragment; kind: KnownKind; opened: boolean; onClose(): void };

/** Every way to send a card. */
export function ShareSheet({ card, kind, opened, onClose }: Props) {
  // Without it the title and the day are sent, to everybody alike.
  const { data: content } = useLoad(opened ? contentQuery({ card, kind }) : null);
  return (
    <Sheet opened={opened} onClose={onClose} title={`${called(kind)} 보내기`}>
      <ShareWays card={card} kind={kind} content={content} />
    </Sheet>
  );
}

type WaysProps = { card: CardFieldsFragment; kind: Kind; content: CardContent | undefined };

export function ShareWays({ card, kind, content }: WaysProps) {
  const { title, eventDate } = card;
  const address = new URL(pageOf(kind, card), location.origin).href;
  const addressees = (content && kind.addressees?.(content, address)) ?? [];
  const whole = content && kind.facts(content).message;
  const place = { address, version: card.liveVersion ?? undefined };
  const shared = sharedAddress(place);
  const day = eventDate ? sentence({ date: eventDate, time: null }) : "";
  const checked = { checkNumber: card.checkNumber, language: content?.language ?? "ko", address };
  const lines = whole ? `${whole}\n\n${shared}` : [title, day, shared].filter(Boolean).join("\n");
  const message = withCheckLines(lines, checked);
  return (
    <Stack gap="sm">
      {addressees.length > 0 && (
        <>
          <AddresseeLinks
            card={card}
            kind={kind}
            addressees={addressees}
            picture={sharedPicture(place)}
            checked={checked}
          />
          <div className={styles.nameless}>
            <h3>이름 없이 보내기</h3>
            <p>모든 분께 같은 주소입니다.</p>
          </div>
        </>
      )}
      {whole && <CopyMessage message={message} />}
      <KakaoButton
        kind={kind}
        message={{
          title,
          description: [day, checkLine(checked)].filter(Boolean).join("\n"),
          picture: sharedPicture(place),
          address: shared,
        }}
      />
      <CopyAddress
        kind={kind}
        address={shared}
        variant={whole || addressees.length > 0 ? "default" : "filled"}
      />
      {"share" in navigator && (
        <Button
          variant="default"
          leftSection={<IconShare2 size={20} stroke={1.6} aria-hidden />}
          // Who closes the sheet of the device has not met an error.
          onClick={() =>
            void navigator
              .share({ title, text: withCheckLines("", checked), url: shared })
              .catch(() => undefined)
          }
        >
          다른 앱으로 보내기
        </Button>
      )}
      <Button
        component="a"
        href={smsLink(message)}
        variant="default"
        leftSection={<IconMessage size={20} stroke={1.6} aria-hidden />}
      >
        문자로 보내기
      </Button>
      <QrPicture kind={kind} address={address} title={title} expiresAt={card.expiresAt ?? null} />
    </Stack>
  );
}

type CopyProps = { kind: Kind; address: string; variant: "default" | "filled" };

/** By the clipboard, else by a hidden field, else by hand: then the address stands there selected. */
function CopyAddress({ kind, address, variant }: CopyProps) {
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");

  async function copyAddress() {
    const copied = await copy(address);
    if (!copied) field.current?.select();
    setSaid(copied ? "주소를 복사했습니다." : "위 주소를 길게 눌러 복사해 주세요.");
  }

  return (
    <>
      <TextInput
        ref={field}
        label={`${called(kind)} 주소`}
        value={address}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button
        variant={variant}
        leftSection={<IconCopy size={20} stroke={1.6} aria-hidden />}
        onClick={copyAddress}
      >
        주소 복사
      </Button>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </>
  );
}
