import { Button, Stack } from "@mantine/core";
import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { PhotoWaysContext } from "#cards/engine/editor.ts";
import { useFields } from "#cards/fields/field.ts";
import { Lead } from "#cards/fields/group.tsx";
import { showField } from "#cards/parts/show-field.ts";
import { nowhere, place, type VenueBlock, venueBlock } from "#cards/sections/venue/block.ts";
import { PlaceFields } from "#cards/sections/venue/place-fields.tsx";
import { newUuid } from "#domain/uuid.ts";
import { ask } from "#web/api.ts";
import { createPhotoStore } from "#web/editor/photos/photo-store.ts";
import { usePhotos } from "#web/editor/photos/use-photos.ts";
import { PlaceWaysProvider } from "#web/editor/place-ways.tsx";
import { problemsIn } from "#web/editor/problems.ts";
import { Problem } from "#web/forms/problem.tsx";
import {
  type CompanyVenueFieldsFragment,
  DeleteVenueDocument,
  SaveVenueDocument,
} from "#web/graphql/graphql.ts";
import { useAction } from "#web/queries/use-action.ts";
import { noKeeper, venueWay } from "./venue-photos.ts";
import styles from "./venues.module.css";

export type VenueWish =
  | { is: "new" }
  /** Another hall of the same building. */
  | { is: "beside"; venue: CompanyVenueFieldsFragment }
  | { is: "known"; venue: CompanyVenueFieldsFragment };

type Props = {
  wish: VenueWish;
  /** What was written before and not sent. */
  typed: VenueBlock | undefined;
  onTyped(place: VenueBlock): void;
  /** How many other halls the building has. */
  halls: number;
  onDone(sentence: string): void;
};

export function VenueForm({ wish, typed, onTyped, halls, onDone }: Props) {
  // Made once, so that sending again after a lost answer adds no second hall.
  const [id] = useState(() => (wish.is === "known" ? wish.venue.id : newUuid()));
  const [first] = useState(() => typed ?? placeFor(wish));
  const [content, setContent] = useState(first);
  useEffect(() => {
    if (content !== first) onTyped(content);
  }, [content, first, onTyped]);
  const [told, setTold] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const node = useRef<HTMLFormElement>(null);
  const [photoStore] = useState(() => createPhotoStore({ card: id, keeper: noKeeper, way: venueWay }));
  const photos = usePhotos(photoStore);
  const problems = useMemo(() => ({ ...told, ...problemsIn(venueBlock, content) }), [told, content]);
  const form = useFields(venueBlock, {
    content,
    problems,
    change(fields) {
      setContent((before) => ({ ...before, ...fields }));
      setTold({});
      setProblem(undefined);
    },
  });

  const { busy, run } = useAction(
    async (act: () => Promise<string>) => {
      setProblem(undefined);
      onDone(await act());
    },
    ({ sentence, fields }) => {
      setTold(fields);
      const [field] = Object.keys(fields);
      const input = field && node.current?.querySelector<HTMLElement>(`[name="${field}"]`);
      if (input) showField(input);
      else setProblem(sentence);
    },
  );

  function save(event: FormEvent) {
    event.preventDefault();
    const beside = wish.is === "beside" ? wish.venue.id : undefined;
    void run(async () => {
      await ask(SaveVenueDocument, { id, beside, content });
      return wish.is === "known" ? "고쳤습니다. 쓰고 있는 카드에도 바로 보입니다." : "식장을 더했습니다.";
    });
  }

  return (
    <PhotoWaysContext value={photos}>
      <form ref={node} onSubmit={save} noValidate>
        <Stack gap="md">
          {halls > 0 && (
            <Lead>
              같은 건물에 있는 다른 홀 {halls}곳에도 함께 고쳐집니다. ‘홀과 층’만 홀마다 따로 둡니다.
            </Lead>
          )}
          <PlaceWaysProvider>
            <PlaceFields section={venueBlock.name} form={form} label="식장 이름" />
          </PlaceWaysProvider>
          <Problem sentence={problem} />
          <Button type="submit" mih={48} loading={busy}>
            {wish.is === "known" ? "고친 내용 반영하기" : "더하기"}
          </Button>
          {wish.is === "known" && (
            <Removing
              followers={wish.venue.followers}
              busy={busy}
              remove={() =>
                run(async () => {
                  await ask(DeleteVenueDocument, { id });
                  return "지웠습니다. 쓰고 있던 카드에는 마지막 내용이 그대로 남습니다.";
                })
              }
            />
          )}
        </Stack>
      </form>
    </PhotoWaysContext>
  );
}

function placeFor(wish: VenueWish): VenueBlock {
  if (wish.is === "new") return nowhere;
  const known = place.parse(wish.venue.content);
  return wish.is === "known" ? known : { ...known, hall: "" };
}

type RemovingProps = { followers: number; busy: boolean; remove(): Promise<void> };

/** Asked once more: nobody can take the hall up afterwards. */
function Removing({ followers, busy, remove }: RemovingProps) {
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <Button variant="subtle" color="red.9" onClick={() => setAsked(true)}>
        이 홀 지우기
      </Button>
    );
  }
  return (
    <div className={styles.asked}>
      <p>
        {followers === 0
          ? "지우면 카드를 만드는 분이 더는 찾을 수 없습니다."
          : `카드 ${followers}장이 쓰고 있습니다. 그 카드에는 마지막 내용이 그대로 남고, 앞으로는 고쳐지지 않습니다.`}
      </p>
      <div className={styles.acts}>
        <Button variant="default" onClick={() => setAsked(false)}>
          그대로 두기
        </Button>
        <Button color="red.7" loading={busy} onClick={() => void remove()}>
          지우기
        </Button>
      </div>
    </div>
  );
}
