import type { Config } from "#server/config.ts";
import { anybody } from "./access.ts";
import { builder } from "./builder.ts";

const Business = builder.objectRef<Config["business"]>("Business").implement({
  description: "Who runs the service, as the law wants it in the footer. Null is what was not configured.",
  fields: (t) => ({
    name: t.exposeString("name", { nullable: true }),
    representative: t.exposeString("representative", { nullable: true }),
    address: t.exposeString("address", { nullable: true }),
    phone: t.exposeString("phone", { nullable: true }),
    email: t.exposeString("email", { nullable: true }),
    number: t.exposeString("number", { nullable: true, description: "사업자등록번호" }),
    mailOrderNumber: t.exposeString("mailOrderNumber", {
      nullable: true,
      description: "통신판매업 신고번호",
    }),
    hosting: t.exposeString("hosting", { nullable: true }),
  }),
});

const Service = builder.objectRef<Pick<Config, "business" | "signInProviders">>("Service").implement({
  fields: (t) => ({
    signInProviders: t.exposeStringList("signInProviders", {
      description: "By whose accounts people may sign in: `Kakao`, `Naver`.",
    }),
    business: t.field({ type: Business, resolve: (service) => service.business }),
  }),
});

builder.queryField("service", (t) =>
  t.field({ access: anybody, type: Service, resolve: (_root, _args, { config }) => config }),
);
