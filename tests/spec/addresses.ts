/** Section 2 of the specification, in its order. */
export const PUBLIC = [
  "/",
  "/login",
  "/signup",
  "/reset-password",
  "/menu",
  "/quotes",
  "/sample",
  "/faq",
  "/company/signup",
  "/{sitename}",
  "/card/{id}",
  "/birthday-card/{id}",
  "/thanks/{id}",
  "/baby-birthday/{id}",
  "/event/{id}",
  "/memorial/{id}",
  "/login/smart-store/{id}",
];

export const MEMBERS = [
  "/my-mobile-card",
  "/birthday-card",
  "/memorial",
  "/mobile-card",
  "/create",
  "/memorial/create",
  "/birthday-card/create",
  "/birthday-card/order",
  "/thanks/create",
  "/thanks/order",
  "/order",
  "/wedding/plan/check-list",
  "/site/create",
  "/setting",
  "/baby-birthday",
  "/baby-birthday/edit/{id}",
  "/baby-birthday/create",
  "/baby-birthday/order",
  "/event",
  "/event/edit/{id}",
  "/event/create",
  "/event/order",
  "/company/info",
  "/my-photo-card",
  "/photo-card/birthday/create",
  "/photo-card/birthday/edit/{id}",
];

export const ADMINS = ["/admin", "/admin/login", "/admin/company", "/admin/coupons", "/admin/cards"];

/** For members too; the specification has no address for what they show. */
export const BEYOND = [
  "/my-mobile-card/deleted",
  "/my-mobile-card/{id}/responses",
  "/my-mobile-card/{id}/check-in",
  "/my-mobile-card/{id}/presentation",
  "/my-mobile-card/{id}/manage",
  "/order/card/{id}",
  "/order/{id}",
  "/order/{id}/payment",
  "/order/{id}/receipt",
];

const LISTS = [
  "/my-mobile-card",
  "/mobile-card",
  "/birthday-card",
  "/memorial",
  "/baby-birthday",
  "/event",
  "/my-photo-card",
];
const ORDERS = ["/order", "/birthday-card/order", "/thanks/order", "/baby-birthday/order", "/event/order"];

/** What was a view of another page, in e-mails that were sent and in bookmarks: old address → new one. */
export const MOVED: [old: string, now: string][] = [
  ...LISTS.flatMap((list): [string, string][] => [
    [`${list}?responses=abc`, "/my-mobile-card/abc/responses"],
    [`${list}?responses=abc&section=guestbook`, "/my-mobile-card/abc/responses?section=guestbook"],
    [`${list}?responses=a%2Fb`, "/my-mobile-card/a%2Fb/responses"],
    [`${list}?door=abc`, "/my-mobile-card/abc/check-in"],
    [`${list}?stage=abc`, "/my-mobile-card/abc/presentation"],
    [`${list}?desk=abc`, "/my-mobile-card/abc/manage"],
    [`${list}?deleted`, "/my-mobile-card/deleted"],
    [`${list}?deleted=`, "/my-mobile-card/deleted"],
  ]),
  ...ORDERS.flatMap((order): [string, string][] => [
    [`${order}?id=abc`, "/order/card/abc"],
    [`${order}?id=abc&coupon=K7PM-4X2R`, "/order/card/abc?coupon=K7PM-4X2R"],
    [`${order}?order=xyz`, "/order/xyz"],
    [`${order}?order=xyz&pay`, "/order/xyz/payment"],
    [`${order}?order=xyz&receipt`, "/order/xyz/receipt"],
    [
      `${order}?order=xyz&paymentType=NORMAL&orderId=xyz&paymentKey=toss-1&amount=19900`,
      "/order/xyz?paymentType=NORMAL&orderId=xyz&paymentKey=toss-1&amount=19900",
    ],
    [
      `${order}?order=xyz&code=PAY_PROCESS_CANCELED&message=no`,
      "/order/xyz?code=PAY_PROCESS_CANCELED&message=no",
    ],
  ]),
];
