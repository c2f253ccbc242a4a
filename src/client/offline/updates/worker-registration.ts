import { whenIdle } from '../idle.ts';

const WORKER_URL = '/sw.js';
const REGISTER_LATEST_MS = 4_000;

/** Registers the service worker once the page has all it needs. A worker that does not come changes nothing. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.querySelector('meta[name="rasteh-worker"]')) return;
  const start = () => whenIdle(() => void register().catch(() => {}), REGISTER_LATEST_MS);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

async function register(): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox(trustedWorkerUrl());
  await worker.register({ immediate: true });
}

/** Under Trusted Types a worker's address is a script: the one policy of the page lets this one through. */
function trustedWorkerUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return WORKER_URL;
  const policy = trustedTypes.createPolicy('rasteh', {
    createScriptURL: (url) => {
      if (url !== WORKER_URL) throw new TypeError(`no script from ${url}`);
      return url;
    },
  });
  // Workbox's type knows strings only; it hands the value to `register` as it is.
  return policy.createScriptURL(WORKER_URL) as unknown as string;
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => object };
}
