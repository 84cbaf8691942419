import { createStore } from "zustand/vanilla";
import type { CardContent } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { isSame } from "#cards/engine/same.ts";
import type { CardFieldsFragment } from "#web/graphql/graphql.ts";
import { type Failure, failureOf, mayPass } from "#web/offline-queue/failure.ts";
import { createSender } from "#web/offline-queue/sender.ts";
import type { CardStore } from "./card-store.ts";
import { problemsOf } from "./problems.ts";

export type SavedCard = CardFieldsFragment;
/** A card with what its newest version says. */
export type UnsavedDraft = { card: SavedCard; content: CardContent };

/** Together with the way to the server less than two seconds after the last change. */
const REST_MS = 1_200;
/** While somebody types on and on; on a slow network still within ten seconds. */
const LONGEST_MS = 8_000;
/** More answers than these are not lost one after another while the words change each time. */
const MOST_UNANSWERED = 5;

/** Where the newest content is. Everywhere but in `saved` it is kept on the device too. */
export type Saving =
  | { is: "saved" }
  | { is: "saving" }
  /** Nothing goes on before the maker mended what is refused, or signed in. */
  | Exclude<Failure, { is: "conflict" }>
  /** Somebody saved another content in the meantime. */
  | { is: "conflict"; theirs: UnsavedDraft };
type Unsaveable = Exclude<Saving, { is: "saved" | "saving" }>;

/** What a device keeps of an unsaved card. `unanswered` was on its way and may have arrived. */
export type Unsaved = { card: SavedCard; content: CardContent; unanswered: readonly CardContent[] };

export type Ports = {
  server: {
    save(change: { base: number; content: CardContent; setsAside: boolean }): Promise<SavedCard>;
    read(): Promise<UnsavedDraft>;
  };
  device: { keep(unsaved: Unsaved): void; forget(): void };
};

type Parts = Ports & {
  kind: Kind;
  /** As the server has it; the store begins with its content. */
  draft: UnsavedDraft;
  /** What the device has besides. */
  copy?: Unsaved | null;
  cardStore: CardStore;
};

/** Keeps a card on the device at once and on the server soon. */
export function createAutosave({ kind, draft, copy, cardStore, server, device }: Parts) {
  const { store } = cardStore;
  const state = createStore<{ card: SavedCard; saving: Saving }>(() => ({
    card: draft.card,
    saving: { is: "saved" },
  }));
  const current = () => store.getState().content;
  const card = () => state.getState().card;
  /** Every key says it is being saved: who listens hears it once. */
  function say(saving: Saving) {
    if (!isSame(state.getState().saving, saving)) state.setState({ saving });
  }

  /** What the server's newest version says, as far as this page knows. */
  let saved = draft.content;
  let sent: readonly CardContent[] = [];
  /** Whether what is saved was left for something else, and is to be found in the history. */
  let setsAside = false;
  let unsavedSince: number | null = null;

  const isUnsaved = () => current() !== saved;
  const unsaved = (): Unsaved => ({ card: card(), content: current(), unanswered: sent });
  const keep = () => device.keep(unsaved());
  const sender = createSender({ isPending: isUnsaved, send, more: changed });

  function changed() {
    if (!isUnsaved()) return void settled();
    keep();
    unsavedSince ??= Date.now();
    const { saving } = state.getState();
    if (saving.is === "conflict" || saving.is === "gone") return;
    if (!mayPass(saving)) say({ is: "saving" });
    sender.after(Math.min(REST_MS, unsavedSince + LONGEST_MS - Date.now()));
  }

  async function send(): Promise<Unsaveable | null> {
    if (!isUnsaved()) return settled();
    const { saving } = state.getState();
    if (saving.is === "conflict" || saving.is === "gone") return saving;
    const content = current();
    const problems = problemsOf(kind, content);
    if (Object.keys(problems).length > 0) {
      return failed({ is: "refused", sentence: "고칠 곳이 있습니다.", problems });
    }
    if (!mayPass(saving)) say({ is: "saving" });
    sent = [...sent.filter((known) => known !== content), content].slice(-MOST_UNANSWERED);
    keep();
    unsavedSince = null;
    try {
      arrived(await server.save({ base: card().draftVersion, content, setsAside }), content);
      return isUnsaved() ? null : settled();
    } catch (error) {
      return refused(error, content);
    }
  }

  function arrived(saving: SavedCard, content: CardContent) {
    saved = content;
    sent = [];
    setsAside = false;
    state.setState({ card: saving, saving: { is: "saving" } });
  }

  function settled(): null {
    unsavedSince = null;
    setsAside = false;
    say({ is: "saved" });
    device.forget();
    return null;
  }

  function failed(why: Unsaveable): Unsaveable {
    say(why);
    return why;
  }

  async function refused(error: unknown, content: CardContent): Promise<Unsaveable | null> {
    const failure = failureOf(error);
    return failure.is === "conflict" ? compare(content) : failed(failure);
  }

  /** The server has gone on: by an answer of ours that got lost, or by somebody else. */
  async function compare(content: CardContent): Promise<Unsaveable | null> {
    try {
      const theirs = await server.read();
      if (theirs.card.state === "DELETED" || theirs.card.draftVersion === card().draftVersion) {
        return failed({ is: "gone", sentence: "지운 카드입니다. 내 카드에서 되살린 뒤 이어서 고쳐 주세요." });
      }
      const ours = [content, ...sent].find((known) => isSame(theirs.content, known));
      if (!ours) return failed({ is: "conflict", theirs });
      arrived(theirs.card, ours);
      return isUnsaved() ? send() : settled();
    } catch (error) {
      return refused(error, content);
    }
  }

  /** The device has more than the server; where the server has gone on too, the maker chooses. */
  function resume({ card: base, content, unanswered }: Unsaved) {
    const wentOn = base.draftVersion !== draft.card.draftVersion;
    if (wentOn && isSame(content, draft.content)) return;
    const byUs = unanswered.some((known) => isSame(known, draft.content));
    sent = unanswered;
    cardStore.change(content);
    if (wentOn && !byUs) state.setState({ card: base, saving: { is: "conflict", theirs: draft } });
  }
  if (copy) resume(copy);

  /** Saves all there is, and what is typed meanwhile; answers whether the server has it. */
  async function flush(): Promise<boolean> {
    return (await sender.flush()) === null;
  }

  return {
    state,
    /** Begins to listen; answers how to stop. Stopping leaves what is unsaved on the device. */
    watch() {
      sender.start();
      const stop = store.subscribe(changed);
      if (isUnsaved()) changed();
      return () => {
        sender.stop();
        stop();
        return sender.now();
      };
    },
    flush,
    /** Takes another content; the one before stays in the history, and one step back. */
    take(content: CardContent) {
      setsAside = true;
      cardStore.change(content);
    },
    /** Whether the device has something that the server has not. */
    isUnsaved,
    unsaved,
    /** The card after an act such as publishing. */
    setCard: (changedCard: SavedCard) => state.setState({ card: changedCard }),
    /** Takes what was saved elsewhere, while nothing here is unsaved. Answers whether there was something. */
    async catchUp(): Promise<boolean> {
      if (isUnsaved() || sender.isUnderWay()) return false;
      const theirs = await server.read();
      if (isUnsaved() || theirs.card.draftVersion <= card().draftVersion) return false;
      saved = theirs.content;
      state.setState({ card: theirs.card });
      cardStore.change(theirs.content);
      return true;
    },
    /**
     * Ends a conflict; answers whether it could. The content that is not taken stays in the history, and one step
     * back.
     */
    async settle(choice: "mine" | "theirs"): Promise<boolean> {
      const before = state.getState();
      if (before.saving.is !== "conflict") return true;
      const { theirs } = before.saving;
      state.setState({ card: theirs.card, saving: { is: "saving" } });
      const savedBefore = saved;
      saved = theirs.content;
      setsAside = choice === "mine";
      await flush();
      const { saving } = state.getState();
      if (mayPass(saving) || saving.is === "signed-out") {
        saved = savedBefore;
        setsAside = false;
        state.setState(before);
        return false;
      }
      // What the server does not take as it is, stays one step back only.
      if (choice === "theirs" && saving.is !== "conflict") {
        setsAside = true;
        cardStore.change(theirs.content);
        await flush();
      }
      return true;
    },
  };
}

export type Autosave = ReturnType<typeof createAutosave>;
