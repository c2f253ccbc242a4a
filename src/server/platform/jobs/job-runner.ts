import { setTimeout as sleep } from 'node:timers/promises';
import type { JobBell } from '../command/job-bell.ts';
import { type ClaimedJob, claimJobs, countJobs, releaseJob } from './claim-jobs.ts';
import { ensureSchedules, hasten } from './enqueue.ts';
import type { JobDefinition, JobDeps, JobKind } from './job-kind.ts';
import type { JobMetrics } from './job-metrics.ts';
import { runJob } from './run-job.ts';

const POLL_MS = 5_000;
const COUNT_EVERY_MS = 30_000;
/** Running jobs may end by themselves, then their signals abort, then their claims are given back. */
const STOP_GRACE_MS = 4_000;
const ABORT_GRACE_MS = 1_500;

export interface JobRunnerOptions<Deps extends JobDeps> {
  deps: Deps;
  jobs: readonly JobDefinition<Deps>[];
  /** Rings after commits of this server. */
  bell?: JobBell;
  metrics?: JobMetrics;
  /** @default 5 000 */
  pollMs?: number;
  /** @default 4 000 */
  stopGraceMs?: number;
}

/** Claims due jobs and runs them. Runs in every server; servers share the rows. */
export class JobRunner<Deps extends JobDeps> {
  readonly #options: JobRunnerOptions<Deps>;
  readonly #running = new Map<JobKind, Map<ClaimedJob, Promise<void>>>();
  /** Kinds that may have more due jobs than there was room for. */
  readonly #withMore = new Set<JobKind>();
  /** Schedules that shall run now. */
  readonly #hastened = new Set<string>();
  readonly #stopping = new AbortController();
  #timer: ReturnType<typeof setInterval> | undefined;
  #looking: Promise<void> | undefined;
  #isAsked = false;
  #isStopped = false;
  #hasSchedules = false;
  #countedAt = Number.NEGATIVE_INFINITY;

  /** @throws Error for two definitions of one kind */
  constructor(options: JobRunnerOptions<Deps>) {
    this.#options = options;
    for (const { kind } of options.jobs) {
      if ([...this.#running.keys()].some(({ name }) => name === kind.name))
        throw new Error(`two definitions of the jobs ${kind.name}`);
      this.#running.set(kind, new Map());
    }
  }

  /** Looks for due jobs now, after commits of this server, and from time to time. */
  start(): void {
    const { bell, pollMs = POLL_MS } = this.#options;
    const look = () => void this.#look();
    const onHasten = (schedule: string) => {
      this.#hastened.add(schedule);
      look();
    };
    bell?.listen({ onRing: look, onHasten });
    this.#timer = setInterval(look, pollMs);
    this.#timer.unref();
    look();
  }

  /** Runs what is due until nothing is, without a timer. */
  async runDue(): Promise<void> {
    for (let isIdle = false; !isIdle; ) {
      await this.#look();
      isIdle = this.#jobs().length === 0;
      await this.#ended();
    }
  }

  /** Claims no more, waits for running jobs, and gives back those that do not end. The database must be open. */
  async stop(): Promise<void> {
    const { bell, deps, stopGraceMs = STOP_GRACE_MS } = this.#options;
    this.#isStopped = true;
    clearInterval(this.#timer);
    bell?.listen(undefined);
    await this.#looking;
    const isEndedWithin = (ms: number) =>
      Promise.race([this.#ended().then(() => true), sleep(ms, false, { ref: false })]);
    if (await isEndedWithin(stopGraceMs)) return;
    this.#stopping.abort();
    if (await isEndedWithin(ABORT_GRACE_MS)) return;
    for (const job of this.#jobs()) await this.#orLog(releaseJob(deps.db, job, deps.now()));
  }

  #jobs(): ClaimedJob[] {
    return [...this.#running.values()].flatMap((ofKind) => [...ofKind.keys()]);
  }

  async #ended(): Promise<void> {
    await Promise.all([...this.#running.values()].flatMap((ofKind) => [...ofKind.values()]));
  }

  #look(): Promise<void> {
    this.#isAsked = true;
    this.#looking ??= this.#lookWhileAsked().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #lookWhileAsked(): Promise<void> {
    while (this.#isAsked && !this.#isStopped) {
      this.#isAsked = false;
      await this.#orLog(this.#claim());
    }
  }

  async #claim(): Promise<void> {
    const { deps, jobs } = this.#options;
    const now = deps.now();
    if (!this.#hasSchedules) {
      const kinds = jobs.map(({ kind }) => kind);
      await ensureSchedules({ tx: deps.db, now }, kinds);
      this.#hasSchedules = true;
    }
    await this.#hasten(now);
    const rooms = jobs
      .map(({ kind }) => ({ kind, free: kind.concurrency - this.#ofKind(kind).size }))
      .filter(({ free }) => free > 0);
    const claimed = rooms.length > 0 ? await claimJobs(deps.db, rooms, now) : [];
    for (const { kind, free } of rooms) {
      const ofKind = claimed.filter((job) => job.kind === kind.name);
      if (ofKind.length === free) this.#withMore.add(kind);
      else this.#withMore.delete(kind);
    }
    for (const job of claimed) this.#run(job);
    await this.#count();
  }

  async #hasten(now: Date): Promise<void> {
    for (const name of this.#hastened) {
      this.#hastened.delete(name);
      await hasten({ tx: this.#options.deps.db, now }, { name });
    }
  }

  #run(job: ClaimedJob): void {
    const { deps, jobs, metrics } = this.#options;
    const definition = jobs.find(({ kind }) => kind.name === job.kind);
    if (!definition) throw new Error(`no definition of the jobs ${job.kind}`);
    const { kind } = definition;
    const startedAt = performance.now();
    const isStopping = () => this.#isStopped;
    const { outcome, handled } = runJob({ definition, job, deps, stopping: this.#stopping.signal, isStopping });
    const noted = outcome.then((name) => metrics?.observe(kind.name, name, (performance.now() - startedAt) / 1_000));
    const ofKind = this.#ofKind(kind);
    // A handler that ignores its deadline keeps its place: at no time there are more of them than the kind allows.
    const ended = Promise.all([this.#orLog(noted), handled]).then(() => {
      ofKind.delete(job);
      if (this.#withMore.has(kind)) void this.#look();
    });
    ofKind.set(job, ended);
  }

  #ofKind(kind: JobKind): Map<ClaimedJob, Promise<void>> {
    const running = this.#running.get(kind);
    if (!running) throw new Error(`no definition of the jobs ${kind.name}`);
    return running;
  }

  async #count(): Promise<void> {
    const { deps, metrics } = this.#options;
    if (!metrics || performance.now() - this.#countedAt < COUNT_EVERY_MS) return;
    this.#countedAt = performance.now();
    metrics.count(await countJobs(deps.db));
  }

  /** The database may be away: the job is claimed again when its lease has ended. */
  async #orLog(work: Promise<unknown>): Promise<void> {
    await work.catch((error: unknown) =>
      this.#options.deps.log.warn({ err: error }, 'jobs could not be read or written'),
    );
  }
}
