import { QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { signedInUser } from "#domain/member.ts";
import { ApiRefusal } from "#web/api-call.ts";
import { session } from "#web/session/session.ts";
import { known, type Query } from "./api-query.ts";
import { problemWith, queryClient } from "./query-client.ts";

const accounts = {
  minsu: "11111111-1111-4111-8111-111111111111",
  jiwoo: "22222222-2222-4222-8222-222222222222",
};

function signIn(username: keyof typeof accounts) {
  const who = { id: accounts[username], username, email: `${username}@example.com` };
  session.setState({ user: signedInUser.parse({ ...who, isAdmin: false, isCompany: false }) });
}

// The store keeps who is signed in on the device, which no test has.
vi.hoisted(() =>
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {}, removeItem: () => {} }),
);

afterEach(() => {
  session.setState({ user: null });
  queryClient.clear();
  vi.useRealTimers();
});

function cardsOf(owner: string): Query<string> {
  return { queryKey: ["cards"], queryFn: async () => `${owner}의 카드`, staleTime: Number.POSITIVE_INFINITY };
}

test("what one account read is gone when it signs out, and another account never finds it", async () => {
  signIn("minsu");
  await known(cardsOf("민수"));
  expect(queryClient.getQueryCache().getAll()).toHaveLength(1);

  session.setState({ user: null });
  expect(queryClient.getQueryCache().getAll()).toHaveLength(0);

  signIn("jiwoo");
  expect(await known(cardsOf("지우"))).toBe("지우의 카드");
});

test("an answer that is on its way to one account does not arrive at the next", async () => {
  signIn("minsu");
  const slow = Promise.withResolvers<string>();
  const first = known({ ...cardsOf("민수"), queryFn: () => slow.promise });
  first.catch(() => undefined);

  signIn("jiwoo");
  slow.resolve("민수의 카드");
  await first.catch(() => undefined);
  expect(queryClient.getQueryData(["cards"])).toBeUndefined();
});

test("the same account that is checked again keeps what it read", async () => {
  signIn("minsu");
  await known(cardsOf("민수"));
  signIn("minsu");
  expect(queryClient.getQueryData(["cards"])).toBe("민수의 카드");
});

test("a refusal is told at once and not asked for again", async () => {
  const queryFn = vi.fn(() =>
    Promise.reject(
      new ApiRefusal({ message: "찾으시는 카드가 없습니다.", extensions: { code: "NOT_FOUND" } }),
    ),
  );
  const watch = new QueryObserver(queryClient, { queryKey: ["card"], queryFn });
  await watch.refetch();
  expect(queryFn).toHaveBeenCalledTimes(1);
  expect(problemWith(["card"])).toBe("찾으시는 카드가 없습니다.");
});

test("who comes back to what failed waits for it anew", async () => {
  const refused = new ApiRefusal({ message: "찾으시는 카드가 없습니다.", extensions: { code: "NOT_FOUND" } });
  const watch = new QueryObserver(queryClient, {
    queryKey: ["card"],
    queryFn: () => Promise.reject(refused),
  });
  const leave = watch.subscribe(() => undefined);
  await vi.waitFor(() => expect(problemWith(["card"])).toBeDefined());
  leave();
  expect(problemWith(["card"])).toBeUndefined();
});

test("an outage is tried once more before it is told, and the sentence stays until the answer is there", async () => {
  vi.useFakeTimers();
  const queryFn = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError("Failed to fetch"));
  const watch = new QueryObserver(queryClient, { queryKey: ["card"], queryFn });
  const failed = watch.refetch();
  await vi.runAllTimersAsync();
  await failed;
  expect(queryFn).toHaveBeenCalledTimes(2);
  expect(problemWith(["card"])).toContain("인터넷");

  queryFn.mockResolvedValue("카드");
  const again = watch.refetch();
  expect(problemWith(["card"])).toBeDefined();
  await again;
  expect(problemWith(["card"])).toBeUndefined();
});
