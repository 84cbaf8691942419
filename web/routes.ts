import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every address, in the order of the specification. */
export default [
  layout("shell/public-layout.tsx", [
    index("pages/home.tsx"),
    route("menu", "pages/menu.tsx"),
    route("quotes", "pages/quotes.tsx"),
    route("sample", "pages/sample.tsx"),
    route("faq", "pages/faq.tsx"),
    // Not in the specification: what people come for, each with its designs, before anybody signs in.
    route("designs/:door", "pages/designs.tsx"),
  ]),
  layout("shell/app-layout.tsx", [
    layout("session/signed-out-only.tsx", [
      route("login", "pages/login.tsx"),
      // Not in the specification: what is asked of somebody whom a provider knows and we do not yet.
      route("login/continue", "pages/login-continue.tsx"),
      route("signup", "pages/signup.tsx"),
      route("reset-password", "pages/reset-password.tsx"),
    ]),
    route("login/smart-store/:id", "pages/smart-store.tsx"),
    route("company/signup", "pages/company-signup.tsx"),
    // Not in the specification: how somebody takes over a card that a company made for them.
    route("company/card/:token", "pages/take-card.tsx"),
    // Not in the specification: how anybody whose rights are touched reports a card.
    route("report", "pages/report.tsx"),
    route("terms", "pages/terms.tsx"),
    route("privacy", "pages/privacy.tsx"),
    layout("session/members-only.tsx", [
      route("my-mobile-card", "pages/card-list.tsx", { id: "my-mobile-card" }),
      // Not in the specification, until the line `mobile-card`: what an owner does with one card, of whatever kind.
      route("my-mobile-card/deleted", "pages/deleted-cards.tsx"),
      route("my-mobile-card/:id/responses", "pages/responses.tsx"),
      route("my-mobile-card/:id/check-in", "pages/check-in.tsx"),
      route("my-mobile-card/:id/presentation", "pages/presentation.tsx"),
      route("my-mobile-card/:id/manage", "pages/manage.tsx"),
      route("mobile-card", "pages/card-list.tsx", { id: "mobile-card" }),
      route("birthday-card", "pages/card-list.tsx", { id: "birthday-card" }),
      route("birthday-card/create", "pages/create.tsx", { id: "birthday-card-create" }),
      route("birthday-card/order", "pages/choose-card.tsx", { id: "birthday-card-order" }),
      route("create", "pages/create.tsx"),
      route("thanks/create", "pages/create.tsx", { id: "thanks-create" }),
      route("thanks/order", "pages/choose-card.tsx", { id: "thanks-order" }),
      route("order", "pages/choose-card.tsx", { id: "order" }),
      // Not in the specification, until the line `memorial`: the way from a card to its receipt.
      route("order/card/:id", "pages/checkout.tsx"),
      route("order/:id", "pages/order.tsx"),
      route("order/:id/payment", "pages/payment.tsx"),
      route("order/:id/receipt", "pages/receipt.tsx"),
      route("memorial", "pages/card-list.tsx", { id: "memorial" }),
      route("memorial/create", "pages/create.tsx", { id: "memorial-create" }),
      route("wedding/plan/check-list", "pages/check-list.tsx"),
      route("site/create", "pages/create.tsx", { id: "site-create" }),
      route("setting", "pages/setting.tsx"),
      route("baby-birthday", "pages/card-list.tsx", { id: "baby-birthday" }),
      route("baby-birthday/edit/:id", "pages/create.tsx", { id: "baby-birthday-edit" }),
      route("baby-birthday/create", "pages/create.tsx", { id: "baby-birthday-create" }),
      route("baby-birthday/order", "pages/choose-card.tsx", { id: "baby-birthday-order" }),
      route("event", "pages/card-list.tsx", { id: "event" }),
      route("event/edit/:id", "pages/create.tsx", { id: "event-edit" }),
      route("event/create", "pages/create.tsx", { id: "event-create" }),
      route("event/order", "pages/choose-card.tsx", { id: "event-order" }),
      route("company/info", "pages/company-info.tsx"),
      route("my-photo-card", "pages/card-list.tsx", { id: "my-photo-card" }),
      route("photo-card/birthday/create", "pages/create.tsx", { id: "photo-card-create" }),
      route("photo-card/birthday/edit/:id", "pages/create.tsx", { id: "photo-card-edit" }),
    ]),
    route("admin/login", "pages/admin-login.tsx"),
    layout("session/admins-only.tsx", [
      layout("pages/admin/frame.tsx", [
        route("admin", "pages/admin/dashboard.tsx"),
        route("admin/company", "pages/admin/companies.tsx"),
        route("admin/coupons", "pages/admin/coupons.tsx"),
        route("admin/vouchers", "pages/admin/vouchers.tsx"),
        route("admin/cards", "pages/admin/cards.tsx"),
        route("admin/orders", "pages/admin/orders.tsx"),
        route("admin/members", "pages/admin/members.tsx"),
        route("admin/audit", "pages/admin/audit.tsx"),
      ]),
    ]),
  ]),
] satisfies RouteConfig;
