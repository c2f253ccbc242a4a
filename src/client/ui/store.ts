import { useSyncExternalStore } from 'react';

/** A value outside React that components can follow. */
export interface Store<T> {
  get(): T;
  /** Returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

export interface WritableStore<T> extends Store<T> {
  /** Tells the listeners, unless it is the same value. */
  set(value: T): void;
}

/**
 * Those who follow a value.
 * @param watch runs when the first listener comes; what it returns runs when the last one has left
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

/** For facts of the device and of the page; state of the interface lives in jotai atoms. `watch` as in `createListeners`. */
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

/** @param onServer the value on the server and in the first render over its page; a constant */
export const useStore = <T>({ subscribe, get }: Store<T>, onServer: T): T =>
  useSyncExternalStore(subscribe, get, () => onServer);
