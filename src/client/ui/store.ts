import { useSyncExternalStore } from 'react';

/** A value outside React that components can subscribe to. */
export interface Store<T> {
  get(): T;
  /** Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

export interface WritableStore<T> extends Store<T> {
  /** Notifies the listeners, unless the value is the same. */
  set(value: T): void;
}

/**
 * The listeners of a value.
 * @param watch runs when the first listener subscribes; its result runs when the last one unsubscribes
 */
export function createListeners(watch?: () => () => void) {
  const listeners = new Set<() => void>();
  let stop: (() => void) | undefined;
  return {
    tell(): void {
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) stop = watch?.();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop?.();
      };
    },
  };
}

/** For state of the device and the page; UI state is in jotai atoms. `watch` as in `createListeners`. */
export function createStore<T>(initial: T, watch?: () => () => void): WritableStore<T> {
  const { tell, subscribe } = createListeners(watch);
  let value = initial;
  return {
    subscribe,
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      tell();
    },
  };
}

/** @param onServer the value on the server and during hydration; a constant */
export const useStore = <T>({ subscribe, get }: Store<T>, onServer: T): T =>
  useSyncExternalStore(subscribe, get, () => onServer);
