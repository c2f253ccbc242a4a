import { useCallback, useEffect, useRef, useState } from 'react';
import { useBeforePaint } from '../../ui/use-before-paint.ts';
import { deviceUser } from '../device-user.ts';
import { markDirty } from './dirty-forms.ts';
import { type DraftForm, dropDraft, onDraftsRestored, readDraft, saveDraft } from './drafts.ts';

export interface Draft<T> {
  value: T;
  /** Stores the value at once and marks the form dirty. */
  change: (value: T) => void;
  /** Deletes the draft after a submit or discard; sets `next`, or the initial value. */
  drop: (next?: T) => void;
  /** The value was restored and has not changed since. */
  isRestored: boolean;
}

/**
 * A form's value that survives a reload. The first render has `initial`, so that hydration matches; the draft replaces
 * it before the first paint.
 * @param form a module constant: another object restores the draft again
 */
export function useDraft<T>(key: string, initial: T, form?: DraftForm<T>): Draft<T> {
  const first = useRef(initial);
  const [state, setState] = useState({ value: initial, isRestored: false });
  /** Text that was typed before hydration is newer than the draft. */
  const isChanged = useRef(false);
  const user = deviceUser();
  const shownTo = useRef(user);
  useBeforePaint(() => {
    const isOfAnother = shownTo.current !== user;
    shownTo.current = user;
    const draft = isChanged.current ? undefined : readDraft(key, form);
    if (draft !== undefined) setState({ value: draft, isRestored: true });
    else if (isOfAnother) setState({ value: first.current, isRestored: false });
    return () => {
      isChanged.current = false;
      markDirty(key, false);
    };
  }, [key, form, user]);
  useEffect(
    () =>
      onDraftsRestored(() => {
        const draft = isChanged.current ? undefined : readDraft(key, form);
        if (draft !== undefined) setState({ value: draft, isRestored: true });
      }),
    [key, form],
  );
  const change = useCallback(
    (value: T) => {
      isChanged.current = true;
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
