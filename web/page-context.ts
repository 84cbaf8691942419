import { createContext as createReactContext, use } from "react";
import { createContext } from "react-router";

/** What the server gives to every page it renders. */
export type PageContext = {
  nonce: string;
  /** Where the app is reached, for addresses that others follow. */
  origin: string;
  /** Answers GraphQL in this process, as a visitor. */
  ask(operation: { query: string; variables?: Record<string, unknown> }): Promise<unknown>;
  onError(error: unknown): void;
};

export const page = createContext<PageContext>();

/** The nonce of this answer's Content-Security-Policy; the browser does not need it again. */
export const NonceContext = createReactContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return use(NonceContext);
}
