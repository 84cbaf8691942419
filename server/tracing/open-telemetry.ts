import {
  type Context,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { startNodeSdk } from "@opentelemetry/sdk-node";
import { type TraceSpan, traceWith } from "./span.ts";

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

/**
 * Sends spans by OTLP to where the environment says. Loaded only where that is configured: it takes half a second. How
 * many are sent and by which protocol is said by the SDK's own variables (`OTEL_TRACES_SAMPLER`, …).
 */
export function startTracing({ serviceName }: { serviceName: string }): { close(): Promise<void> } {
  const sdk = startNodeSdk({
    logLevel: "warn",
    resourceAttributes: { "service.name": serviceName },
    // Figures are told by /-/metrics, and the log is our own.
    metricReaders: [],
    logRecordProcessors: [],
  });
  const otel = trace.getTracer("goi");
  const contexts = new WeakMap<TraceSpan, Context>();

  traceWith({
    start({ name, kind = "internal", attributes, parent }) {
      const around = parent
        ? propagation.extract(context.active(), { traceparent: parent })
        : context.active();
      const started = otel.startSpan(name, { kind: KINDS[kind], attributes }, around);
      const span = spanOn(started);
      contexts.set(span, trace.setSpan(around, started));
      return span;
    },
    within: (span, work) => context.with(contexts.get(span) ?? context.active(), work),
  });
  return {
    async close() {
      traceWith(undefined);
      // A collector that is away holds up no stop.
      await sdk.shutdown().catch(() => undefined);
    },
  };
}

function spanOn(span: Span): TraceSpan {
  return {
    tell({ name, attributes }) {
      if (name) span.updateName(name);
      if (attributes) span.setAttributes(attributes);
    },
    end(error) {
      if (error) {
        // Its class only: what it says may hold what somebody typed.
        span.setAttribute("error.type", error instanceof Error ? error.name : typeof error);
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    },
  };
}
