import { Loader, TextInput } from "@mantine/core";
import { use, useEffect, useEffectEvent, useState } from "react";
import { type Answered, PlaceWaysContext } from "#cards/engine/editor.ts";
import type { MapPoint } from "#cards/engine/links.ts";
import { isSame } from "#cards/engine/same.ts";
import type { Field } from "#cards/fields/field.ts";
import { shortLinkIn } from "./map-link.ts";
import { readPoint } from "./map-point.ts";

/** Who types a link is not asked for with every letter. */
const PAUSE_MS = 300;

type Opened = { link: string } & Answered<MapPoint | null>;

/** Coordinates or a link, of which the point is kept; where a short link leads is asked. What was typed stays. */
export function PointField({ field }: { field: Field<MapPoint | null> }) {
  const [typed, setTyped] = useState("");
  const [opened, setOpened] = useState<Opened>();
  const { value } = field;
  const link = readPoint(typed) ? null : shortLinkIn(typed);
  const known = opened?.link === link ? opened : undefined;
  const isComing = useLink(link, (answer) => {
    setOpened(answer);
    if ("answer" in answer && answer.answer) field.change(answer.answer);
  });
  const read = known && "answer" in known ? known.answer : readPoint(typed);
  // After an undo, a step to the side, or on another day, what stands here is no longer what was typed.
  const shown = isSame(read, value) ? typed : value === null ? "" : `${value.latitude}, ${value.longitude}`;
  const isUnread = shown.trim() !== "" && value === null && !isComing;
  return (
    <TextInput
      name={field.name}
      value={shown}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        field.change(readPoint(currentTarget.value));
      }}
      label="지도 링크나 좌표"
      placeholder="37.5665, 126.9780"
      description="카카오맵·네이버 지도·구글 지도에서 공유한 링크나, 지도에서 복사한 좌표를 붙여 넣어 주세요."
      error={field.problem ?? (isUnread ? mistakeIn(link, known) : undefined)}
      rightSection={isComing ? <Loader size={18} aria-label="링크를 열어 보고 있습니다" /> : undefined}
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

/** Asks once for each link; whether an answer is still to come. */
function useLink(link: string | null, tell: (opened: Opened) => void): boolean {
  const ways = use(PlaceWaysContext);
  const [told, setTold] = useState<string>();
  const answer = useEffectEvent((opened: Opened) => {
    setTold(opened.link);
    tell(opened);
  });
  useEffect(() => {
    if (!link || !ways) return;
    let gone = false;
    setTold(undefined);
    const rest = setTimeout(
      () => void ways.openMapLink(link).then((said) => gone || answer({ link, ...said })),
      PAUSE_MS,
    );
    return () => {
      gone = true;
      clearTimeout(rest);
    };
  }, [link, ways]);
  return ways !== null && link !== null && told !== link;
}

function mistakeIn(link: string | null, opened: Opened | undefined): string {
  if (!link) return "자리를 읽지 못했습니다. 예: 37.5665, 126.9780";
  if (opened && "problem" in opened) return opened.problem;
  return "이 링크에는 자리가 들어 있지 않습니다. 지도에서 그곳을 길게 눌러 나오는 주소나 좌표를 적어 주세요.";
}
