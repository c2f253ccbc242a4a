import { Workbox } from 'workbox-window';
import { trustedScript } from '../trusted-script.ts';

export async function registerWorker(): Promise<void> {
  await new Workbox(trustedScript('/sw.js')).register({ immediate: true });
}
