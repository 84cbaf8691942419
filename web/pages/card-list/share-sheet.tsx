import { Button, Stack, TextInput } from "@mantine/core";
import IconCopy from "@tabler/icons-react/dist/esm/icons/IconCopy.mjs";
import IconMessage from "@tabler/icons-react/dist/esm/icons/IconMessage.mjs";
import IconShare2 from "@tabler/icons-react/dist/esm/icons/IconShare2.mjs";
import { useRef, useState } from "react";
import { addressOf } from "#cards/kinds.ts";
import { copy } from "#cards/parts/copy.ts";
import { sharedAddress, sharedPicture } from "#cards/sections/share/address.ts";
import { smsLink } from "#cards/sections/share/message.ts";
import { sentence } from "#cards/when.ts";
import type { CardFieldsFragment } from "#web/graphql/graphql.ts";
import { Sheet } from "#web/shell/sheet.tsx";
import { KakaoButton } from "./kakao-button.tsx";
import type { KnownKind } from "./known-kind.ts";
import { QrPicture } from "./qr-picture.tsx";
import styles from "./share-sheet.module.css";

type Props = { card: CardFieldsFragment; kind: KnownKind; opened: boolean; onClose(): void };

/** Every way to send a card. */
export function ShareSheet({ card, kind, opened, onClose }: Props) {
  return (
    <Sheet opened={opened} onClose={onClose} title="카드 보내기">
      <Ways card={card} address={new URL(addressOf(kind, "view", card.id), location.origin).href} />
    </Sheet>
  );
}

export function Ways({ card, address }: { card: CardFieldsFragment; address: string }) {
  const { title, eventDate } = card;
  const place = { address, version: card.liveVersion ?? undefined };
  const shared = sharedAddress(place);
  const day = eventDate ? sentence({ date: eventDate, time: null }) : "";
  const message = [title, day, shared].filter(Boolean).join("\n");
  return (
    <Stack gap="sm">
      <KakaoButton message={{ title, description: day, picture: sharedPicture(place), address: shared }} />
      <CopyAddress address={shared} />
      {"share" in navigator && (
        <Button
          variant="default"
          leftSection={<IconShare2 size={20} stroke={1.6} aria-hidden />}
          // Who closes the sheet of the device has not met an error.
          onClick={() => void navigator.share({ title, url: shared }).catch(() => undefined)}
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
      <QrPicture address={address} title={title} />
    </Stack>
  );
}

/** By the clipboard, else by a hidden field, else by hand: then the address stands there selected. */
function CopyAddress({ address }: { address: string }) {
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
        label="카드 주소"
        value={address}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button leftSection={<IconCopy size={20} stroke={1.6} aria-hidden />} onClick={copyAddress}>
        주소 복사
      </Button>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </>
  );
}
