import { provedMember } from "#server/graphql/access.ts";
import { builder } from "#server/graphql/builder.ts";
import { memberOf } from "#server/graphql/context.ts";
import { issueDownload } from "#server/members/download/pass.ts";

const DataDownload = builder.objectRef<{ address: string; endsAt: Date }>("DataDownload").implement({
  fields: (t) => ({
    address: t.exposeString("address", { description: "Of a zip file; it answers once." }),
    endsAt: t.field({ type: "DateTime", resolve: ({ endsAt }) => endsAt }),
  }),
});

builder.mutationField("downloadMyData", (t) =>
  t.field({
    access: provedMember,
    type: DataDownload,
    description: "All that is the member's own. Asks for a sign-in within the last 10 minutes.",
    resolve: (_root, _args, context) => issueDownload(context, memberOf(context)),
  }),
);
