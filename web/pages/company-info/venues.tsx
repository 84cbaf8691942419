import { Button, Loader } from "@mantine/core";
import { useCallback, useRef, useState } from "react";
import { place, type VenueBlock } from "#cards/sections/venue/block.ts";
import { type CompanyVenueFieldsFragment, CompanyVenuesDocument } from "#web/graphql/graphql.ts";
import { apiQuery } from "#web/queries/api-query.ts";
import { LoadFrame } from "#web/queries/load-frame.tsx";
import { useLoad } from "#web/queries/use-load.ts";
import { Part } from "#web/shell/page-part.tsx";
import { Sheet } from "#web/shell/sheet.tsx";
import { Toast } from "#web/shell/toast.tsx";
import type { ToastWords } from "#web/shell/toast-words.ts";
import IconPlus from "~icons/tabler/plus";
import { VenueForm, type VenueWish } from "./venue-form.tsx";
import styles from "./venues.module.css";

/** The halls that a company keeps for its customers' cards. */
export function Venues() {
  const load = useLoad(apiQuery(CompanyVenuesDocument));
  const [wish, setWish] = useState<VenueWish | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [toast, setToast] = useState<ToastWords | null>(null);
  // Who closes the sheet by mistake finds their words again.
  const typed = useRef(new Map<string, VenueBlock>());

  function open(next: VenueWish) {
    setWish(next);
    setOpen(true);
  }

  function done(sentence: string) {
    if (wish) typed.current.delete(keyOf(wish));
    setOpen(false);
    setToast({ sentence });
    void load.reload();
  }

  return (
    <Part
      title="식장 정보"
      about="여기에 적어 두면 카드를 만드는 분이 가져다 쓰고, 고치시면 손님이 보는 카드에도 바로 고쳐집니다."
    >
      <LoadFrame load={load} waiting={<Loader size="sm" aria-label="식장 정보를 불러오고 있습니다" />}>
        {({ companyVenues: venues }) => (
          <>
            {venues.length === 0 && (
              <p className={styles.none}>
                아직 적어 두신 식장이 없습니다. 자주 쓰시는 홀부터 하나 적어 보세요.
              </p>
            )}
            {buildings(venues).map((halls) => (
              <Building key={halls[0]?.building} halls={halls} open={open} />
            ))}
            <Button
              variant={venues.length === 0 ? "filled" : "default"}
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={() => open({ is: "new" })}
            >
              식장 더하기
            </Button>
          </>
        )}
      </LoadFrame>
      <Sheet opened={isOpen} onClose={() => setOpen(false)} title={wish && titleOf(wish)}>
        {wish && (
          <VenueForm
            wish={wish}
            typed={typed.current.get(keyOf(wish))}
            onTyped={(place) => typed.current.set(keyOf(wish), place)}
            halls={hallsBeside(load.data?.companyVenues ?? [], wish)}
            onDone={done}
          />
        )}
      </Sheet>
      <Toast toast={toast} onGone={useCallback(() => setToast(null), [])} />
    </Part>
  );
}

function titleOf(wish: VenueWish): string {
  if (wish.is === "known") return "식장 정보 고치기";
  return wish.is === "beside" ? "같은 건물의 홀 더하기" : "식장 더하기";
}

function keyOf(wish: VenueWish): string {
  return wish.is === "new" ? wish.is : `${wish.is} ${wish.venue.id}`;
}

type Halls = CompanyVenueFieldsFragment[];

function buildings(venues: Halls): Halls[] {
  return [...Map.groupBy(venues, ({ building }) => building).values()];
}

/** How many other halls are corrected together with this one. */
function hallsBeside(venues: Halls, wish: VenueWish): number {
  if (wish.is === "new") return 0;
  const others = venues.filter(({ building }) => building === wish.venue.building).length;
  return wish.is === "known" ? others - 1 : others;
}

function Building({ halls, open }: { halls: Halls; open(wish: VenueWish): void }) {
  const [first] = halls;
  if (!first) return null;
  const { name, address } = place.parse(first.content);
  return (
    <section className={styles.building} aria-label={name}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.address}>{address}</p>
      <ul className={styles.halls}>
        {halls.map((venue) => (
          <li key={venue.id} className={styles.hall}>
            <span className={styles.words}>
              <b>{place.parse(venue.content).hall || "홀 이름 없음"}</b>
              <span className={styles.count}>
                {venue.followers === 0 ? "아직 쓰는 카드가 없습니다" : `카드 ${venue.followers}장이 씁니다`}
              </span>
            </span>
            <Button variant="default" onClick={() => open({ is: "known", venue })}>
              고치기
            </Button>
          </li>
        ))}
      </ul>
      <Button
        variant="subtle"
        color="dark"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => open({ is: "beside", venue: first })}
      >
        같은 건물의 홀 더하기
      </Button>
    </section>
  );
}
