import { texts } from '../texts/app-texts.ts';
import { BRIEF_TOAST_MS, showToast } from './toast/toast.ts';

/** Copies to the clipboard and shows a toast with the result. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ text: done, kind: 'done', durationMs: BRIEF_TOAST_MS });
  } catch {
    showToast({ text: texts.product.notCopied, kind: 'failed' });
  }
}

/** Opens the device's share sheet; without one, copies the URL. */
export async function sharePage(title: string, url = location.href): Promise<void> {
  if (typeof navigator.share !== 'function') return copyText(url, texts.product.linkCopied);
  try {
    await navigator.share({ title, url });
  } catch (error) {
    const isClosedByUser = error instanceof Error && error.name === 'AbortError';
    if (!isClosedByUser) await copyText(url, texts.product.linkCopied);
  }
}
