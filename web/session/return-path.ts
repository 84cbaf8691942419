const KEY = "goi.return-path";
/** Far longer than any address of ours. */
const LONGEST = 2_000;
/** Coming back to one of these would go round in a circle. */
const NEVER = ["/login", "/login/continue", "/signup", "/reset-password"];

/** The path if it is one of this site, else `/`. */
export function safePath(path: string, origin: string): string {
  if (path.length > LONGEST || !/^\/(?![/\\])/.test(path)) return "/";
  if (!URL.canParse(path, origin)) return "/";
  const url = new URL(path, origin);
  if (url.origin !== origin || url.pathname.startsWith("//") || NEVER.includes(url.pathname)) return "/";
  return url.pathname + url.search + url.hash;
}

/** Remembers where a visitor wanted to go, for after login. */
export function keepReturnPath(path: string): void {
  localStorage.setItem(KEY, path);
}

/** Where to go after login: used once, then cleared. */
export function takeReturnPath(): string {
  const path = localStorage.getItem(KEY) ?? "/";
  localStorage.removeItem(KEY);
  return safePath(path, location.origin);
}

/** The same for somebody who has just signed in: where they wanted to go, else where they have something to do. */
export function pathAfterSignIn({ isCompany }: { isCompany: boolean }): string {
  const path = takeReturnPath();
  // A company's record may still be missing.
  return path === "/" && isCompany ? "/company/info" : path;
}
