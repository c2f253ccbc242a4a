import { createStore, type Store } from '../../ui/store.ts';

/** The browser's `beforeinstallprompt` event. */
export interface InstallOffer extends Event {
  /** May be called once. */
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const offer = createStore<InstallOffer | undefined>(undefined);

export const installOffer: Store<InstallOffer | undefined> = offer;
export const dropInstallOffer = (): void => offer.set(undefined);

/** Listens from the start, because the event may fire early. `preventDefault` suppresses the browser's own bar. */
export function catchInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer.set(event as InstallOffer);
  });
}
