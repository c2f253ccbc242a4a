import { whenIdle } from '../idle.ts';

const REGISTER_LATEST_MS = 4_000;

/** Registers the service worker after the load event. The page works without it. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.querySelector('meta[name="rasteh-worker"]')) return;
  const register = () => import('./register-worker.ts').then(({ registerWorker }) => registerWorker());
  const start = () => whenIdle(() => void register().catch(() => {}), REGISTER_LATEST_MS);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
