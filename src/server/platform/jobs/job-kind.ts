import { z } from 'zod';
import type { Command, CommandDeps } from '../command/command.ts';

const MINUTE_MS = 60_000;
const CONCURRENCY = 1;
const TIMEOUT_MS = MINUTE_MS;
/** With the usual pauses a little less than an hour. */
const ATTEMPTS_MAX = 8;
const WAITING_MAX = 10_000;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 60 * MINUTE_MS;

/** What is needed to queue a job of a kind; `handleJob` adds what it does. */
export interface JobKind<Payload = unknown> {
  name: string;
  title: string;
  payload: z.ZodType<Payload>;
  concurrency: number;
  timeoutMs: number;
  attemptsMax: number;
  waitingMax: number;
  pauseMs: (attempt: number) => number;
  everyMs: number | undefined;
}

export interface QueuedKind<Payload> extends JobKind<Payload> {
  everyMs: undefined;
}

export interface ScheduleKind extends JobKind<Nothing> {
  everyMs: number;
}

const nothing = z.object({});
type Nothing = z.output<typeof nothing>;

interface KindOptions<Payload> {
  /** `area.verb`. It is stored with the rows: never rename it. */
  name: string;
  /** Persian; operators read it. */
  title: string;
  /** Small, and ids instead of copies: the row may be older than the code that reads it. */
  payload: z.ZodType<Payload>;
  /** Jobs of the kind that one server runs at the same time. @default 1 */
  concurrency?: number;
  /** The handler's signal aborts after it, and the job may be claimed again. @default a minute */
  timeoutMs?: number;
  /** Failed claims, after which the job is dead until an operator restarts it. @default 8 */
  attemptsMax?: number;
  /** Unfinished jobs of the kind; one more is refused. @default 10 000 */
  waitingMax?: number;
  /** Between a failed attempt, counted from 1, and the next. @default twofold from 10 s to an hour, with jitter */
  pauseMs?: (attempt: number) => number;
}

/** Twofold growth with jitter in the upper half, so that jobs that failed together do not come back together. */
export function growingPause(attempt: number, random: () => number = Math.random): number {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(attempt - 1, 30));
  return Math.round(pause * (0.5 + random() / 2));
}

/** A kind of which effects queue jobs. */
export const jobKind = <Payload>(options: KindOptions<Payload>): QueuedKind<Payload> => ({
  concurrency: CONCURRENCY,
  timeoutMs: TIMEOUT_MS,
  attemptsMax: ATTEMPTS_MAX,
  waitingMax: WAITING_MAX,
  pauseMs: growingPause,
  everyMs: undefined,
  ...options,
});

/** A kind with one job, which is due again some time after each run, however many servers there are. It never dies. */
export const scheduleKind = (
  options: Omit<KindOptions<Nothing>, 'payload' | 'concurrency' | 'attemptsMax' | 'waitingMax'> & { everyMs: number },
): ScheduleKind => ({
  ...jobKind({ ...options, payload: nothing, attemptsMax: Number.POSITIVE_INFINITY }),
  everyMs: options.everyMs,
});

/** What every handler gets; `Deps` of a definition has more. */
export type JobDeps = CommandDeps & Required<Pick<CommandDeps, 'now'>>;

export interface JobContext<Payload, Deps> {
  payload: Payload;
  deps: Deps;
  /** 1 for the first. */
  attempt: number;
  /** Aborts at the deadline of the kind, and when the server ends. */
  signal: AbortSignal;
  /** The server ends: who works through a list ends after the present item. */
  isStopping: () => boolean;
  /** Runs a command, as the system, whose transaction also finishes the job: its effect happens once, however often the job runs. */
  once: <Input, Answer>(command: Command<Input, Answer>, input: Input) => Promise<Answer>;
}

/** What the runner needs of a kind. `Deps` is what its handler gets. */
export interface JobDefinition<Deps extends JobDeps = JobDeps> {
  kind: JobKind;
  run: (context: JobContext<unknown, Deps>) => Promise<void>;
}

/**
 * The handler of a kind. It runs outside of any transaction and at least once: what must not happen twice is a command
 * by `once`, or has a unique key of its own.
 */
export const handleJob = <Payload, Deps extends JobDeps = JobDeps>(
  kind: JobKind<Payload>,
  run: (context: JobContext<Payload, Deps>) => Promise<void>,
): JobDefinition<Deps> => ({
  kind,
  run: async (context) => {
    const payload = kind.payload.safeParse(context.payload);
    if (!payload.success) throw new JobFault('payload_invalid', { isFinal: true });
    await run({ ...context, payload: payload.data });
  },
});

/** A failure with a code that operators see. A final one makes the job dead at once. */
export class JobFault extends Error {
  override readonly name = 'JobFault';
  readonly code: string;
  readonly isFinal: boolean;

  constructor(code: string, { isFinal = false, cause }: { isFinal?: boolean; cause?: unknown } = {}) {
    super(code, { cause });
    this.code = code;
    this.isFinal = isFinal;
  }
}
