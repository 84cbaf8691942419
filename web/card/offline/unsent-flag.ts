/** By the page's address: before anything is loaded nothing else is known of a card. */
const flag = () => `goi.unsent${location.pathname}`;

/** Whether something left on this card waits on this device. Some browsers forbid remembering anything. */
export function hasUnsent(): boolean {
  try {
    return flag() in localStorage;
  } catch {
    return false;
  }
}

/** Whether this browser keeps anything at all; some in-app ones do not. */
export function canKeep(): boolean {
  try {
    localStorage.setItem("goi.kept", "1");
    localStorage.removeItem("goi.kept");
    return true;
  } catch {
    return false;
  }
}

export function flagUnsent(isThere: boolean): void {
  try {
    if (isThere) localStorage.setItem(flag(), "1");
    else localStorage.removeItem(flag());
  } catch {}
}
