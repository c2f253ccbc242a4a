import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { markDirty } from './dirty-forms.ts';
import { type DraftForm, dropDraft, readDraft, saveDraft } from './drafts.ts';

export interface Draft<T> {
  value: T;
  /** Stores the value at once and marks the form dirty. */
  change: (value: T) => void;
  /** Deletes the draft after a submit or discard; sets `next`, or the initial value. */
  drop: (next?: T) => void;
  /** The value was restored and has not changed since. */
  isRestored: boolean;
}

// React warns about layout effects on the server.
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * A form's value that survives a reload. The first render has `initial`, so that hydration matches; the draft replaces
 * it before the first paint.
 * @param form a module constant: another object restores the draft again
 */
export function useDraft<T>(key: string, initial: T, form?: DraftForm<T>): Draft<T> {
  const first = useRef(initial);
  const [state, setState] = useState({ value: initial, isRestored: false });
  useBeforePaint(() => {
    const draft = readDraft(key, form);
    if (draft !== undefined) setState({ value: draft, isRestored: true });
    return () => markDirty(key, false);
  }, [key, form]);
  const change = useCallback(
    (value: T) => {
      setState({ value, isRestored: false });
      saveDraft(key, value, { version: form?.version });
      markDirty(key, true);
    },
    [key, form],
  );
  const drop = useCallback(
    (next: T = first.current) => {
      setState({ value: next, isRestored: false });
      dropDraft(key);
      markDirty(key, false);
    },
    [key],
  );
  return { ...state, change, drop };
}
