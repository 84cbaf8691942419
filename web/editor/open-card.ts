import { createContext, use } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { type CardContent, readCard } from "#cards/engine/card.ts";
import { type MovedDay, movedDays, withMovedDays } from "#cards/engine/days.ts";
import { withOwnWords } from "#cards/engine/derived.ts";
import { withOwnChanges } from "#cards/engine/follow.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { answeredSections, type Question } from "#cards/engine/question.ts";
import { MyCardDocument, SaveCardDocument } from "#web/graphql/graphql.ts";
import { askAs } from "#web/offline-queue/ask-as.ts";
import { thisTab } from "#web/offline-queue/tabs.ts";
import { watchPage } from "#web/offline-queue/watch-page.ts";
import { createAutosave, type Saving, type UnsavedDraft } from "./autosave.ts";
import { createCardStore } from "./card-store.ts";
import { type CardCopy, cardCopies } from "./device-copies.ts";
import { watchOtherTabs } from "./other-tabs.ts";

/** Typing that rests this long is shown where it is looked at from afar: with every letter it would keep the next waiting. */
const REST_MS = 300;

type Opening = { kind: Kind; draft: UnsavedDraft; copy: CardCopy | null; owner: string };

/** What the maker is told besides: the card is open elsewhere too, or was changed there; photos are still coming. */
type Notices = { others: number; caughtUp: boolean; resumedPhotos: number; movedDays: readonly MovedDay[] };

/** A card on the maker's desk: what it says, how it is kept, and what is done to it. */
export function openCard({ kind, draft, copy, owner }: Opening) {
  const { id } = draft.card;
  const cardStore = createCardStore(draft.content);
  const place = cardCopies.place({ owner, about: id });
  const ask = askAs(owner);
  const server = {
    save: async (change: { base: number; content: CardContent }) =>
      (await ask(SaveCardDocument, { id, ...change })).saveCard,
    async read(): Promise<UnsavedDraft> {
      const { myCard } = await ask(MyCardDocument, { id });
      return { card: myCard.card, content: readCard(kind, myCard.content) };
    },
  };
  const autosave = createAutosave({ kind, draft, copy, cardStore, server, device: place });
  const notices = createStore<Notices>(() => ({
    others: 0,
    caughtUp: false,
    resumedPhotos: 0,
    movedDays: [],
  }));
  const content = () => cardStore.store.getState().content;
  const rested = createStore(() => ({ content: content() }));

  /** With what follows from a change: names that flow on, days that move along. */
  function settled(changed: CardContent): CardContent {
    const before = content();
    const moved = withMovedDays(kind, { before, after: changed });
    const after = withOwnWords(kind, { before, after: moved });
    const days = movedDays(kind, { before, after });
    if (days.length > 0) notices.setState({ movedDays: days });
    return after;
  }

  async function catchUp() {
    // Nobody asked for it: a failure shows at the next save.
    if (await autosave.catchUp().catch(() => false)) notices.setState({ caughtUp: true });
  }

  function changeSection(name: string, { fields, where }: { fields: object; where: string }) {
    const before = content();
    const sections = { ...before.sections, [name]: { ...before.sections[name], ...fields } };
    const section = kind.sections.find((known) => known.name === name);
    const after = { ...before, sections };
    const theirs = section ? withOwnChanges({ before, after, section }) : after;
    cardStore.change(settled(theirs), `${name} ${where}`);
  }

  function rest() {
    let resting: ReturnType<typeof setTimeout> | undefined;
    const follow = () => rested.setState({ content: content() });
    follow();
    const stop = cardStore.store.subscribe(() => {
      clearTimeout(resting);
      resting = setTimeout(follow, REST_MS);
    });
    return () => {
      stop();
      clearTimeout(resting);
    };
  }

  function keepNow() {
    if (autosave.isUnsaved()) place.keepNow(autosave.unsaved());
  }

  return {
    kind,
    id,
    owner,
    cardStore,
    autosave,
    notices,
    content,
    rested,
    changeSection,
    /** What is typed where it is asked, as if it had been typed in its form. */
    answer(question: Question, typed: string) {
      const [name = "", ...field] = question.path.split(".");
      const fields = answeredSections(content().sections, question, typed)[name] ?? {};
      // Who is asked for the day has moved nothing yet.
      const { movedDays: told } = notices.getState();
      changeSection(name, { fields, where: field.join(".") });
      notices.setState({ movedDays: told });
    },
    /** A change that is made for the maker, by one tap; one step back undoes it. */
    mend(change: (content: CardContent) => CardContent) {
      cardStore.change(settled(change(content())));
    },
    change(change: Partial<CardContent>, where: string | null = null) {
      cardStore.change({ ...content(), ...change }, where);
    },
    /** Keeps and saves from now on; answers how to stop. */
    start() {
      const letGo = place.hold();
      const stopSaving = autosave.watch();
      const stopResting = rest();
      if (copy && copy.tab !== thisTab) {
        keepNow();
        void cardCopies.forget(copy);
      }
      const tabs = watchOtherTabs({
        card: id,
        onOthers: (others) => notices.setState({ others }),
        onSaved: () => void catchUp(),
      });
      const stopTelling = autosave.state.subscribe((now, before) => {
        if (now.card.draftVersion > before.card.draftVersion && now.saving.is !== "conflict")
          tabs.tellSaved();
      });
      const stopWatching = watchPage({
        back() {
          void autosave.flush();
          void catchUp();
        },
        away() {
          keepNow();
          void autosave.flush();
        },
      });
      return () => {
        stopWatching();
        stopResting();
        keepNow();
        stopTelling();
        void stopSaving().then(letGo);
        tabs.stop();
      };
    },
  };
}

export type EditorCard = ReturnType<typeof openCard>;

export const OpenCardContext = createContext<EditorCard | null>(null);

export function useOpenCard(): EditorCard {
  const open = use(OpenCardContext);
  if (!open) throw new Error("No card is open here");
  return open;
}

/** A part of what the card says; whoever asks is drawn anew only when that part changes. */
export function useContent<Part>(part: (content: CardContent) => Part): Part {
  return useStore(useOpenCard().cardStore.store, ({ content }) => part(content));
}

/** The same, once typing rests: for what is looked at from afar. */
export function useRested<Part>(part: (content: CardContent) => Part): Part {
  return useStore(useOpenCard().rested, ({ content }) => part(content));
}

export function useSaving(): Saving {
  return useStore(useOpenCard().autosave.state, ({ saving }) => saving);
}

export function useEditorCard() {
  return useStore(useOpenCard().autosave.state, ({ card }) => card);
}
