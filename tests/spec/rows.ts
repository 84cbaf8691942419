/** A requirement in the specification's own words, and the test that proves it; `…` is what a template fills in. */
export type Row = { says: string; file: string; test: string };

const session = "tests/browser/session.spec.ts";
const shell = "tests/browser/shell.spec.ts";
const guard = "tests/browser/devtools-guard.spec.ts";
const guardRules = "web/shell/devtools-guard.test.ts";
const routes = "tests/spec/2-routes.test.ts";
const states = "tests/spec/4-states.test.ts";
const constants = "tests/spec/9-constants.test.ts";

/** Sections 2 to 9. What is not shown there is no requirement; the addresses themselves stand in `2-routes.test.ts`. */
export const rows: Readonly<Record<number, readonly Row[]>> = {
  2: [
    {
      says: "Public routes (no sign-in needed)",
      file: routes,
      test: "%s is public: its whole content is in the first answer",
    },
    {
      says: "Member routes (sign-in required)",
      file: routes,
      test: "%s is for members: the server draws nothing of it",
    },
    {
      says: "Admin routes: /admin, /admin/login, /admin/company, /admin/coupons, /admin/cards",
      file: routes,
      test: "%s exists, and its HTML carries no rows (Z8, Z9)",
    },
    {
      says: "A global loading overlay shows during route changes.",
      file: shell,
      test: "shows while a route change is under way, with the specification's numbers",
    },
    {
      says: "The card, birthday-card, baby-birthday, thank-you, event and memorial view pages hide the scrollbars.",
      file: routes,
      test: "%s hides the scrollbars",
    },
    {
      says: 'A generic error screen reads "서비스 에러가 발생 하였습니다." with a button back to the main page; the button reloads and goes to /.',
      file: shell,
      test: "a page that fails shows the sentence, is logged, and its button reloads at the main page",
    },
  ],
  3: [
    {
      says: "Signed-in user, held on the client and persisted in local storage: id (the auth subject), username, email, isAdmin, isCompany",
      file: session,
      test: "a newcomer signs up with the code from the mail and is signed in, where they wanted to go",
    },
    {
      says: "An owner string is the subject id joined to the username with '::'.",
      file: states,
      test: "an owner is the subject id joined to the username with '::'",
    },
    {
      says: "Also persisted: a post-login redirect path.",
      file: session,
      test: "a member page opened while signed out comes back after login",
    },
  ],
  4: [
    {
      says: "Session is checked on load",
      file: session,
      test: "a member who writes isAdmin into local storage is put right by the session check",
    },
    {
      says: "and on every auth event.",
      file: session,
      test: "signing out in one tab signs out the other, which goes to login and keeps its path",
    },
    {
      says: "If the check fails or finds no session, the user is cleared.",
      file: session,
      test: "local storage edited to isAdmin opens nothing, and a public page says nothing of it",
    },
    {
      says: "On a non-public page with no session, the current path is stored as the redirect target and the user goes to /login.",
      file: session,
      test: "a member page opened while signed out comes back after login",
    },
    {
      says: "A signed-in user who visits /login, /signup or /reset-password is sent to /.",
      file: session,
      test: "a signed-in visit to /login, /signup or /reset-password lands on the main page",
    },
    {
      says: "Admin is derived from membership of the Admin group in the access token's groups claim.",
      file: "server/adapters/identity.test.ts",
      test: "only the exact group Admin in a list makes an admin (J14)",
    },
    {
      says: "Company is derived from the custom provider attribute containing 'Company'.",
      file: states,
      test: "a company is whose provider contains 'Company': %j",
    },
    {
      says: "Global loading becomes true when a route change starts and false when it completes",
      file: shell,
      test: "shows while a route change is under way, with the specification's numbers",
    },
    {
      says: "or fails.",
      file: shell,
      test: "a page that fails shows the sentence, is logged, and its button reloads at the main page",
    },
  ],
  5: [
    {
      says: "Password minimum length is 8 characters; no character-class requirement.",
      file: "server/identity/user-pool.test.ts",
      test: "passwords of 8 to 256 characters of any kind, kept as typed (A7)",
    },
    {
      says: "Sign-up attribute: email. E-mail is the verification mechanism.",
      file: constants,
      test: "the sign-up attribute is e-mail, which also verifies; multi-factor authentication is off",
    },
    {
      says: "Multi-factor authentication is off.",
      file: constants,
      test: "the sign-up attribute is e-mail, which also verifies; multi-factor authentication is off",
    },
  ],
  6: [
    {
      says: "Roles: anonymous visitor, member, company (provider attribute includes Company), admin (group Admin).",
      file: "tests/operation-matrix.test.ts",
      test: "who may ask what is as the committed table says; an operation without a row fails (Z1)",
    },
    {
      says: "Pages not on the public list (section 2) require sign-in.",
      file: routes,
      test: "only pages of the public list, and those named here, open without a sign-in",
    },
    {
      says: "For non-admins, the context menu",
      file: guard,
      test: "disables the context menu",
    },
    {
      says: "and the inspect and view-source shortcuts are disabled,",
      file: guard,
      test: "disables the inspect and view-source shortcuts and leaves the others",
    },
    {
      says: "and when developer tools are detected a warning goes to the console and the page navigates away or closes.",
      file: guard,
      test: "leaves with a warning in the console when real developer tools are docked",
    },
    {
      says: "Admins are exempt.",
      file: guardRules,
      test: "lets an admin do everything, from the moment they are one",
    },
  ],
  7: [
    {
      says: "Backends: a cloud identity service (user pool",
      file: "server/identity/user-pool.test.ts",
      test: "from sign-up to leaving",
    },
    {
      says: "plus identity pool),",
      file: "server/identity/identity-pool.test.ts",
      test: "a guest gets an identity, a token and credentials without an account",
    },
    {
      says: "a GraphQL API authenticated by an API key,",
      file: "server/graphql/refusals.test.ts",
      test: "without it, with a wrong one or with an old one: 401",
    },
    {
      says: "and a file storage bucket.",
      file: "server/adapters/files.test.ts",
      test: "a form that a browser sends stores the file byte for byte, with the signed type",
    },
    {
      says: "get current authenticated user: reads subject, username, email, groups claim and the provider attribute",
      file: session,
      test: "a newcomer signs up with the code from the mail and is signed in, where they wanted to go",
    },
    {
      says: "failure clears the user",
      file: session,
      test: "local storage edited to isAdmin opens nothing, and a public page says nothing of it",
    },
  ],
  8: [
    {
      says: "Session check failure: redirect to /login on non-public pages; otherwise silent.",
      file: session,
      test: "local storage edited to isAdmin opens nothing, and a public page says nothing of it",
    },
    {
      says: "Render failure: the generic error screen from section 2 is shown and the error is logged.",
      file: "server/http/http.test.ts",
      test: "a failing page shows the specification's sentence, tells nothing, and is logged",
    },
    {
      says: "Developer-tools detection: console warning, then navigation away or closing the page.",
      file: guardRules,
      test: "warns in the console, keeps the draft and leaves, once and in this order",
    },
  ],
  9: [
    {
      says: "Password minimum length: 8.",
      file: constants,
      test: "password minimum length: 8, no character class asked",
    },
    { says: "Cloud region: a Seoul-area region.", file: constants, test: "cloud region: Seoul" },
    {
      says: "MFA: off.",
      file: constants,
      test: "the sign-up attribute is e-mail, which also verifies; multi-factor authentication is off",
    },
    {
      says: "Developer-tools check interval: 500 ms;",
      file: guard,
      test: "checks every 500 ms, and goes on",
    },
    { says: "on non-desktop it stops after 5000 ms.", file: guard, test: "stops checking after 5000 ms" },
    {
      says: "Window-size developer-tools thresholds: 200 px wide, 300 px high.",
      file: guard,
      test: "leaves with a warning in the console past the threshold, …",
    },
    {
      says: "Viewer drawer: 400 px wide on desktop, full width on mobile.",
      file: shell,
      test: "is … px wide on a window of … px",
    },
    {
      says: "Loading overlay: z-index 2100, fade 0.3 s.",
      file: shell,
      test: "shows while a route change is under way, with the specification's numbers",
    },
    { says: "Default colour scheme: light", file: constants, test: "light colour scheme" },
    {
      says: "with a dark primary colour.",
      file: shell,
      test: "what a page asks to be done first is dark",
    },
  ],
};
