import { type SaveDocumentMessage, workerMessages } from '../../../core/worker/worker-messages.ts';
import { savesData } from '../../ui/device/saves-data.ts';

/**
 * Makes the worker save the server's document of a path, or refresh its copy: the next visit starts from it. Costs a
 * conditional request if the browser's cache has the document, else the document: nothing where data is saved.
 */
export async function saveDocument(path: string): Promise<void> {
  if (savesData()) return;
  const registration = await navigator.serviceWorker?.ready;
  const message: SaveDocumentMessage = { type: workerMessages.saveDocument, path };
  registration?.active?.postMessage(message);
}
