import { useStore } from '../../ui/store.ts';
import { type InstallOffer, installOffer } from './install-offer.ts';

/** `ios`: by hand, from the share menu. `embedded`: inside another app, which cannot install anything. */
export type InstallWay = InstallOffer | 'ios' | 'embedded';

const EMBEDDED = /; wv\)|FBAN|FBAV|Instagram|Telegram|\bLine\/|WhatsApp/;
const APPLE_TOUCH = /iPhone|iPad|iPod/;

const isStandalone = (): boolean =>
  matchMedia('(display-mode: standalone), (display-mode: window-controls-overlay)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** What a browser without an offer of its own allows. */
export function wayOf(userAgent: string, touchPoints: number): 'ios' | 'embedded' | undefined {
  const isApple = APPLE_TOUCH.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1);
  if (EMBEDDED.test(userAgent) || (isApple && !userAgent.includes('Safari/'))) return 'embedded';
  return isApple ? 'ios' : undefined;
}

/** How the site can be installed here; undefined where it cannot, or is. */
export function useInstallWay(): InstallWay | undefined {
  const offer = useStore(installOffer, undefined);
  if (isStandalone()) return undefined;
  return offer ?? wayOf(navigator.userAgent, navigator.maxTouchPoints);
}
