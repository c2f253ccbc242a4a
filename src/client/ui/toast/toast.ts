import { createStore, type Store } from '../store.ts';

export type ToastKind = 'info' | 'done' | 'failed';

export interface Toast {
  /** Replaces an open toast with the same id. */
  id?: string;
  text: string;
  /** @default 'info' */
  kind?: ToastKind;
  actionLabel?: string;
  onAction?: () => void;
  /** @default TOAST_MS */
  durationMs?: number;
}

export const TOAST_MS = 4_000;
/** For a short confirmation: «نشانی رونوشت شد». */
export const BRIEF_TOAST_MS = 2_500;

/** For a toast that waits for an answer. */
export const UNTIL_CLOSED = Number.POSITIVE_INFINITY;

export const noToasts: readonly Toast[] = [];
const waiting = createStore(noToasts);

/** Toasts that are not rendered yet. */
export const waitingToasts: Store<readonly Toast[]> = waiting;

/** Queues a toast. The chunk that renders toasts loads with the first one. */
export const showToast = (toast: Toast): void => waiting.set([...waiting.get(), toast]);

export function takeToasts(): readonly Toast[] {
  const taken = waiting.get();
  waiting.set(noToasts);
  return taken;
}
