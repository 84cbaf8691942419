import { afterEach, expect, test, vi } from "vitest";
import { signedInUser } from "#domain/member.ts";
import { WeddingPlanDocument } from "#web/graphql/graphql.ts";
import { session } from "#web/session/session.ts";
import { askAs } from "./ask-as.ts";
import { failureOf } from "./failure.ts";

afterEach(() => vi.unstubAllGlobals());

test("what one member did is not sent by another who signs in on the same device, and waits", async () => {
  const fetched = vi.fn();
  vi.stubGlobal("fetch", fetched);
  const jiu = {
    id: crypto.randomUUID(),
    username: "jiu",
    email: "jiu@example.com",
    isAdmin: false,
    isCompany: false,
  };
  vi.spyOn(session, "getState").mockReturnValue({ user: signedInUser.parse(jiu) });
  const failure = await askAs("minsu")(WeddingPlanDocument).catch(failureOf);
  expect(failure).toEqual({ is: "signed-out" });
  expect(fetched).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
