import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type CardContent, readCard } from "#cards/engine/card.ts";
import { type CardAnswer, makerOn, note, saying } from "#server/cards/card-for-tests.ts";
import { startApi } from "#server/graphql/api-for-tests.ts";
import type { Database } from "#server/ports.ts";
import { emptyPglite } from "#tests/databases.ts";
import { ApiRefusal } from "#web/api-call.ts";
import { createAutosave, type Saving, type Unsaved } from "./autosave.ts";
import { createCardStore } from "./card-store.ts";

let database: Database;
let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  database = await emptyPglite();
  api = await startApi({ database, kinds: [note] });
});
afterAll(() => database.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const elsewhere = makerOn(() => api, "minsu");

/** Refusals as the browser's `ask` throws them. */
function answered(answer: CardAnswer): CardAnswer {
  if (answer.errors?.[0]) throw new ApiRefusal(answer.errors[0]);
  return answer;
}

/** A card open in an editor, on a real server that can be out of reach or lose its answers. */
async function opened({ id, copy, token = "minsu" }: { id?: string; copy?: Unsaved; token?: string } = {}) {
  const made = id ?? (await elsewhere.create({ content: saying("처음") })).card.id;
  const here = makerOn(() => api, token);
  const line = { cut: false, losesAnswers: false, saves: 0 };
  const lost = () => new TypeError("Failed to fetch");
  const read = async () => {
    const { card, content } = answered(await here.open(made));
    return { card, content: readCard(note, content) };
  };
  const draft = answered(await elsewhere.open(made));
  const cardStore = createCardStore(draft.content);
  let kept: Unsaved | null = copy ?? null;
  const autosave = createAutosave({
    kind: note,
    draft,
    copy,
    cardStore,
    server: {
      async save({ base, content, setsAside }) {
        line.saves += 1;
        if (line.cut) throw lost();
        const { card } = answered(await here.save(made, base, content, setsAside));
        if (line.losesAnswers) throw lost();
        return card;
      },
      async read() {
        if (line.cut) throw lost();
        return read();
      },
    },
    device: {
      keep(unsaved) {
        kept = structuredClone(unsaved);
      },
      forget() {
        kept = null;
      },
    },
  });
  const stop = autosave.watch();
  return {
    ...autosave,
    id: made,
    line,
    stop,
    cardStore,
    kept: () => kept,
    type: (title: string) => cardStore.change(saying(title), "title"),
    titleHere: () => titleOf(cardStore.store.getState().content),
    saving: () => autosave.state.getState().saving,
    until: (is: Saving["is"]) =>
      new Promise<void>((resolve) => {
        if (autosave.state.getState().saving.is === is) return resolve();
        const end = autosave.state.subscribe(({ saving }) => {
          if (saving.is !== is) return;
          end();
          resolve();
        });
      }),
  };
}

const titleOf = (content: CardContent) => content.sections.words?.title;
const titleOnServer = async (id: string) => titleOf((await elsewhere.open(id)).content);

/** What a maker finds there, the oldest first. */
async function titlesInHistory(id: string) {
  const { versions } = (await elsewhere.versions(id)).data.cardVersions;
  return Promise.all(
    versions
      .toReversed()
      .map(async ({ version }: { version: number }) =>
        titleOf((await elsewhere.version(id, version)).data.cardVersion),
      ),
  );
}

describe("saving", () => {
  test("what is typed is on the device at once, and on the server within two seconds", async () => {
    const card = await opened();
    card.type("초대합니다");
    expect(titleOf(card.kept()?.content as CardContent)).toBe("초대합니다");
    expect(card.saving().is).toBe("saving");
    vi.advanceTimersByTime(2_000);
    await card.until("saved");
    expect(await titleOnServer(card.id)).toBe("초대합니다");
    expect(card.kept()).toBeNull();
  });

  test("who types on and on is saved all the same within ten seconds", async () => {
    const card = await opened();
    for (let key = 0; key < 20; key++) {
      card.type(`글자 ${key}`);
      vi.advanceTimersByTime(500);
    }
    expect(card.line.saves).toBeGreaterThan(0);
    expect(await card.flush()).toBe(true);
    expect(await titleOnServer(card.id)).toBe("글자 19");
  });

  test("a step back to what is saved leaves nothing to save", async () => {
    const card = await opened();
    card.type("아니");
    card.cardStore.undo();
    expect(card.saving().is).toBe("saved");
    expect(card.kept()).toBeNull();
    expect((await elsewhere.open(card.id)).card.draftVersion).toBe(1);
  });

  test("leaving the editor sends what is left", async () => {
    const card = await opened();
    card.type("나가기 직전");
    card.stop();
    await card.until("saved");
    expect(await titleOnServer(card.id)).toBe("나가기 직전");
  });
});

describe("when it cannot be saved", () => {
  test("without a network it stays on the device, and goes out when the network is back", async () => {
    const card = await opened();
    card.line.cut = true;
    card.type("지하철에서");
    expect(await card.flush()).toBe(false);
    expect(card.saving().is).toBe("offline");
    card.type("지하철에서 더");
    expect(card.saving().is).toBe("offline");
    expect(titleOf(card.kept()?.content as CardContent)).toBe("지하철에서 더");
    card.line.cut = false;
    vi.advanceTimersByTime(30_000);
    await card.until("saved");
    expect(await titleOnServer(card.id)).toBe("지하철에서 더");
  });

  test("an answer that got lost is no quarrel with oneself", async () => {
    const card = await opened();
    card.line.losesAnswers = true;
    card.type("하나");
    await card.flush();
    card.type("하나 둘");
    await card.flush();
    card.line.losesAnswers = false;
    card.type("하나 둘 셋");
    expect(await card.flush()).toBe(true);
    expect(await titleOnServer(card.id)).toBe("하나 둘 셋");
  });

  test("words that are too long are refused at their field, and saved once they are mended", async () => {
    const card = await opened();
    card.type("가".repeat(41));
    expect(await card.flush()).toBe(false);
    expect(card.saving()).toMatchObject({
      is: "refused",
      problems: { "sections.words.title": "제목은 40자까지 쓸 수 있습니다." },
    });
    expect(card.kept()).not.toBeNull();
    card.type("짧게");
    expect(await card.flush()).toBe(true);
    expect(await titleOnServer(card.id)).toBe("짧게");
  });

  test("after the session ended it stays on the device and asks to sign in", async () => {
    const card = await opened({ token: "TOKEN_EXPIRED" });
    card.type("로그인이 끝난 뒤");
    expect(await card.flush()).toBe(false);
    expect(card.saving().is).toBe("signed-out");
    expect(titleOf(card.kept()?.content as CardContent)).toBe("로그인이 끝난 뒤");
  });

  test("a card that was deleted elsewhere keeps its last words on the device", async () => {
    const card = await opened();
    await elsewhere.delete(card.id);
    card.type("지운 줄 모르고");
    expect(await card.flush()).toBe(false);
    expect(card.saving().is).toBe("gone");
    expect(card.kept()).not.toBeNull();
  });
});

test("who takes an earlier content finds what they left in the history, and one step back", async () => {
  const card = await opened();
  card.type("하나");
  await card.flush();
  card.type("둘");
  await card.flush();
  card.take(saying("하나"));
  await card.flush();
  card.type("하나 더");
  await card.flush();
  expect(await titlesInHistory(card.id)).toEqual(["처음", "둘", "하나 더"]);
  card.cardStore.undo();
  card.cardStore.undo();
  expect(card.titleHere()).toBe("둘");
});

describe("when it was changed here and elsewhere", () => {
  async function quarrel() {
    const card = await opened();
    await elsewhere.save(card.id, 1, saying("저쪽"));
    card.type("이쪽");
    await card.flush();
    return card;
  }

  test("both are kept apart until somebody chooses", async () => {
    const card = await quarrel();
    const saving = card.saving();
    expect(saving.is === "conflict" && titleOf(saving.theirs.content)).toBe("저쪽");
    card.type("이쪽에서 더");
    vi.advanceTimersByTime(60_000);
    expect(card.saving().is).toBe("conflict");
    expect(titleOf(card.kept()?.content as CardContent)).toBe("이쪽에서 더");
    expect(await titleOnServer(card.id)).toBe("저쪽");
  });

  test("choosing one's own leaves the other in the history", async () => {
    const card = await quarrel();
    expect(await card.settle("mine")).toBe(true);
    expect(card.saving().is).toBe("saved");
    expect(await titlesInHistory(card.id)).toEqual(["처음", "저쪽", "이쪽"]);
  });

  test("choosing the other leaves one's own in the history, and one step back", async () => {
    const card = await quarrel();
    expect(await card.settle("theirs")).toBe(true);
    expect(card.titleHere()).toBe("저쪽");
    expect(await titlesInHistory(card.id)).toEqual(["처음", "이쪽", "저쪽"]);
    card.cardStore.undo();
    expect(card.titleHere()).toBe("이쪽");
  });

  test("a choice that cannot be carried out is asked again", async () => {
    const card = await quarrel();
    card.line.cut = true;
    expect(await card.settle("theirs")).toBe(false);
    expect(card.saving().is).toBe("conflict");
    expect(card.titleHere()).toBe("이쪽");
    card.line.cut = false;
    expect(await card.settle("theirs")).toBe(true);
    expect(await titleOnServer(card.id)).toBe("저쪽");
  });

  test("with nothing unsaved here, what was saved elsewhere comes in", async () => {
    const card = await opened();
    await elsewhere.save(card.id, 1, saying("저쪽"));
    expect(await card.catchUp()).toBe(true);
    expect(card.titleHere()).toBe("저쪽");
    expect(card.saving().is).toBe("saved");
    expect(await card.catchUp()).toBe(false);
  });
});

describe("coming back to what the device kept", () => {
  async function leftBehind(title: string) {
    const card = await opened();
    card.line.cut = true;
    card.type(title);
    await card.flush();
    card.stop();
    return { id: card.id, copy: card.kept() as Unsaved };
  }

  test("it is taken and saved, and what the server has is one step back", async () => {
    const card = await opened(await leftBehind("꺼지기 직전"));
    expect(card.titleHere()).toBe("꺼지기 직전");
    vi.advanceTimersByTime(2_000);
    await card.until("saved");
    expect(await titleOnServer(card.id)).toBe("꺼지기 직전");
    card.cardStore.undo();
    expect(card.titleHere()).toBe("처음");
  });

  test("what the server has got after all is not asked about", async () => {
    const left = await leftBehind("도착한 글");
    await elsewhere.save(left.id, 1, saying("도착한 글"));
    const card = await opened(left);
    expect(card.saving().is).toBe("saved");
  });

  test("where the server went on by an unanswered save of ours, the newest words are ours too", async () => {
    const left = await leftBehind("보낸 글");
    await elsewhere.save(left.id, 1, saying("보낸 글"));
    const copy = { ...left.copy, content: saying("보낸 글과 그 뒤"), unanswered: [saying("보낸 글")] };
    const card = await opened({ id: left.id, copy });
    expect(await card.flush()).toBe(true);
    expect(await titleOnServer(left.id)).toBe("보낸 글과 그 뒤");
  });

  test("where somebody else went on, the maker chooses", async () => {
    const left = await leftBehind("이쪽");
    await elsewhere.save(left.id, 1, saying("저쪽"));
    const card = await opened(left);
    expect(card.saving().is).toBe("conflict");
    expect(card.titleHere()).toBe("이쪽");
  });
});
