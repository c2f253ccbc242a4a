import { atom } from 'jotai';
import type { DeviceValue } from './device-value.ts';

/** A device value as an atom: `initial` on the server and during hydration. */
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
