import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Browsers and balancers wait for one answer before they ask for the next; others may have so many in line. */
const MOST_IN_LINE = 16;

/**
 * Answers what is asked for on one connection in its turn. Node would begin with all of it at once and hold it until
 * those before are read, and a few bytes ask for a whole page.
 */
export function inTurn(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): RequestListener {
  const lines = new WeakMap<Socket, number>();
  return (request, response) => {
    // Who is first in line has the socket.
    if (response.socket) return answer(request, response);
    const { socket } = request;
    const length = (lines.get(socket) ?? 0) + 1;
    if (socket.destroyed || length > MOST_IN_LINE) return void socket.destroy();
    lines.set(socket, length);
    response.once("socket", () => {
      lines.set(socket, (lines.get(socket) ?? 1) - 1);
      answer(request, response);
    });
  };
}
