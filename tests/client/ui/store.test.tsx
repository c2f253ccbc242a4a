import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStore, useStore } from '../../../src/client/ui/store.ts';

const store = createStore('first');

const Shown = () => <p>{useStore(store, 'server')}</p>;

afterEach(cleanup);

describe('createStore', () => {
  it('tells each listener of a change, and of nothing else', () => {
    const letters = createStore('a');
    const listener = vi.fn();
    const stop = letters.subscribe(listener);
    letters.set('a');
    expect(listener).not.toHaveBeenCalled();
    letters.set('b');
    expect([letters.get(), listener.mock.calls.length]).toEqual(['b', 1]);
    stop();
    letters.set('c');
    expect([letters.get(), listener.mock.calls.length]).toEqual(['c', 1]);
  });

  it('watches its source from the first listener to the last', () => {
    const stopWatching = vi.fn();
    const watch = vi.fn(() => stopWatching);
    const watched = createStore(0, watch);
    expect(watch).not.toHaveBeenCalled();
    const stops = [watched.subscribe(() => {}), watched.subscribe(() => {})];
    expect(watch).toHaveBeenCalledTimes(1);
    stops[0]?.();
    stops[0]?.();
    expect(stopWatching).not.toHaveBeenCalled();
    stops[1]?.();
    expect(stopWatching).toHaveBeenCalledTimes(1);
    watched.subscribe(() => {})();
    expect([watch.mock.calls.length, stopWatching.mock.calls.length]).toEqual([2, 2]);
  });
});

describe('useStore', () => {
  it('follows the store on the device, and has its own value on the server', () => {
    expect(renderToString(<Shown />)).toBe('<p>server</p>');
    render(<Shown />);
    expect(screen.getByText('first')).toBeTruthy();
    act(() => store.set('second'));
    expect(screen.getByText('second')).toBeTruthy();
  });
});
