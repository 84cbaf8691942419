import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type HistogramConfiguration,
  Registry,
} from "prom-client";
import type { Durations } from "./figures.ts";
import { type OwnMetric, ownMetrics, type Reading } from "./own-metrics.ts";
import type { Sources } from "./sources.ts";

/** All figures in the words of Prometheus. */
export type Metrics = {
  contentType: string;
  /** Of this process and its event loop; where it is one of several each line says which. */
  own(process?: string): Promise<string>;
  /** What the database or the disk says, the same for every process. */
  shared(): Promise<string>;
};

export function createMetrics(sources: Sources): Metrics {
  const [own, shared] = [new Registry(), new Registry()];
  collectDefaultMetrics({ register: own });
  for (const metric of ownMetrics(sources)) {
    (metric.shared ? shared : own).registerMetric(metricOf(metric));
  }
  return {
    contentType: own.contentType,
    own(process) {
      own.setDefaultLabels(process === undefined ? {} : { process });
      return own.metrics();
    },
    shared: () => shared.metrics(),
  };
}

function metricOf(metric: OwnMetric) {
  const { name, help, labels: labelNames = [] } = metric;
  const described = { name, help, labelNames, registers: [] };
  if (metric.type === "histogram") return new KeptDurations(described, metric.read);
  const { read } = metric;
  // A figure that nobody knows is not told as nought.
  const isUnknown = (readings: readonly Reading[]) => readings.length === 0 && labelNames.length === 0;
  if (metric.type === "counter") {
    return new Counter({
      ...described,
      async collect() {
        const readings = await read();
        this.reset();
        if (isUnknown(readings)) this.remove();
        for (const { labels = {}, value } of readings) this.inc(labels, value);
      },
    });
  }
  return new Gauge({
    ...described,
    async collect() {
      const readings = await read();
      this.reset();
      if (isUnknown(readings)) this.remove();
      for (const { labels = {}, value } of readings) this.set(labels, value);
    },
  });
}

type Told = { labels?: Record<string, string>; seconds: Durations };

/** A histogram whose counts are kept elsewhere, at less cost for who adds one than the library has. */
class KeptDurations extends Histogram {
  readonly #empty: Histogram;
  readonly #read: () => readonly Told[];

  constructor(described: HistogramConfiguration<string>, read: () => readonly Told[]) {
    super(described);
    this.#empty = new Histogram(described);
    this.#read = read;
  }

  override async get() {
    const described = await this.#empty.get();
    return { ...described, values: this.#read().flatMap((told) => valuesOf(described.name, told)) };
  }

  /** The library prefers this one where it writes text. */
  getForPromString() {
    return this.get();
  }
}

function valuesOf(name: string, { labels = {}, seconds }: Told) {
  const { bounds, buckets, sum } = seconds.read();
  let count = 0;
  const cumulated = buckets.map((inBucket, at) => {
    count += inBucket;
    return { metricName: `${name}_bucket`, labels: { le: bounds[at] ?? "+Inf", ...labels }, value: count };
  });
  return [
    ...cumulated,
    { metricName: `${name}_sum`, labels, value: sum },
    { metricName: `${name}_count`, labels, value: count },
  ];
}
