import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { isRouteErrorResponse } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { ApiRefusal } from "#web/api-call.ts";
import { rememberEarlyInput } from "#web/shell/early-input.ts";
import { keepOfflinePage } from "#web/shell/offline.ts";
import { reportError } from "#web/shell/report-error.ts";

rememberEarlyInput(document);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={report} />
    </StrictMode>,
  );
});

keepOfflinePage();

/** A missing page and an expected no are told to the person; only what nobody expected is a failure. */
function report(error: unknown): void {
  if (!isRouteErrorResponse(error) && !(error instanceof ApiRefusal)) reportError(error);
}
