import { subject } from "#domain/member.ts";
import type { Given } from "#server/identity/pool-under-test.ts";
import type { PayoutAccount } from "#server/ports.ts";
import { listen } from "#tests/listen.ts";

/** What AWS's own client writes, each operation some of it. */
type AdminInput = {
  Username: string;
  Filter: string;
  GroupName: string;
  Limit: number;
  IdentityIdsToDelete: string[];
};

/** Our own service in the cloud's place, with the operations that only an administrator may call. */
export async function openCloudService(given: () => Given) {
  const asked: string[] = [];
  const groups = new Map<string, string[]>();
  const deletedIdentities: string[] = [];
  /** Who members were in another pool, as the trigger that moves them writes it. */
  const former = new Map<string, string>();
  const formerOf = (member: string) => {
    const told = former.get(member);
    return told === undefined ? [] : [{ Name: "custom:former_sub", Value: told }];
  };

  async function answer(request: Request): Promise<Response> {
    if (request.method === "GET") {
      asked.push("JWKS");
      return given().service.jwks();
    }
    const operation = request.headers.get("x-amz-target")?.split(".")[1] ?? "";
    asked.push(operation);
    const isForAdmins = /^(Admin|ListUsers$|DeleteIdentities$)/.test(operation);
    if (!isForAdmins) return given().service.userPool(request, { ip: "10.0.0.1" });
    return administer(operation, await request.json());
  }

  async function administer(operation: string, input: AdminInput): Promise<Response> {
    const { Username, Filter, GroupName, Limit, IdentityIdsToDelete } = input;
    const { identity } = given().service;
    switch (operation) {
      case "ListUsers": {
        const email = /^email \^= "(.*)"$/.exec(Filter)?.[1] ?? "";
        const found = await identity.find({ email, limit: Limit });
        return Response.json({
          Users: found.map((account) => ({ ...userOf(account), Attributes: attributesOf(account) })),
        });
      }
      case "AdminAddUserToGroup":
      case "AdminRemoveUserFromGroup": {
        const isAdmin = operation === "AdminAddUserToGroup";
        groups.set(Username, isAdmin ? [GroupName] : []);
        // The next tokens say so.
        await identity.setAdmin(subject.parse(Username), isAdmin);
        return Response.json({});
      }
      case "AdminDisableUser":
      case "AdminEnableUser":
        await identity.setEnabled(subject.parse(Username), operation === "AdminEnableUser");
        return Response.json({});
      case "AdminUserGlobalSignOut":
        return Response.json({});
      case "AdminListGroupsForUser":
        return Response.json({ Groups: (groups.get(Username) ?? []).map((name) => ({ GroupName: name })) });
      case "AdminGetUser": {
        const account = await identity.account(subject.parse(Username));
        if (!account) return Response.json({ __type: "UserNotFoundException" }, { status: 400 });
        return Response.json({
          ...userOf(account),
          UserAttributes: [...attributesOf(account), ...formerOf(Username)],
        });
      }
      case "DeleteIdentities":
        deletedIdentities.push(...IdentityIdsToDelete);
        return Response.json({ UnprocessedIdentityIds: [] });
      default:
        await identity.remove(subject.parse(Username));
        return Response.json({});
    }
  }

  const server = await listen(answer);
  return { ...server, asked, groups, deletedIdentities, former };
}

function userOf({ id, isEnabled, isConfirmed, createdAt }: PayoutAccount) {
  return {
    Username: id,
    Enabled: isEnabled,
    UserStatus: isConfirmed ? "CONFIRMED" : "UNCONFIRMED",
    UserCreateDate: createdAt.getTime() / 1000,
  };
}

function attributesOf({ id, email, isConfirmed }: PayoutAccount) {
  const attributes = { sub: id, email, email_verified: String(isConfirmed) };
  return Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
}
