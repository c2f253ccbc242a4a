import { whenIdle } from '../idle.ts';

const WORKER_URL = '/sw.js';
const REGISTER_LATEST_MS = 4_000;

/** Registers the service worker after the load event. The page works without it. */
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

/** Trusted Types treat a worker's URL as a script: the page's only policy allows this one. */
function trustedWorkerUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return WORKER_URL;
  const policy = trustedTypes.createPolicy('rasteh', {
    createScriptURL: (url) => {
      if (url !== WORKER_URL) throw new TypeError(`no script from ${url}`);
      return url;
    },
  });
  // Workbox types the URL as a string, but passes the value to `register` unchanged.
  return policy.createScriptURL(WORKER_URL) as unknown as string;
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => object };
}
