import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Holds the values of a gauge at one moment, each with its labels. */
type Reading = readonly { readonly labels: Readonly<Record<string, string>>; readonly value: number }[];

/** The figures of this process in the text format of Prometheus (SV-04). No label holds anything of a shopper or an order. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'vezne_http_request_duration_seconds',
    help: 'Requests to the provider by route, status and the code of a refusal',
    labelNames: ['method', 'route', 'status', 'refusal'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [this.registry],
  });
  private readonly results = new Counter({
    name: 'vezne_attempts_settled_total',
    help: 'Attempts that this process has settled: charged, lost (approved too late, and reversed), or the reason of a refusal',
    labelNames: ['result'],
    registers: [this.registry],
  });

  /** Adds the figures of the process itself: memory, processor, event loop, garbage collection. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  /** `route` is the pattern of the route, never the address. `refusal` is empty where nothing was refused. */
  countRequest(
    labels: { readonly method: string; readonly route: string; readonly status: number; readonly refusal: string },
    seconds: number,
  ): void {
    this.requests.observe(labels, seconds);
  }

  /** `result`: `charged`, `lost`, or the reason of a refusal. */
  countResult(result: string): void {
    this.results.inc({ result });
  }

  /** Adds a gauge that is read whenever the figures are asked for. */
  addGauge(name: string, help: string, labelNames: readonly string[], read: () => Promise<Reading>): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [this.registry],
      async collect() {
        const reading = await read();
        gauge.reset();
        for (const { labels, value } of reading) gauge.set({ ...labels }, value);
      },
    });
  }

  /** Returns all figures in the text format. */
  text(): Promise<string> {
    return this.registry.metrics();
  }

  get contentType(): string {
    return this.registry.contentType;
  }
}
