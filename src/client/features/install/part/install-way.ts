import { useStore } from '../../../ui/store.ts';
import { type InstallOffer, installOffer } from '../install-offer.ts';

/** `ios`: manually, in the share menu. `embedded`: an in-app browser, which cannot install. */
export type InstallWay = InstallOffer | 'ios' | 'embedded';

const EMBEDDED = /; wv\)|FBAN|FBAV|Instagram|Telegram|\bLine\/|WhatsApp/;
const APPLE_TOUCH = /iPhone|iPad|iPod/;

const isStandalone = (): boolean =>
  matchMedia('(display-mode: standalone), (display-mode: window-controls-overlay)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** The way in a browser that fires no `beforeinstallprompt`. */
export function wayOf(userAgent: string, touchPoints: number): 'ios' | 'embedded' | undefined {
  const isApple = APPLE_TOUCH.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1);
  if (EMBEDDED.test(userAgent) || (isApple && !userAgent.includes('Safari/'))) return 'embedded';
  return isApple ? 'ios' : undefined;
}

/** How to install the site; undefined if it is not possible or already installed. */
export function useInstallWay(): InstallWay | undefined {
  const offer = useStore(installOffer, undefined);
  if (isStandalone()) return undefined;
  return offer ?? wayOf(navigator.userAgent, navigator.maxTouchPoints);
}
