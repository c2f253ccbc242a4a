/** The browser's own offer to install the site, where it makes one. */
export interface InstallOffer extends Event {
  /** Once only. */
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();

function setOffer(next: InstallOffer | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}

export const installOffer = (): InstallOffer | undefined => offer;
export const dropInstallOffer = (): void => setOffer(undefined);

export function subscribeInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** From the start: it may come before any code of ours asks for it. The browser then keeps its own bar to itself. */
export function catchInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setOffer(event as InstallOffer);
  });
}
