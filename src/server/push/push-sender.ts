import { endOfQuiet, nextQuiet, type QuietHours } from '../../core/time/quiet-hours.ts';
import { SYSTEM } from '../platform/actor.ts';
import type { CommandDeps } from '../platform/command/command.ts';
import {
  claimDue,
  type DueDelivery,
  deferDelivery,
  dropDelivery,
  forgetSubscription,
  noteRefused,
  noteSent,
  retryDelivery,
} from './due-deliveries.ts';
import { HostQueues } from './host-queues.ts';
import { type PostAnswer, postMessage } from './post-message.ts';
import type { PushDeliveryRow, PushSubscriptionRow } from './push-subscription.table.ts';
import { requireVapidKeys, type VapidKeys } from './vapid-keys.ts';

const MINUTE_MS = 60_000;
const BATCH_SIZE = 100;
/** Claimed messages in memory. */
const HELD_MAX = 2_000;
const HOST_LIMITS = { running: 32, perHost: 6, unproven: 24, silentMax: 3 };
/** Shorter than a claim. */
export const RUN_MAX_MS = 4 * MINUTE_MS;
const SILENT_PAUSE_MS = 10 * MINUTE_MS;
const TTL_MAX_SECONDS = 24 * 60 * 60;
const PAUSE_MAX_MS = 12 * 60 * MINUTE_MS;
/** With exponential backoff, a little more than two days. */
const ATTEMPTS_MAX = 12;
/** Consecutive refusals; an unreachable push service does not count. */
const REFUSALS_MAX = 10;
/** The subscription has expired or was removed. */
const GONE = new Set<number | undefined>([404, 410]);

interface Stopping {
  /** Cuts running messages off. */
  signal: AbortSignal;
  /** Running messages may end, no other begins. */
  isStopping: () => boolean;
}

const NEVER: Stopping = { signal: new AbortController().signal, isStopping: () => false };

/** Sends due deliveries; skips what another sender has claimed. */
export class PushSender {
  readonly #deps: CommandDeps & Required<Pick<CommandDeps, 'now'>>;

  constructor(deps: CommandDeps) {
    this.#deps = { now: () => new Date(), ...deps };
  }

  /** What is left at the deadline is sent when its claim expires. */
  async sendDue({ signal: stopped, isStopping }: Stopping = NEVER): Promise<void> {
    const { db } = this.#deps;
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(RUN_MAX_MS)]);
    const queues = new HostQueues<DueDelivery>(HOST_LIMITS);
    const running = new Set<Promise<void>>();
    let keys: VapidKeys | undefined;
    for (let isAllClaimed = false; !signal.aborted && !isStopping(); ) {
      if (!isAllClaimed && queues.waiting <= HELD_MAX - BATCH_SIZE) {
        const { answer: due } = await claimDue(this.#deps, { actor: SYSTEM, input: { limit: BATCH_SIZE } });
        for (const one of due) queues.add(hostOf(one), one, one.subscription.lastSentAt !== null);
        isAllClaimed = due.length === 0;
      }
      if (queues.waiting > 0) keys ??= await requireVapidKeys(db);
      for (let next = queues.take(); next && keys; next = queues.take()) {
        const { item, end } = next;
        const sending = this.#sendOrLog(item, keys, signal).then(end);
        running.add(sending);
        void sending.finally(() => running.delete(sending));
      }
      for (const silent of queues.takeSilent()) await this.#postpone(silent);
      if (!isAllClaimed && queues.waiting <= HELD_MAX - BATCH_SIZE) continue;
      if (running.size === 0) break;
      await Promise.race(running);
    }
    await Promise.all(running);
  }

  /** Returns whether the push service answered, undefined if it was not asked. A failed message is retried when its claim expires. */
  async #sendOrLog(due: DueDelivery, keys: VapidKeys, signal: AbortSignal): Promise<boolean | undefined> {
    try {
      return await this.#send(due, keys, signal);
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'a push message was not sent');
      return undefined;
    }
  }

  async #postpone({ delivery }: DueDelivery): Promise<void> {
    const { db, now } = this.#deps;
    await deferDelivery(db, delivery, new Date(now().getTime() + SILENT_PAUSE_MS));
  }

  async #send(
    { delivery, subscription }: DueDelivery,
    keys: VapidKeys,
    signal: AbortSignal,
  ): Promise<boolean | undefined> {
    const { db, env, now } = this.#deps;
    const { topic, path } = delivery;
    const quiet = quietHoursOf(subscription);
    const quietUntil = quiet && endOfQuiet(now(), quiet);
    if (!subscription.topics.includes(topic)) await dropDelivery(db, delivery);
    else if (quietUntil) await deferDelivery(db, delivery, quietUntil);
    else {
      const answer = await postMessage(
        subscription,
        { topic, path },
        {
          keys,
          subject: env.PUSH_SUBJECT,
          allowLocal: env.PUSH_ALLOW_LOCAL,
          ttlSeconds: ttlSeconds(now(), quiet),
          signal,
        },
      );
      // Cut off by us: the claim expires.
      if (answer.status === undefined && signal.aborted) return undefined;
      await this.#note(delivery, answer);
      return answer.status !== undefined;
    }
    return undefined;
  }

  async #note(delivery: PushDeliveryRow, { status, retryAfter }: PostAnswer): Promise<void> {
    const { db, now } = this.#deps;
    const { subscriptionId } = delivery;
    if (status !== undefined && status >= 200 && status < 300) return noteSent(db, delivery, now());
    if (GONE.has(status)) return forgetSubscription(db, subscriptionId);
    if (status !== undefined && (await noteRefused(db, subscriptionId)) >= REFUSALS_MAX)
      return forgetSubscription(db, subscriptionId);
    if (delivery.attempts + 1 >= ATTEMPTS_MAX) return dropDelivery(db, delivery);
    return retryDelivery(db, delivery, retryAt(now(), delivery.attempts, retryAfter));
  }
}

function hostOf({ subscription }: DueDelivery): string {
  return URL.canParse(subscription.endpoint) ? new URL(subscription.endpoint).host : '';
}

const quietHoursOf = ({ quietFrom, quietTo }: PushSubscriptionRow): QuietHours | undefined =>
  quietFrom === null || quietTo === null ? undefined : { from: quietFrom, to: quietTo };

/** Expires before the quiet hours, so that a device that returns during them gets no message. */
const ttlSeconds = (now: Date, quiet: QuietHours | undefined): number => {
  const left = quiet ? Math.floor((nextQuiet(now, quiet).getTime() - now.getTime()) / 1000) : TTL_MAX_SECONDS;
  return Math.max(0, Math.min(left, TTL_MAX_SECONDS));
};

function retryAt(now: Date, attempts: number, retryAfter: string | undefined): Date {
  const asked = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) * 1000 : 0;
  const pause = Math.max(asked, MINUTE_MS * 2 ** attempts);
  return new Date(now.getTime() + Math.min(pause, PAUSE_MAX_MS));
}
