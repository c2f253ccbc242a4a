import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findHeadlessShell, requireChromium } from '../../scripts/install-chromium.ts';

/**
 * Chromium's popups of its address bar: it draws them with three hundred modules at each start, a second of processor time
 * beside the page.
 */
const POPUPS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** What Playwright turns off; Chromium takes only the last list that it gets. */
const OF_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...OF_PLAYWRIGHT, ...POPUPS].join(',')}`,
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

/** Of one step of a browser: its own half minute is too short beside other work on a slow machine. */
const STEP_LIMIT_MS = 90_000;

/** The browser logs this for each failed request, its own for the worker's script too; every offline test causes some. */
const NO_NETWORK = /^Failed to load resource: net::ERR_|^An unknown error occurred when fetching the script\.$/;

export interface Device {
  context: BrowserContext;
  page: Page;
  /** Console errors and uncaught exceptions of all pages of the device, without failed requests. */
  troubles: string[];
  close(): Promise<void>;
}

export interface DeviceOptions {
  /** Folder for a device whose data survives closing, so that it can be opened again. */
  userDataDir?: string;
  /** False: no worker installs the whole build, which costs more than the page. @default true */
  hasWorker?: boolean;
  /** True: a browser that shows notifications, which the headless shell does not. @default false */
  hasNotifications?: boolean;
}

/** For what is the same with a worker and without. */
export const WITHOUT_WORKER: DeviceOptions = { hasWorker: false };

/** The page finds a browser whose worker never comes. The empty page of a new tab has no such interface. */
const NO_WORKER =
  'if (self.ServiceWorkerContainer) ServiceWorkerContainer.prototype.register = () => new Promise(() => {})';

/** By the path of the browser. */
const shared = new Map<string, Promise<Browser>>();

const opened = new Set<BrowserContext>();

/** The devices that are open now. */
export const openedDevices = (): ReadonlySet<BrowserContext> => new Set(opened);

/** Closes all devices but these. */
export async function closeLeftDevices(kept: ReadonlySet<BrowserContext>): Promise<void> {
  for (const context of opened) if (!kept.has(context)) await context.close();
}

/** Launch options of every Chromium in tests and bench. */
export const launchOptions = () => ({ executablePath: requireChromium(), args: FLAGS });

/** One browser for all devices of a test file without a `userDataDir`. */
function sharedBrowser(hasNotifications: boolean): Promise<Browser> {
  const isWhole = hasNotifications || process.env.TEST_BROWSER === 'chromium';
  const path = (isWhole ? undefined : findHeadlessShell()) ?? requireChromium();
  const browser = shared.get(path) ?? chromium.launch({ ...launchOptions(), executablePath: path });
  shared.set(path, browser);
  return browser;
}

/** Call it at the end of a test file that opened devices. */
export async function closeBrowser(): Promise<void> {
  const browsers = [...shared.values()];
  shared.clear();
  for (const browser of browsers) await (await browser).close();
}

/** 390 × 844, touch, Persian. */
export const openPhone = (options: DeviceOptions = {}): Promise<Device> => open(PHONE, options);

/** 1280 × 800, Persian. */
export const openDesktop = (options: DeviceOptions = {}): Promise<Device> => open(DESKTOP, options);

async function open(form: BrowserContextOptions, options: DeviceOptions): Promise<Device> {
  const { userDataDir, hasWorker = true, hasNotifications = false } = options;
  const context = userDataDir
    ? await chromium.launchPersistentContext(userDataDir, { ...launchOptions(), ...form })
    : await (await sharedBrowser(hasNotifications)).newContext(form);
  if (!hasWorker) await context.addInitScript(NO_WORKER);
  context.setDefaultTimeout(STEP_LIMIT_MS);
  opened.add(context);
  context.once('close', () => opened.delete(context));
  const troubles: string[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error' || NO_NETWORK.test(message.text())) return;
    const { url } = message.location();
    troubles.push(url ? `${message.text()} ${url}` : message.text());
  });
  context.on('weberror', (webError) => troubles.push(String(webError.error())));
  const page = context.pages()[0] ?? (await context.newPage());
  return { context, page, troubles, close: () => context.close() };
}
