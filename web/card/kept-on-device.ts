/** What this device was told to remember for every card; empty where the browser forbids remembering anything. */
export function keptOnDevice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return "";
  }
}
