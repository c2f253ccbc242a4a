import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { requireChromium } from '../../scripts/install-chromium.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'fa-IR',
  timezoneId: 'Asia/Tehran',
};
const DESKTOP: BrowserContextOptions = {
  viewport: { width: 1280, height: 800 },
  locale: 'fa-IR',
  timezoneId: 'Asia/Tehran',
};

/** What a browser says of a request that found no network; every test without one causes some. */
const NO_NETWORK = /^Failed to load resource: net::ERR_/;

export interface Device {
  context: BrowserContext;
  page: Page;
  /** Errors of the console and of scripts, in every page of the device; a request without a network is none. */
  troubles: string[];
  close(): Promise<void>;
}

export interface DeviceOptions {
  /** A device whose data stays when it is closed, to be opened again. */
  userDataDir?: string;
}

let shared: Promise<Browser> | undefined;

/** How every Chromium of ours is started. */
export const launchOptions = () => ({ executablePath: requireChromium(), args: FLAGS });

/** A Chromium for all devices of a test file that keep nothing. */
const sharedBrowser = (): Promise<Browser> => {
  shared ??= chromium.launch(launchOptions());
  return shared;
};

/** At the end of a test file that opened devices. */
export async function closeBrowser(): Promise<void> {
  const browser = shared;
  shared = undefined;
  await (await browser)?.close();
}

/** 390 × 844, touch, Persian. */
export const openPhone = (options: DeviceOptions = {}): Promise<Device> => open(PHONE, options);

/** 1280 × 800, Persian. */
export const openDesktop = (options: DeviceOptions = {}): Promise<Device> => open(DESKTOP, options);

async function open(form: BrowserContextOptions, { userDataDir }: DeviceOptions): Promise<Device> {
  const context = userDataDir
    ? await chromium.launchPersistentContext(userDataDir, { ...launchOptions(), ...form })
    : await (await sharedBrowser()).newContext(form);
  const troubles: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' && !NO_NETWORK.test(message.text())) troubles.push(message.text());
  });
  context.on('weberror', (webError) => troubles.push(String(webError.error())));
  const page = context.pages()[0] ?? (await context.newPage());
  return { context, page, troubles, close: () => context.close() };
}
