import { texts } from '../texts/texts.ts';
import { BRIEF_TOAST_MS, showToast } from './toast.ts';

/** To the clipboard, and says so; where the browser does not allow it, says that. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ text: done, kind: 'done', durationMs: BRIEF_TOAST_MS });
  } catch {
    showToast({ text: texts.product.notCopied, kind: 'failed' });
  }
}

/** By the device's own sheet; where there is none, the address is copied. */
export async function sharePage(title: string): Promise<void> {
  if (typeof navigator.share !== 'function') return copyText(location.href, texts.product.linkCopied);
  try {
    await navigator.share({ title, url: location.href });
  } catch (error) {
    const isClosedByUser = error instanceof Error && error.name === 'AbortError';
    if (!isClosedByUser) await copyText(location.href, texts.product.linkCopied);
  }
}
