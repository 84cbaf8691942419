/** WebDriver BiDi: one socket to a browser, over which calls are answered and what happens is told. */
export async function openBidi(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", () => reject(new Error(`${address} does not answer`)), { once: true });
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners = new Map<string, (params: unknown) => void>();
  let calls = 0;

  socket.addEventListener("message", ({ data }) => {
    const { id, type, method, params, result, error, message } = JSON.parse(String(data));
    if (type === "event") return listeners.get(method)?.(params);
    const call = waiting.get(id);
    waiting.delete(id);
    if (type === "error") call?.reject(new Error(`${error}: ${message}`));
    else call?.resolve(result);
  });
  socket.addEventListener("close", () => {
    for (const { reject } of waiting.values()) reject(new Error("The browser has gone"));
  });

  // biome-ignore lint/suspicious/noExplicitAny: an answer has the shape of its question
  function call(method: string, params: object = {}): Promise<any> {
    calls += 1;
    const answered = Promise.withResolvers<unknown>();
    waiting.set(calls, answered);
    socket.send(JSON.stringify({ id: calls, method, params }));
    return answered.promise;
  }

  return {
    call,
    // biome-ignore lint/suspicious/noExplicitAny: what is told has the shape of its event
    async on(event: string, listener: (params: any) => void) {
      listeners.set(event, listener);
      await call("session.subscribe", { events: [event] });
    },
  };
}
