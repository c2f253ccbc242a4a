import type { CDPSession, Page, Worker } from 'playwright-core';
import { afterAll, afterEach, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { pushTexts as words } from '../../../../src/client/features/push/push-texts.ts';
import { pushTexts } from '../../../../src/core/worker/push-texts.ts';
import { axeFaults } from '../../../setup/axe.ts';
import { closeBrowser, type Device, openPhone } from '../../../setup/browser.ts';
import { startFaultyProxy } from '../../../setup/faulty-proxy.ts';
import { startPushService } from '../../../setup/push-service.ts';

let device: Device;
let page: Page;
const siteUrl = inject('siteUrl');
const SHOWN_AFTER_MS = 1_000;

beforeEach(async () => {
  device = await openPhone({ hasNotifications: true });
  page = device.page;
});

afterEach(async () => {
  expect(device.troubles).toEqual([]);
  await device.close();
});

afterAll(closeBrowser);

const permit = () => device.context.grantPermissions(['notifications'], { origin: siteUrl });

interface WorkerUnderTest {
  cdp: CDPSession;
  worker: Worker;
  registrationId: string;
}

async function startWorker(): Promise<WorkerUnderTest> {
  await permit();
  const cdp = await device.context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [ours] = registrations.filter(({ scopeURL }) => scopeURL === `${siteUrl}/`);
      if (ours) resolve(ours.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await page.goto(siteUrl);
  await page.evaluate(`navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated' ||
    new Promise((resolve) => active.addEventListener('statechange', resolve)))`);
  const [worker] = device.context.serviceWorkers();
  if (!worker) throw new Error('no worker runs');
  return { cdp, worker, registrationId: await registered };
}

interface Shown {
  title: string;
  body: string;
  tag: string;
  data: unknown;
}

const shown = (worker: Worker) =>
  worker.evaluate<Shown[]>(`registration.getNotifications().then((all) =>
    all.map(({ title, body, tag, data }) => ({ title, body, tag, data })))`);

describe('the worker', () => {
  const deliver = ({ cdp, registrationId }: WorkerUnderTest, data: string) =>
    cdp.send('ServiceWorker.deliverPushMessage', { origin: siteUrl, registrationId, data });
  /** The browser may lose a message to a worker that starts: it is delivered until it is shown. */
  const shownAfter = (under: WorkerUnderTest, data: string, message = data) =>
    expect.poll(
      async () => {
        await deliver(under, data);
        await page.waitForTimeout(SHOWN_AFTER_MS);
        return shown(under.worker);
      },
      { message, timeout: 30 * SHOWN_AFTER_MS },
    );

  it('shows the words of a topic, one notification per topic', async () => {
    const under = await startWorker();
    const message = JSON.stringify({ topic: 'build', path: '/', body: 'متن خصوصی' });
    await shownAfter(under, message).toEqual([{ ...pushTexts.build, tag: 'build', data: '/' }]);
    await deliver(under, message);
    await page.waitForTimeout(SHOWN_AFTER_MS);
    expect(await shown(under.worker)).toHaveLength(1);
  });

  it('shows a general word for each message that is none of ours', async () => {
    const under = await startWorker();
    for (const data of [
      'no JSON',
      '',
      'null',
      '{"topic":"gossip","path":"/","title":"x"}',
      '{"topic":"build","path":"https://elsewhere.example"}',
      '{"topic":"build","path":"//elsewhere.example"}',
      String.raw`{"topic":"build","path":"/\\elsewhere.example"}`,
    ]) {
      await shownAfter(under, data, `the message «${data}»`).toEqual([
        { ...pushTexts.unknown, tag: 'unknown', data: '/' },
      ]);
      await under.worker.evaluate('registration.getNotifications().then((all) => all.forEach((one) => one.close()))');
    }
  });

  it('receives sync events', async () => {
    const { cdp, worker, registrationId } = await startWorker();
    await worker.evaluate("self.addEventListener('sync', ({ tag }) => { self.lastTag = tag; })");
    await cdp.send('ServiceWorker.dispatchSyncEvent', {
      origin: siteUrl,
      registrationId,
      tag: 'unsent-work',
      lastChance: false,
    });
    await expect.poll(() => worker.evaluate('self.lastTag')).toBe('unsent-work');
  });

  /** Simulates a click on a notification; browsers let only a real click open windows. */
  const press = (worker: Worker, path: string) =>
    worker.evaluate<string[]>(`(async () => {
      const done = [];
      WindowClient.prototype.focus = async function () { done.push('focus ' + new URL(this.url).pathname); return this; };
      clients.openWindow = async (url) => { done.push('open ' + url); return null; };
      await registration.showNotification('x', { data: ${JSON.stringify(path)} });
      const [notification] = await registration.getNotifications();
      const event = new NotificationEvent('notificationclick', { notification });
      const waits = [];
      event.waitUntil = (wait) => waits.push(wait);
      dispatchEvent(event);
      await Promise.all(waits);
      done.push('left ' + (await registration.getNotifications()).length);
      return done;
    })()`);

  it('focuses the tab with the page, or opens the page, and never another site', async () => {
    const { worker } = await startWorker();
    expect(await press(worker, '/')).toEqual(['focus /', 'left 0']);
    expect(await press(worker, '/notifications')).toEqual([`open ${siteUrl}/notifications`, 'left 0']);
    expect(await press(worker, 'https://elsewhere.example/')).toEqual(['left 0']);
  });

  it('moves topics and quiet hours to a new endpoint', async () => {
    const { worker } = await startWorker();
    const service = await startPushService();
    const [before, after] = [service.newDevice(), service.newDevice()];
    await service.close();
    const old = { ...before, endpoint: `https://push.example.com${new URL(before.endpoint).pathname}` };
    const renewed = { ...after, endpoint: `https://push.example.com${new URL(after.endpoint).pathname}` };
    const call = async (method: string, path: string, body: unknown) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${siteUrl}/api/v1/push/${path}`, { method, headers, body: JSON.stringify(body) });
      return { status: answer.status, ...((await answer.json()) as object) };
    };
    await call('PUT', 'subscriptions', { ...old, topics: ['build'], quietFrom: 60, quietTo: 120 });
    await worker.evaluate(`(async () => {
      const event = new ExtendableEvent('pushsubscriptionchange');
      event.oldSubscription = { endpoint: ${JSON.stringify(old.endpoint)}, options: {} };
      const renewed = ${JSON.stringify(renewed)};
      event.newSubscription = { ...renewed, toJSON: () => renewed };
      const waits = [];
      event.waitUntil = (wait) => waits.push(wait);
      dispatchEvent(event);
      await Promise.all(waits);
    })()`);
    const { endpoint } = renewed;
    expect(await call('POST', 'subscriptions/read', { endpoint })).toMatchObject({
      topics: ['build'],
      quietFrom: 60,
      quietTo: 120,
    });
    expect(await call('POST', 'subscriptions/read', { endpoint: old.endpoint })).toMatchObject({ status: 404 });
  });
});

/** Simulates the browser's subscription: a real push service needs a network that tests do not have. */
async function pretendPushService(): Promise<void> {
  const service = await startPushService();
  const { endpoint, keys } = service.newDevice();
  await service.close();
  const made = { endpoint: `https://push.example.com${new URL(endpoint).pathname}`, keys };
  await page.addInitScript((json) => {
    let current: object | null = null;
    PushManager.prototype.getSubscription = async () => current as PushSubscription | null;
    PushManager.prototype.subscribe = async (options) => {
      const text = String(options?.applicationServerKey).replaceAll('-', '+').replaceAll('_', '/');
      const applicationServerKey = Uint8Array.from(atob(text), (one) => one.charCodeAt(0)).buffer;
      const unsubscribe = async () => {
        current = null;
        return true;
      };
      current = { ...json, options: { applicationServerKey }, toJSON: () => json, unsubscribe };
      return current as PushSubscription;
    };
  }, made);
}

async function pretendPermission(permission: NotificationPermission | undefined): Promise<void> {
  await page.addInitScript((given) => {
    if (given === undefined) Reflect.deleteProperty(window, 'Notification');
    else Object.defineProperty(Notification, 'permission', { get: () => given });
  }, permission);
}

const faultsOf = () => axeFaults(page);

describe('the settings page', () => {
  const topic = () => page.getByRole('switch', { name: words.topics.build.name });
  const open = async (url = siteUrl) => {
    await page.goto(`${url}/notifications`);
    await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
  };

  it('turns a topic on and off, and stores quiet hours', async () => {
    await permit();
    await pretendPushService();
    await open();
    await page.getByText(words.states.granted.text).waitFor();
    await topic().click();
    await page.getByText(words.saved).waitFor();
    expect(await topic().isChecked()).toBe(true);
    await page.getByText(words.quietNone).waitFor();
    await page.getByLabel(words.quietFrom).fill('23:30');
    await page.getByLabel(words.quietTo).fill('06:15');
    await page.getByRole('button', { name: words.quietSave }).click();
    await page.getByText('از ۲۳:۳۰ تا ۰۶:۱۵').waitFor();
    expect(await faultsOf()).toEqual([]);
    await page.getByRole('button', { name: words.quietClear }).click();
    await page.getByText(words.quietNone).waitFor();
    await topic().click();
    await page.getByRole('button', { name: words.quietSave }).waitFor({ state: 'detached' });
    expect(await page.evaluate('navigator.serviceWorker.ready.then((one) => one.pushManager.getSubscription())')).toBe(
      null,
    );
  });

  it.each(['denied', undefined] as const)('says so if push is %s, and the site works', async (permission) => {
    await pretendPermission(permission);
    await open();
    const state = permission === 'denied' ? words.states.denied : words.states.unsupported;
    await page.getByText(state.text).waitFor();
    await page.getByText(state.hint).waitFor();
    expect(await topic().isDisabled()).toBe(true);
    expect(await faultsOf()).toEqual([]);
    await page.getByRole('navigation').getByRole('link', { name: 'خانه' }).first().click();
    await page.waitForURL(`${siteUrl}/`);
  });

  it('changes nothing if the person refuses, and says so', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'default' });
      Notification.requestPermission = async () => 'denied';
      PushManager.prototype.subscribe = async () => {
        throw new DOMException('refused', 'NotAllowedError');
      };
    });
    await open();
    await page.getByText(words.states.default.text).waitFor();
    await topic().click();
    await page.getByText(words.faults.refused).waitFor();
    expect(await topic().isChecked()).toBe(false);
  });

  it('shows the state offline too', async () => {
    // Chromium's switch tells the page that it is offline; the proxy also cuts off a worker that starts later.
    const proxy = await startFaultyProxy(siteUrl);
    onTestFinished(() => proxy.close());
    await device.context.grantPermissions(['notifications'], { origin: proxy.url });
    await open(proxy.url);
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    proxy.setDown(true);
    await device.context.setOffline(true);
    await open(proxy.url);
    await page.getByText(words.states.granted.text).waitFor();
    await page.getByText(words.offline).waitFor();
    expect(await topic().isDisabled()).toBe(true);
  });
});
