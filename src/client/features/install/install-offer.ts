import { createStore, type Store } from '../../ui/store.ts';

/** The browser's own offer to install the site, where it makes one. */
export interface InstallOffer extends Event {
  /** Once only. */
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const offer = createStore<InstallOffer | undefined>(undefined);

export const installOffer: Store<InstallOffer | undefined> = offer;
export const dropInstallOffer = (): void => offer.set(undefined);

/** From the start: it may come before any code of ours asks for it. The browser then keeps its own bar to itself. */
export function catchInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer.set(event as InstallOffer);
  });
}
