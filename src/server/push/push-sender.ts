import { endOfQuiet, nextQuiet, type QuietHours } from '../../core/quiet-hours.ts';
import { SYSTEM } from '../platform/command/actor.ts';
import type { CommandDeps } from '../platform/command/command.ts';
import { announceBuild } from './announce-build.ts';
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
import { postMessage } from './post-message.ts';
import type { PushSubscriptionRow } from './push-subscription.table.ts';
import { requireVapidKeys, type VapidKeys } from './vapid-keys.ts';

const MINUTE_MS = 60_000;
const BATCH_SIZE = 100;
const SENT_AT_ONCE = 8;
const TTL_MAX_SECONDS = 24 * 60 * 60;
const PAUSE_MAX_MS = 12 * 60 * MINUTE_MS;
/** With exponential backoff, a little more than two days. */
const ATTEMPTS_MAX = 12;
/** Consecutive refusals; an unreachable push service does not count. */
const REFUSALS_MAX = 10;
/** The subscription has expired or was removed. */
const GONE = new Set<number | undefined>([404, 410]);

/** Sends due deliveries. Runs in every server; a server skips what another one has claimed. */
export class PushSender {
  readonly #deps: Required<CommandDeps>;
  #timer: ReturnType<typeof setInterval> | undefined;
  #running: Promise<void> | undefined;
  #isStopped = false;

  constructor(deps: CommandDeps) {
    this.#deps = { now: () => new Date(), ...deps };
  }

  /** Announces the served build, then sends every minute. Errors are logged, since the site works without push. */
  async start(buildId: string): Promise<void> {
    const { db, log } = this.#deps;
    this.#timer = setInterval(() => void this.sendDue(), MINUTE_MS);
    this.#timer.unref();
    try {
      await requireVapidKeys(db);
      await announceBuild(this.#deps, { actor: SYSTEM, input: { buildId } });
    } catch (error) {
      log.warn({ err: error }, 'the build was not announced');
    }
    await this.sendDue();
  }

  /** Stops sending; resolves when the running messages are done. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  sendDue(): Promise<void> {
    this.#running ??= this.#sendBatches()
      .catch((error: unknown) => this.#deps.log.warn({ err: error }, 'push messages were not sent'))
      .finally(() => {
        this.#running = undefined;
      });
    return this.#running;
  }

  async #sendBatches(): Promise<void> {
    const { db, log } = this.#deps;
    while (!this.#isStopped) {
      const { answer: due } = await claimDue(this.#deps, { actor: SYSTEM, input: { limit: BATCH_SIZE } });
      if (due.length === 0) return;
      const keys = await requireVapidKeys(db);
      const waiting = [...due];
      const sendWaiting = async () => {
        for (let next = waiting.shift(); next && !this.#isStopped; next = waiting.shift()) {
          // A failed one is retried when its claim expires, and does not delay the others.
          await this.#send(next, keys).catch((error: unknown) =>
            log.warn({ err: error }, 'a push message was not sent'),
          );
        }
      };
      await Promise.all(Array.from({ length: SENT_AT_ONCE }, sendWaiting));
    }
  }

  async #send({ delivery, subscription }: DueDelivery, keys: VapidKeys): Promise<void> {
    const { db, env, now } = this.#deps;
    const { topic, path } = delivery;
    if (!subscription.topics.includes(topic)) return dropDelivery(db, delivery);
    const quiet = quietHoursOf(subscription);
    const quietUntil = quiet && endOfQuiet(now(), quiet);
    if (quietUntil) return deferDelivery(db, delivery, quietUntil);
    const { status, retryAfter } = await postMessage(
      subscription,
      { topic, path },
      {
        keys,
        subject: env.PUSH_SUBJECT,
        allowLocal: env.PUSH_ALLOW_LOCAL,
        ttlSeconds: ttlSeconds(now(), quiet),
      },
    );
    if (status !== undefined && status >= 200 && status < 300) return noteSent(db, delivery, now());
    if (GONE.has(status)) return forgetSubscription(db, subscription.id);
    if (status !== undefined && (await noteRefused(db, subscription.id)) >= REFUSALS_MAX)
      return forgetSubscription(db, subscription.id);
    if (delivery.attempts + 1 >= ATTEMPTS_MAX) return dropDelivery(db, delivery);
    return retryDelivery(db, delivery, retryAt(now(), delivery.attempts, retryAfter));
  }
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
