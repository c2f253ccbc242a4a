import { isOwnAnswer } from '../src/core/wire/own-answer.ts';
import { readPushMessage } from '../src/core/worker/push-message.ts';
import { pushTexts } from '../src/core/worker/push-texts.ts';

declare const self: ServiceWorkerGlobalScope;

const SUBSCRIPTIONS_URL = '/api/v1/push/subscriptions';

type WithBadge = { setAppBadge?: (count: number) => Promise<void> };

/** Always shows a notification: browsers revoke the permission of a worker that shows none. */
export async function showPush(event: PushEvent): Promise<void> {
  const message = readPushMessage(jsonOf(event.data));
  const { title, body } = pushTexts[message?.topic ?? 'unknown'];
  await self.registration.showNotification(title, {
    body,
    lang: 'fa',
    dir: 'rtl',
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    // A message replaces the previous one of its topic.
    tag: message?.topic ?? 'unknown',
    data: message?.path ?? '/',
  });
  await (self.navigator as WithBadge).setAppBadge?.(message?.count ?? 1).catch(() => {});
}

function jsonOf(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}

/** Focuses a tab that shows the page, else opens a new one: another tab may contain unsent text. */
export async function openPressed({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const url = new URL(String(notification.data ?? '/'), self.location.origin);
  if (url.origin !== self.location.origin) return;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = tabs.find((tab) => new URL(tab.url).pathname === url.pathname);
  if (open) await open.focus();
  else await self.clients.openWindow(url.href);
}

/** The browser's event, which TypeScript's libraries lack. */
export type SubscriptionChange = ExtendableEvent & {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
};

/** The browser changed its endpoint: moves the topics and quiet hours to the new one. */
export async function renewSubscription({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  if (!oldSubscription) return;
  const { endpoint } = oldSubscription;
  const known = await call('POST', `${SUBSCRIPTIONS_URL}/read`, { endpoint });
  if (!known.ok) return;
  const { topics, quietFrom, quietTo } = await known.json();
  const { applicationServerKey } = oldSubscription.options;
  const renewed =
    newSubscription ?? (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  const saved = await call('PUT', SUBSCRIPTIONS_URL, { ...renewed.toJSON(), topics, quietFrom, quietTo });
  if (saved.ok && renewed.endpoint !== endpoint) await call('DELETE', SUBSCRIPTIONS_URL, { endpoint });
}

async function call(method: string, url: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
  if (!isOwnAnswer(response)) throw new TypeError(`the server did not answer ${url}`);
  return response;
}
