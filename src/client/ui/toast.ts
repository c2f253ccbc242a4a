import { createStore, type Store } from './store.ts';

export type ToastKind = 'info' | 'done' | 'failed';

export interface Toast {
  /** Takes the place of the toast with the same id that is still there. */
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
/** For a short word that something was done: «نشانی رونوشت شد». */
export const BRIEF_TOAST_MS = 2_500;

/** For what waits for an answer. */
export const UNTIL_CLOSED = Number.POSITIVE_INFINITY;

export const noToasts: readonly Toast[] = [];
const waiting = createStore(noToasts);

/** Toasts that nobody has drawn yet. */
export const waitingToasts: Store<readonly Toast[]> = waiting;

/** The code that draws toasts comes with the first one. */
export const showToast = (toast: Toast): void => waiting.set([...waiting.get(), toast]);

export function takeToasts(): readonly Toast[] {
  const taken = waiting.get();
  waiting.set(noToasts);
  return taken;
}
