import { ask } from "#web/api.ts";
import { ApiRefusal } from "#web/api-call.ts";
import type { SavedCard } from "#web/editor/autosave.ts";
import type { EditorCard } from "#web/editor/open-card.ts";
import { explain } from "#web/forms/explain.ts";
import {
  ApplyChangesDocument,
  CloseCardDocument,
  PublishCardDocument,
  ReopenCardDocument,
} from "#web/graphql/graphql.ts";
import { failureOf } from "#web/offline-queue/failure.ts";

/** What comes next in the life of a card, and what its button says. */
export const nextSteps = {
  publish: "보내기",
  apply: "반영하기",
  share: "공유하기",
  reopen: "다시 열기",
} as const;
export type NextStep = keyof typeof nextSteps;

/** Null where nothing can be done: an admin has hidden it. `differs` from what guests see. */
export function nextStepOf(
  { state }: Pick<SavedCard, "state">,
  { differs }: { differs: boolean },
): NextStep | null {
  if (state === "DRAFT") return "publish";
  if (state === "CLOSED") return "reopen";
  if (state !== "PUBLISHED") return null;
  return differs ? "apply" : "share";
}

type Showing = {
  step: "publish" | "apply";
  /** Whether the maker said twice that what guests left under a seal is to be opened before its time. */
  opensSeals: boolean;
};

/** Why something could not be done; `breaksSeal` where it can be, by who says so a second time. */
export type PublishFailed = { sentence: string; breaksSeal: boolean };

/** Saves first, then lets guests see what was saved. Null where it was done. */
export async function showGuests(
  open: EditorCard,
  { step, opensSeals }: Showing,
): Promise<PublishFailed | null> {
  const { autosave, id } = open;
  if (!(await autosave.flush())) {
    const sentence = "아직 저장하지 못한 내용이 있습니다. 저장된 뒤에 다시 해 주세요.";
    return { sentence, breaksSeal: false };
  }
  const { draftVersion } = autosave.state.getState().card;
  const variables = { id, version: draftVersion };
  return act(open, async () =>
    step === "publish"
      ? (await ask(PublishCardDocument, variables)).publishCard
      : (await ask(ApplyChangesDocument, { ...variables, opensSeals })).applyChanges,
  );
}

export function closeCard(open: EditorCard): Promise<PublishFailed | null> {
  return act(open, async () => (await ask(CloseCardDocument, { id: open.id })).closeCard);
}

export function reopenCard(open: EditorCard): Promise<PublishFailed | null> {
  return act(open, async () => (await ask(ReopenCardDocument, { id: open.id })).reopenCard);
}

async function act(
  { autosave }: EditorCard,
  change: () => Promise<SavedCard>,
): Promise<PublishFailed | null> {
  try {
    autosave.setCard(await change());
    return null;
  } catch (error) {
    // Somebody saved elsewhere in the meantime: the maker sees it before guests do.
    if (failureOf(error).is === "conflict") await autosave.catchUp().catch(() => false);
    const { sentence, fields } = explain(error);
    const breaksSeal = error instanceof ApiRefusal && error.code === "SEALED";
    return { sentence: Object.values(fields)[0] ?? sentence, breaksSeal };
  }
}
