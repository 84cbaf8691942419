import { Button, Loader, TextInput } from "@mantine/core";
import { use, useId, useRef, useState } from "react";
import { type Answered, PlaceWaysContext } from "#cards/engine/editor.ts";
import type { MapPlace } from "#cards/engine/links.ts";
import { FollowingContext } from "#cards/fields/follow/use-following.ts";
import IconMapPin from "~icons/tabler/map-pin";
import IconSearch from "~icons/tabler/search";
import styles from "./place-search.module.css";

type Props = {
  label: string;
  placeholder?: string;
  /** What nobody finds by a search, as a sentence. */
  missing?: string;
  take(place: MapPlace): void;
};
type Standing =
  | { is: "coming" }
  | { is: "taken"; place: MapPlace }
  | ({ is: "told" } & Answered<readonly MapPlace[]>);

/** Finds a place by what people call it. It is not there where nobody can be asked, or where somebody else says it all. */
export function PlaceSearch(props: Props) {
  const search = use(PlaceWaysContext)?.searchPlaces;
  const isFollowing = Boolean(use(FollowingContext)?.following);
  return search && !isFollowing ? <SearchForm {...props} search={search} /> : null;
}

type Search = (text: string) => Promise<Answered<readonly MapPlace[]>>;

function SearchForm({
  label,
  placeholder = "고이하우스",
  missing = "몇 층 어느 홀인지만 더 적어 주세요.",
  take,
  search,
}: Props & { search: Search }) {
  const [typed, setTyped] = useState("");
  const [standing, setStanding] = useState<Standing>();
  const asked = useRef("");
  const input = useRef<HTMLInputElement>(null);
  const heading = useId();

  async function find() {
    const text = typed.trim();
    if (text === "") return input.current?.focus();
    asked.current = text;
    setStanding({ is: "coming" });
    const told = await search(text);
    // Another was asked for meanwhile.
    if (asked.current === text) setStanding({ is: "told", ...told });
  }

  function choose(place: MapPlace) {
    take(place);
    setStanding({ is: "taken", place });
    input.current?.focus({ preventScroll: true });
  }

  const found = standing?.is === "told" && "answer" in standing ? standing.answer : [];
  return (
    <div className={styles.search}>
      <TextInput
        ref={input}
        type="search"
        label={label}
        placeholder={placeholder}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          if (!event.nativeEvent.isComposing) void find();
        }}
        inputContainer={(line) => (
          <div className={styles.line}>
            {line}
            <Button type="button" variant="default" className={styles.find} onClick={() => void find()}>
              찾기
            </Button>
          </div>
        )}
        autoComplete="off"
        enterKeyHint="search"
      />
      <p id={heading} role="status" className={styles.told} data-failed={isProblem(standing)}>
        {standing?.is === "coming" ? (
          <Loader size="xs" aria-label="찾고 있습니다" />
        ) : (
          standing && wordsFor(standing, missing)
        )}
      </p>
      {found.length > 0 && (
        <ul className={styles.found} aria-labelledby={heading}>
          {found.map((place) => (
            <li key={`${place.name} ${place.address}`}>
              <button type="button" className={styles.place} onClick={() => choose(place)}>
                <IconMapPin size={20} stroke={1.6} aria-hidden />
                <span>
                  {place.name && <b>{place.name}</b>}
                  <span className={styles.address}>{place.address}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function isProblem(standing: Standing | undefined): boolean {
  return standing?.is === "told" && "problem" in standing;
}

function wordsFor(standing: Exclude<Standing, { is: "coming" }>, missing: string): string {
  if (standing.is === "taken") {
    const filled = standing.place.name ? "이름과 주소를" : "주소를";
    return standing.place.point
      ? `${filled} 채우고 지도에 자리를 찍었습니다. ${missing}`
      : `${filled} 채웠습니다. ${missing}`;
  }
  if ("problem" in standing) return standing.problem;
  return standing.answer.length === 0
    ? "찾지 못했습니다. 이름을 줄여 다시 찾거나, 아래에 직접 적어 주세요."
    : `${standing.answer.length}곳을 찾았습니다. 맞는 곳을 눌러 주세요.`;
}
