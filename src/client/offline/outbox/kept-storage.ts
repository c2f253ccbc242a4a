import { useEffect, useState } from 'react';
import { deviceValue } from '../../ui/device/device-value.ts';

/** The form of the app in which its user was last asked: a browser may refuse a page and not an installed app. */
type Asked = 'page' | 'app' | undefined;

const asked = deviceValue<Asked>('rasteh-storage-asked', (stored) =>
  stored === 'page' || stored === 'app' ? stored : undefined,
);

const formNow = (): 'page' | 'app' => (globalThis.matchMedia?.('(display-mode: standalone)').matches ? 'app' : 'page');

/** Asks the browser to keep what is stored here also when the device is short of room. A browser may ask its user: once. */
export async function askToKeepStorage(): Promise<void> {
  const form = formNow();
  if (asked.get() === form || asked.get() === 'app') return;
  asked.set(form);
  await navigator.storage?.persist?.().catch(() => false);
}

/** Whether the browser was asked and may still delete what is stored here. */
export function useStorageRefused(): boolean {
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      if (asked.get() === undefined) return;
      const isKept = await navigator.storage?.persisted?.().catch(() => undefined);
      if (!isGone) setRefused(isKept === false);
    };
    void read();
    return () => {
      isGone = true;
    };
  }, []);
  return isRefused;
}
