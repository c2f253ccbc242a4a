import { act, cleanup, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dirtyForms,
  isAnyFormDirty,
  isAnyTabDirty,
  markDirty,
} from '../../../src/client/offline/drafts/dirty-forms.ts';
import { useDraft } from '../../../src/client/offline/drafts/use-draft.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  for (const key of ['a', 'b', 'note']) markDirty(key, false);
  Reflect.deleteProperty(navigator, 'locks');
});

/** Imitates the browser's locks, for several tabs of one site. */
function stubLocks() {
  const held = new Set<string>();
  const locks = {
    request: async (name: string, _: object, work: () => Promise<void>) => {
      held.add(name);
      await work();
      held.delete(name);
    },
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  return held;
}

describe('dirty forms', () => {
  it('are counted separately, and each change notifies once', () => {
    const onChange = vi.fn();
    const stop = dirtyForms.subscribe(onChange);
    markDirty('a', true);
    markDirty('a', true);
    markDirty('b', true);
    markDirty('a', false);
    expect(isAnyFormDirty()).toBe(true);
    markDirty('b', false);
    expect(isAnyFormDirty()).toBe(false);
    expect(onChange).toHaveBeenCalledTimes(4);
    stop();
    markDirty('a', true);
    expect(onChange).toHaveBeenCalledTimes(4);
  });

  it('are visible to other tabs while there is at least one', async () => {
    const held = stubLocks();
    markDirty('a', true);
    markDirty('b', true);
    markDirty('a', false);
    expect(held.size).toBe(1);
    markDirty('b', false);
    await vi.waitFor(() => expect(held.size).toBe(0));
    expect(await isAnyTabDirty()).toBe(false);
    held.add('rasteh-dirty-form');
    expect([isAnyFormDirty(), await isAnyTabDirty()]).toEqual([false, true]);
  });

  it('are those of this tab only if the browser has no locks', async () => {
    expect(await isAnyTabDirty()).toBe(false);
    markDirty('a', true);
    expect(await isAnyTabDirty()).toBe(true);
  });
});

const Field = () => <p>{useDraft('note', 'خالی').value}</p>;

describe('useDraft', () => {
  const open = () => renderHook(() => useDraft('note', ''), { wrapper: StrictMode });

  it('restores what was typed, says so until it is edited, and is dirty from the first change', () => {
    const before = open();
    expect([before.result.current.value, before.result.current.isRestored, isAnyFormDirty()]).toEqual([
      '',
      false,
      false,
    ]);
    act(() => before.result.current.change('پمپ'));
    expect(isAnyFormDirty()).toBe(true);
    before.unmount();
    expect(isAnyFormDirty()).toBe(false);
    const { result } = open();
    expect([result.current.value, result.current.isRestored]).toEqual(['پمپ', true]);
    act(() => result.current.change('پمپ ۵۰'));
    expect(result.current.isRestored).toBe(false);
  });

  it('deletes a dropped draft', () => {
    const { result, unmount } = open();
    act(() => result.current.change('پمپ'));
    act(() => result.current.drop());
    expect([result.current.value, isAnyFormDirty()]).toEqual(['', false]);
    unmount();
    expect(open().result.current.value).toBe('');
  });

  it('renders the initial value on the server', () => {
    sessionStorage.setItem('rasteh-draft:note', '{"format":1,"version":1,"savedAt":0,"value":"x"}');
    expect(renderToString(<Field />)).toBe('<p>خالی</p>');
  });
});
