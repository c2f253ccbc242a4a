import { isDue, pauseAfter, retryAfterMs } from './backoff.ts';
import type { AnyOperation, OutboxCall, OutboxHost, OutboxReads } from './operation.ts';
import type { OutboxRow } from './outbox-row.ts';
import type { OutboxRows } from './outbox-rows.ts';
import { outcomeOf } from './send-outcome.ts';
import type { SettledRow } from './settled-row.ts';

/** Objects whose rows are sent at the same time. */
const LANES = 4;

/** What a pass over the rows has left. */
export interface DrainResult {
  sent: number;
  left: readonly OutboxRow[];
  /** When the next row is due; undefined: none waits for a time. */
  nextAt: number | undefined;
}

export interface DrainOptions {
  /** After each row that has changed. */
  onChange: () => void;
  /** Before a delivered row goes. */
  onSettled: (settled: SettledRow) => void;
  /** The network or the user is back: what only waited for them is due now. */
  isEager: boolean;
  /** Gets what begins another round meanwhile: a large file of one object holds up no other one. */
  onRunning?: (look: Look) => void;
}

/** `isEager` as in the options: then also a server that was lost is tried again. */
export type Look = (isEager: boolean) => void;

const NO_ANSWER = 0;
const UNAUTHORIZED = 401;

const onlyWaited = ({ fault }: OutboxRow): boolean => fault?.status === NO_ANSWER || fault?.status === UNAUTHORIZED;

/** Sends what is due, each object's rows in their order, several objects at once. For the holder of the sender's lock only. */
export async function drainOutbox(
  rows: OutboxRows,
  host: OutboxHost,
  { onChange, onSettled, isEager, onRunning }: DrainOptions,
): Promise<DrainResult> {
  let sent = 0;
  const sub = host.readSub();
  const sentBy = new Set<AnyOperation>();
  /** Set when the server does not answer: what has not been tried yet waits. */
  let isServerLost = false;
  /** The lock goes with the pass: nothing is sent that it does not wait for. */
  let isOver = false;
  const busy = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What is due while other rounds run does not wait for the next pass. */
  const lookLater = (times: readonly number[]) => {
    clearTimeout(timer);
    if (isOver || busy.size === 0 || times.length === 0) return;
    const lookAfresh = () => {
      isServerLost = false;
      look(false);
    };
    timer = setTimeout(lookAfresh, Math.min(...times) - Date.now());
  };
  const runRounds = async (isFirstEager: boolean) => {
    for (let isFirst = isFirstEager; ; isFirst = false) {
      const now = Date.now();
      const isNow = (row: OutboxRow) => isDue(row.nextAt, now) || (isFirst && onlyWaited(row));
      const free = headsOf(await rows.all(), host).filter(({ objectKey }) => !busy.has(objectKey));
      const queue = free.filter(isNow);
      if (queue.length === 0 || isServerLost) {
        lookLater(free.flatMap(({ nextAt }) => (isDue(nextAt, now) ? [] : nextAt)));
        break;
      }
      for (const { objectKey } of queue) busy.add(objectKey);
      const runLane = async () => {
        for (let row = queue.shift(); row; row = queue.shift()) {
          const outcome = isServerLost ? 'kept' : await sendRow(row, rows, host, onSettled);
          busy.delete(row.objectKey);
          if (outcome === 'sent') {
            sent += 1;
            const operation = host.operations.get(row.operation);
            if (operation) sentBy.add(operation);
          }
          if (outcome === 'lost') isServerLost = true;
          onChange();
          // What is behind it does not wait for the other lanes.
          if (queue.length === 0 && busy.size > 0) look(false);
        }
      };
      await allEnded(Array.from({ length: LANES }, runLane));
    }
  };
  const rounds: Promise<void>[] = [];
  const look: Look = (isRoundEager) => {
    if (isRoundEager) isServerLost = false;
    if (isOver || busy.size >= LANES) return;
    const round = runRounds(isRoundEager);
    // It rejects below.
    round.catch(() => {});
    rounds.push(round);
  };
  look(isEager);
  onRunning?.(look);
  const faults: unknown[] = [];
  for (const round of rounds) await round.catch((error: unknown) => faults.push(error));
  isOver = true;
  clearTimeout(timer);
  if (faults.length > 0) throw faults[0];
  const reads = readsOf(host, sub);
  for (const operation of sentBy) await settleReads(operation, reads);
  const left = await rows.all();
  const times = headsOf(left, host).map(({ nextAt }) => nextAt);
  return { sent, left, nextAt: times.length > 0 ? Math.min(...times) : undefined };
}

/** @throws the first fault, when all of them have ended */
async function allEnded(running: readonly Promise<void>[]): Promise<void> {
  const ended = await Promise.allSettled(running);
  const broken = ended.find((one) => one.status === 'rejected');
  if (broken) throw broken.reason;
}

/** A failure costs no row: the lists are read again when they are shown. */
async function settleReads(operation: AnyOperation, reads: OutboxReads): Promise<void> {
  await operation.save?.(reads).catch(() => {});
  await operation.check?.(reads).catch(() => {});
}

const readsOf = ({ queryClient, base, readSub }: OutboxHost, sub: string | undefined): OutboxReads => ({
  client: queryClient,
  base,
  isCurrent: () => readSub() === sub,
});

/**
 * The first row of each object that can be sent now; those behind a refused row wait for the user, unless the
 * operation lets them pass. What waits for another user, or for a sign-in, holds nothing up.
 */
function headsOf(rows: readonly OutboxRow[], host: OutboxHost): OutboxRow[] {
  const heads = new Map<string, OutboxRow>();
  for (const row of rows) {
    if (!isPassed(row, host) && isOfUser(row, host) && !heads.has(row.objectKey)) heads.set(row.objectKey, row);
  }
  return [...heads.values()].filter(
    ({ state, operation, payload }) =>
      (state === 'queued' || state === 'sending') && host.operations.get(operation)?.accepts(payload),
  );
}

const isPassed = ({ state, fault, operation }: OutboxRow, { operations }: OutboxHost): boolean =>
  state === 'failed' && fault !== null && operations.get(operation)?.isPassed?.(fault) === true;

/** Whether a row goes out as the signed-in user's, or as nobody's. */
const isOfUser = ({ sub, operation }: OutboxRow, { operations, readSub }: OutboxHost): boolean =>
  sub === null ? operations.get(operation)?.isPrivate === false : sub === readSub();

async function sendRow(
  head: OutboxRow,
  rows: OutboxRows,
  host: OutboxHost,
  onSettled: DrainOptions['onSettled'],
): Promise<'sent' | 'kept' | 'lost'> {
  const operation = host.operations.get(head.operation);
  const row = operation && (await rows.take(head.seq));
  if (!row) return 'kept';
  let retryAt = 0;
  const call: OutboxCall<unknown> = {
    base: host.base,
    payload: row.payload,
    baseVersion: row.baseVersion,
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('idempotency-key', row.id);
      const response = await host.fetchFor(row)(input, { ...init, headers });
      const now = Date.now();
      retryAt = now + retryAfterMs(response.headers.get('retry-after'), now);
      return response;
    },
    transfer: (input, init) => host.transferFor(row)(input, init),
  };
  const sub = host.readSub();
  if (!isOfUser(row, host)) {
    // Another user has signed in since it was chosen.
    await rows.change(row.seq, { state: 'queued' });
    return 'lost';
  }
  try {
    const answer: unknown = await operation.send(call);
    if (!confirms(operation, answer, row.payload)) throw new TypeError(`no confirmation of ${row.operation}`);
    // A read that fails now is read again when it is shown; the row is delivered all the same.
    await operation.settle?.(answer, row.payload, readsOf(host, sub)).catch(() => {});
    if (operation.settlesAllTabs) onSettled({ operation: row.operation, sub: row.sub, payload: row.payload, answer });
    await rows.confirm(row, operation.versionOf?.(answer));
    return 'sent';
  } catch (error) {
    return keepRow(row, { error, operation, call, retryAt }, rows);
  }
}

function confirms(operation: AnyOperation, answer: unknown, payload: unknown): boolean {
  try {
    return operation.confirms(answer, payload);
  } catch {
    return false;
  }
}

type Failed = { error: unknown; operation: AnyOperation; call: OutboxCall<unknown>; retryAt: number };

async function keepRow(row: OutboxRow, failed: Failed, rows: OutboxRows): Promise<'kept' | 'lost'> {
  const { kind, isServerThere, fault } = outcomeOf(failed.error);
  if (kind === 'conflict' && (await resolveConflict(row, failed, rows))) return 'kept';
  const nextAt = Math.max(failed.retryAt, Date.now() + pauseAfter(row.tries));
  const state = kind === 'conflict' ? 'conflict' : kind === 'refused' ? 'failed' : 'queued';
  await rows.change(row.seq, { state, fault, nextAt });
  return isServerThere && kind !== 'signIn' ? 'kept' : 'lost';
}

/** A joined text goes out under a new id: it is another write than the one that was refused. */
async function resolveConflict(row: OutboxRow, { operation, call }: Failed, rows: OutboxRows): Promise<boolean> {
  const resolved = await operation.resolve?.(call).catch(() => undefined);
  if (!resolved) return false;
  await rows.renew(row.seq, resolved);
  return true;
}
