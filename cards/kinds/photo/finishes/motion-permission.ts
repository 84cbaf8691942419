/** What an iPhone adds: it tells how it is held only to pages whose reader has said yes. */
type Asking = { requestPermission?: () => Promise<"granted" | "denied" | "default"> };

function asking(): Asking | undefined {
  return typeof DeviceOrientationEvent === "undefined" ? undefined : (DeviceOrientationEvent as Asking);
}

/** Whether this is held in a hand, and tells how only after a question. */
export function mustAskForMotion(): boolean {
  return matchMedia("(pointer: coarse)").matches && typeof asking()?.requestPermission === "function";
}

/** Only from within a tap. Some browsers inside other apps refuse without a word. */
export async function askForMotion(): Promise<boolean> {
  const answer = await asking()
    ?.requestPermission?.()
    .catch(() => "denied");
  return answer === "granted";
}
