import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

const DURATION_BUCKETS_SECONDS = [0.01, 0.05, 0.25, 1, 5, 30, 120, 300];

/** `lost`: another server has claimed it meanwhile. `released`: the server ended first. */
export type JobOutcome = 'done' | 'failed' | 'dead' | 'lost' | 'released';

interface JobCount {
  kind: string;
  state: string;
  count: number;
}

export class JobMetrics {
  readonly #rows: Gauge<'kind' | 'state'>;
  readonly #runs: Counter<'kind' | 'outcome'>;
  readonly #durations: Histogram<'kind'>;

  constructor(registry: Registry) {
    const registers = [registry];
    this.#rows = new Gauge({
      name: 'jobs',
      help: 'Jobs in the database by kind and state (queued, running, dead), of all servers',
      labelNames: ['kind', 'state'],
      registers,
    });
    this.#runs = new Counter({
      name: 'job_runs_total',
      help: 'Runs of jobs in this server by kind and outcome',
      labelNames: ['kind', 'outcome'],
      registers,
    });
    this.#durations = new Histogram({
      name: 'job_duration_seconds',
      help: 'Time of a run by kind',
      labelNames: ['kind'],
      buckets: DURATION_BUCKETS_SECONDS,
      registers,
    });
  }

  count(counts: readonly JobCount[]): void {
    this.#rows.reset();
    for (const { kind, state, count } of counts) this.#rows.set({ kind, state }, count);
  }

  observe(kind: string, outcome: JobOutcome, seconds: number): void {
    this.#runs.inc({ kind, outcome });
    this.#durations.observe({ kind }, seconds);
  }
}
