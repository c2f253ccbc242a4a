import type { PushSubscriptionSettings } from '../../../contract/push/push-subscription.ts';
import { type Api, ApiError, read } from '../../data/api.ts';
import { type Intent, stepOf } from '../../data/intents.ts';
import { asOperation } from '../../data/write.ts';

export type DeviceSettings = Pick<PushSubscriptionSettings, 'topics' | 'quietFrom' | 'quietTo'>;

const NOT_FOUND = 404;
const READY_TIMEOUT_MS = 10_000;

/** No service worker is active yet to receive messages. */
export class WorkerNotReady extends Error {}

/** The server's settings for this browser. Makes no call if the browser has no subscription. */
export async function readDevice(api: Api): Promise<PushSubscriptionSettings | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return null;
  try {
    return await read(api.push.subscriptions.read.$post({ json: { endpoint: subscription.endpoint } }));
  } catch (error) {
    if (error instanceof ApiError && error.status === NOT_FOUND) return null;
    throw error;
  }
}

/** Needs the permission already granted. No topics: removes the subscription, on the server first. */
export async function saveDevice(
  api: Api,
  settings: DeviceSettings,
  intent: Intent,
): Promise<PushSubscriptionSettings | null> {
  const { pushManager } = await readyRegistration();
  const current = await pushManager.getSubscription();
  if (settings.topics.length === 0) {
    if (current) await end(api, current, intent);
    return null;
  }
  if (Notification.permission !== 'granted') throw new DOMException('no permission', 'NotAllowedError');
  const { publicKey } = await read(api.push.key.$get());
  const isUsable = current !== null && keyOf(current) === publicKey;
  // The subscription has the key of another server, or an old one: no message would arrive.
  if (current && !isUsable) await end(api, current, stepOf(intent, 1));
  const subscription = isUsable
    ? current
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  const { endpoint } = subscription;
  const json = { endpoint, keys: { p256dh, auth }, ...settings };
  return read(api.push.subscriptions.$put({ json }, asOperation(intent)));
}

async function end(api: Api, subscription: PushSubscription, intent: Intent): Promise<void> {
  const { endpoint } = subscription;
  await read(api.push.subscriptions.$delete({ json: { endpoint } }, asOperation(intent)));
  await subscription.unsubscribe();
}

function keyOf({ options }: PushSubscription): string | undefined {
  if (!options.applicationServerKey) return undefined;
  const bytes = String.fromCharCode(...new Uint8Array(options.applicationServerKey));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

async function readyRegistration(): Promise<ServiceWorkerRegistration> {
  const tooLate = new Promise<never>((_, reject) => setTimeout(() => reject(new WorkerNotReady()), READY_TIMEOUT_MS));
  return Promise.race([navigator.serviceWorker.ready, tooLate]);
}
