import { noteInstalled, noteRefusal } from './install-memory.ts';
import { dropInstallOffer, type InstallOffer } from './install-offer.ts';

/** Shows the browser's prompt, which works once, and stores the user's answer. */
export async function runInstall(offer: InstallOffer): Promise<void> {
  dropInstallOffer();
  try {
    await offer.prompt();
    if ((await offer.userChoice).outcome === 'accepted') noteInstalled();
    else noteRefusal(Date.now());
  } catch {
    // The browser withdrew its offer.
  }
}
