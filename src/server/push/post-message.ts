import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import webPush from 'web-push';
import type { PushMessage } from '../../core/worker/push-message.ts';
import { isAllowedEndpoint } from './endpoint.ts';
import { guardedLookup } from './guarded-lookup.ts';
import type { PushSubscriptionRow } from './push-subscription.table.ts';
import type { VapidKeys } from './vapid-keys.ts';

const TIMEOUT_MS = 5_000;

export interface PostOptions {
  keys: VapidKeys;
  /** Contact for the push service: a `mailto:` or `https:` URL. */
  subject: string;
  allowLocal: boolean;
  ttlSeconds: number;
  /** Ends the call early, as without an answer. */
  signal: AbortSignal;
}

export interface PostAnswer {
  /** Undefined: no response. */
  status: number | undefined;
  retryAfter: string | undefined;
}

const NO_ANSWER: PostAnswer = { status: undefined, retryAfter: undefined };

/**
 * Encrypts a message for one browser and sends it to its push service. `web-push` encrypts and signs; the call is our
 * own: no redirects, public addresses only, with a timeout.
 */
export async function postMessage(
  subscription: Pick<PushSubscriptionRow, 'endpoint' | 'p256dh' | 'auth'>,
  message: PushMessage,
  { keys, subject, allowLocal, ttlSeconds, signal }: PostOptions,
): Promise<PostAnswer> {
  const { endpoint, p256dh, auth } = subscription;
  if (!isAllowedEndpoint(endpoint, allowLocal)) return NO_ANSWER;
  const { body, headers } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject, ...keys },
      TTL: ttlSeconds,
      urgency: 'low',
      // Replaces a message of the topic that still waits at the push service.
      topic: message.topic,
    },
  );
  const isLocal = new URL(endpoint).protocol === 'http:';
  return new Promise((resolve) => {
    const call = (isLocal ? httpRequest : httpsRequest)(
      endpoint,
      {
        method: 'POST',
        headers,
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
        ...(!isLocal && { lookup: guardedLookup }),
      },
      (response) => {
        const retryAfter = response.headers['retry-after'];
        resolve({ status: response.statusCode, retryAfter });
        // The body is useless and may be endless.
        response.destroy();
      },
    );
    call.on('error', () => resolve(NO_ANSWER));
    call.end(body);
  });
}
