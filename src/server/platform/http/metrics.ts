import { Hono, type MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Refusal } from '../work/work-gate.ts';
import type { CacheEvent } from './cache/public-cache.ts';

const DURATION_BUCKETS_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const RENDERED_FOR_MS = 1_000;

const isPattern = (path: string) => path !== '*' && path !== '/*' && path !== '';

/** Metrics of one app; each app has its own registry, so that several can run in one process. */
export class Metrics {
  readonly registry = new Registry();
  readonly #durations: Histogram<'route' | 'method' | 'status'>;
  readonly #cacheEvents: Counter<'cache' | 'event'>;
  readonly #refusals: Counter<'reason'>;
  #rendered: { text: Promise<string>; at: number } | undefined;

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    this.#durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer, by route pattern',
      labelNames: ['route', 'method', 'status'],
      buckets: DURATION_BUCKETS_SECONDS,
      registers: [this.registry],
    });
    this.#cacheEvents = new Counter({
      name: 'answer_cache_events_total',
      help: 'Answers from memory (hit), shared with another request (coalesced) or computed (miss)',
      labelNames: ['cache', 'event'],
      registers: [this.registry],
    });
    this.#refusals = new Counter({
      name: 'work_refusals_total',
      help: 'Uncached reads refused: the budget of their client is spent, or the server is busy',
      labelNames: ['reason'],
      registers: [this.registry],
    });
  }

  countRefusal(reason: Refusal): void {
    this.#refusals.inc({ reason });
  }

  cacheCounter(cache: string): (event: CacheEvent) => void {
    return (event) => this.#cacheEvents.inc({ cache, event });
  }

  /** Labels each request with its route's pattern, so that ids in URLs do not create new series. */
  measure(): MiddlewareHandler {
    return async (c, next) => {
      const startedAt = performance.now();
      await next();
      const path = routePath(c, -1);
      this.#durations.observe(
        { route: isPattern(path) ? path : 'unmatched', method: c.req.method, status: String(c.res.status) },
        (performance.now() - startedAt) / 1000,
      );
    };
  }

  /** Rendering takes milliseconds, so all who ask within a second get the same text. */
  #text(): Promise<string> {
    const now = performance.now();
    if (this.#rendered && now - this.#rendered.at < RENDERED_FOR_MS) return this.#rendered.text;
    this.#rendered = { text: this.registry.metrics(), at: now };
    return this.#rendered.text;
  }

  /** `GET /metrics` in Prometheus' text format. */
  routes() {
    return new Hono().get('/metrics', async (c) =>
      c.body(await this.#text(), 200, {
        'content-type': this.registry.contentType,
        'cache-control': 'no-store',
      }),
    );
  }
}
