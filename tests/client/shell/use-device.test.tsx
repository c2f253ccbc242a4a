import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDevice } from '../../../src/client/ui/device/use-device.ts';

let width = 390;

function Shown() {
  return <p>{String(useDevice().isPhone)}</p>;
}

function resizeTo(next: number) {
  width = next;
  dispatchEvent(new Event('resize'));
}

beforeEach(() => {
  width = 390;
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: width < 768 }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('useDevice', () => {
  it('follows a resize, debounced by 50 ms', () => {
    render(<Shown />);
    expect(screen.getByText('true')).toBeTruthy();
    act(() => resizeTo(900));
    act(() => vi.advanceTimersByTime(40));
    act(() => resizeTo(1280));
    act(() => vi.advanceTimersByTime(49));
    expect(screen.getByText('true')).toBeTruthy();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByText('false')).toBeTruthy();
  });

  it('is undefined on the server', () => {
    expect(renderToString(<Shown />)).toBe('<p>undefined</p>');
  });
});
