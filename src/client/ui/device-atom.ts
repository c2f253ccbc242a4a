import { atom } from 'jotai';
import type { DeviceValue } from './device-value.ts';

/** What the device remembers, as an atom: `initial` on the server and in the first render over its page. */
export function deviceAtom<T>(value: DeviceValue<T>, initial: T) {
  const shownAtom = atom(initial);
  shownAtom.onMount = (set) => {
    const show = () => set(() => value.get());
    show();
    return value.subscribe(show);
  };
  return atom(
    (get) => get(shownAtom),
    (_get, set, next: T) => {
      value.set(next);
      set(shownAtom, () => value.get());
    },
  );
}
