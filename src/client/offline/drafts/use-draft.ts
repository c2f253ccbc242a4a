import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { markDirty } from './dirty-forms.ts';
import { type DraftForm, dropDraft, keepDraft, readDraft } from './drafts.ts';

export interface Draft<T> {
  value: T;
  /** Kept at once, and the form is dirty from then on. */
  change: (value: T) => void;
  /** Sent or thrown away: back to the initial value, or on with another. */
  drop: (next?: T) => void;
  /** The value is one of an earlier visit that was not touched since. */
  isRestored: boolean;
}

// On the server there is nothing to lay out.
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * A form's value that outlives a reload. The first render has `initial`, as the server drew it; the draft comes before
 * anything is painted. `form` is a constant of the module.
 */
export function useDraft<T>(key: string, initial: T, form?: DraftForm<T>): Draft<T> {
  const first = useRef(initial);
  const [state, setState] = useState({ value: initial, isRestored: false });
  useBeforePaint(() => {
    const kept = readDraft(key, form);
    if (kept !== undefined) setState({ value: kept, isRestored: true });
    return () => markDirty(key, false);
  }, [key, form]);
  const change = useCallback(
    (value: T) => {
      setState({ value, isRestored: false });
      keepDraft(key, value, { version: form?.version });
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
