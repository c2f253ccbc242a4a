import { createHash, ECDH } from 'node:crypto';
import { isIP } from 'node:net';
import type { PushSubscriptionBody } from '../../contract/push/push-subscription.ts';
import { badRequest } from '../platform/errors/app-error.ts';

const LOCAL_HOSTS = new Set(['127.0.0.1', 'localhost']);
const INNER_NAME = /\.(local|localhost|internal|intranet|lan|home|corp|test|invalid|arpa)$/;

/**
 * Whether the server may call this URL, which the subscriber chooses. A push service has a public host name, HTTPS and
 * the default port; guarded-lookup.ts checks the host's addresses at call time.
 */
export function isAllowedEndpoint(endpoint: string, allowLocal: boolean): boolean {
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (allowLocal && protocol === 'http:' && LOCAL_HOSTS.has(hostname)) return true;
  const name = hostname.replace(/\.$/, '');
  const isPublicName =
    name.includes('.') && isIP(name) === 0 && !hostname.startsWith('[') && !INNER_NAME.test(`.${name}`);
  return protocol === 'https:' && port === '' && isPublicName;
}

/** @throws a 400 problem for an endpoint or keys that no message can be sent with */
export function assertUsable({ endpoint, keys }: PushSubscriptionBody, allowLocal: boolean): void {
  if (!isAllowedEndpoint(endpoint, allowLocal))
    throw badRequest('endpoint_refused', 'نشانی سرویس اعلان پذیرفته نیست.', 'endpoint');
  if (!isPoint(keys.p256dh)) throw badRequest('key_refused', 'کلید اشتراک درست نیست.', 'keys.p256dh');
}

function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(Buffer.from(p256dh, 'base64url'), 'prime256v1');
    return true;
  } catch {
    return false;
  }
}

export const hashEndpoint = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url');
