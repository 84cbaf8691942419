import { Heading } from "#cards/parts/heading.tsx";
import type { ContentOf } from "#cards/section.ts";
import type { ViewerProps } from "#cards/viewer.ts";
import type { wreath } from "./section.ts";
import styles from "./viewer.module.css";

const words = {
  ko: {
    title: "화환 안내",
    unsaid: "",
    declined: "화환은 정중히 사양합니다.\n보내 주시려던 마음만 고이 받겠습니다.",
    welcome: "보내 주시는 화환은 감사히 받겠습니다.\n꽃에 담긴 마음까지 오래 간직하겠습니다.",
    rice: "꽃 대신 쌀로 엮은 화환을 받습니다.\n모인 쌀은 이웃의 밥상에 올리겠습니다.",
  },
  en: {
    title: "About flowers",
    unsaid: "",
    declined: "We kindly ask you not to send wreaths.\nYour good wishes are all we need.",
    welcome: "Wreaths are gratefully received.\nThank you for the thought behind the flowers.",
    rice: "In place of flowers we welcome rice wreaths.\nThe rice will go to neighbours in need.",
  },
};

export function WreathViewer({ content, card }: ViewerProps<ContentOf<typeof wreath>>) {
  const said = words[card.language];
  return (
    <>
      <Heading eyebrow="Wreath">{said.title}</Heading>
      <p className={styles.words}>{content.words.trim() || said[content.policy]}</p>
    </>
  );
}
