import { noteInstalled, noteRefusal } from './install-memory.ts';
import { dropInstallOffer, type InstallOffer } from './install-offer.ts';

/** The browser asks by itself and can be asked to only once; its answer is remembered. */
export async function runInstall(offer: InstallOffer): Promise<void> {
  dropInstallOffer();
  try {
    await offer.prompt();
    if ((await offer.userChoice).outcome === 'accepted') noteInstalled();
    else noteRefusal(Date.now());
  } catch {
    // The browser has withdrawn its offer.
  }
}
