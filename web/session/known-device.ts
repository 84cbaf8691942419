const KEY = "goi.known-device";

/** Somebody signed in here before: they are asked to sign in again, and not to sign up. */
export function isKnownDevice(): boolean {
  return localStorage.getItem(KEY) !== null;
}

export function rememberDevice(): void {
  localStorage.setItem(KEY, "1");
}
