/** Known by closed lists or the shape of a statement; never what a person typed, an address or an id. */
export type SpanAttributes = Record<string, string | number>;

export type SpanStart = {
  name: string;
  kind?: "server" | "client" | "internal";
  attributes?: SpanAttributes;
  /** The header `traceparent` of who asks us. */
  parent?: string;
};

export type TraceSpan = {
  /** Says what is known only later. */
  tell(known: { name?: string; attributes?: SpanAttributes }): void;
  /** With what was thrown, of which only the class is told. */
  end(error?: unknown): void;
};

export type Tracer = {
  start(span: SpanStart): TraceSpan;
  /** What is begun within `work` is a part of the span. */
  within<Result>(span: TraceSpan, work: () => Result): Result;
};

/** Of the whole process, as the context is that spans find their parents by; none where nothing is configured. */
let tracer: Tracer | undefined;

export function traceWith(next: Tracer | undefined): void {
  tracer = next;
}

/** A span that ends when it is told to; undefined where nobody traces, which is all that this costs then. */
export function startSpan(begun: () => SpanStart): TraceSpan | undefined {
  return tracer?.start(begun());
}

/** Does the work within a span, which ends with it. */
export async function inSpan<Result>(
  begun: () => SpanStart,
  work: (span: TraceSpan | undefined) => Promise<Result>,
): Promise<Result> {
  if (!tracer) return work(undefined);
  const span = tracer.start(begun());
  try {
    const result = await tracer.within(span, () => work(span));
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}

/** The same port, whose named methods are spans: calls that leave this machine. */
export function withSpans<Port extends object>(
  system: string,
  port: Port,
  methods: readonly (keyof Port & string)[],
): Port {
  return new Proxy(port, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      const method = methods.find((name) => name === key);
      if (!method || typeof value !== "function") return value;
      return (...given: unknown[]) =>
        inSpan(
          () => ({ name: `${system} ${method}`, kind: "client", attributes: { "peer.service": system } }),
          async () => Reflect.apply(value, target, given),
        );
    },
  });
}
