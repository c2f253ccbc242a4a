import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BRIEF_TOAST_MS, showToast, TOAST_MS } from '../../../src/client/ui/toast/toast.ts';
import { ToastOutlet } from '../../../src/client/ui/toast/toast-outlet.tsx';
import { stubMatchMedia } from './stub-match-media.ts';

stubMatchMedia(390);

/** Longer than the exit animation. */
const LEAVING_MS = 400;

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const toastOf = (text: string) => screen.queryByText(text)?.closest('.toast');

let place: ReturnType<typeof render>;

beforeEach(async () => {
  // The lazy code of toasts loads once, before fake timers start.
  await import('../../../src/client/ui/toast/toasts.tsx');
  vi.useFakeTimers();
  place = render(<ToastOutlet />);
});

afterEach(async () => {
  await pass(60_000);
  cleanup();
  vi.useRealTimers();
});

async function show(toast: Parameters<typeof showToast>[0]) {
  act(() => showToast(toast));
  await pass(50);
}

describe('showToast', () => {
  it('shows a toast where its outlet is, with a progress bar and without a confirm button', async () => {
    await show({ text: 'نشانی رونوشت شد' });
    const toast = toastOf('نشانی رونوشت شد');
    expect(place.container.contains(toast ?? null)).toBe(true);
    expect(toast?.querySelector('.mantine-Notifications-progress')).not.toBeNull();
    expect(toast?.querySelectorAll('button')).toHaveLength(1);
    expect(toast?.querySelector('button')?.getAttribute('aria-label')).toBe('بستن');
  });

  it('disappears after 4000 ms', async () => {
    expect(TOAST_MS).toBe(4000);
    await show({ text: 'ذخیره شد' });
    await pass(TOAST_MS - 100);
    expect(toastOf('ذخیره شد')).toBeTruthy();
    await pass(100 + LEAVING_MS);
    expect(toastOf('ذخیره شد')).toBeFalsy();
  });

  it('disappears after 2500 ms if it is brief', async () => {
    expect(BRIEF_TOAST_MS).toBe(2500);
    await show({ text: 'رونوشت شد', durationMs: BRIEF_TOAST_MS });
    await pass(BRIEF_TOAST_MS + LEAVING_MS);
    expect(toastOf('رونوشت شد')).toBeFalsy();
  });

  it('stays while the pointer is on it, with its progress bar paused', async () => {
    await show({ text: 'زیر نشانگر' });
    await pass(3000);
    const toast = toastOf('زیر نشانگر');
    if (!toast) throw new Error('no toast');
    fireEvent.mouseEnter(toast);
    await pass(20_000);
    expect(toastOf('زیر نشانگر')).toBeTruthy();
    expect(toast.querySelector('[data-paused]')).not.toBeNull();
    fireEvent.mouseLeave(toast);
    await pass(100);
    expect(toast.querySelector('[data-paused]')).toBeNull();
    await pass(TOAST_MS + LEAVING_MS);
    expect(toastOf('زیر نشانگر')).toBeFalsy();
  });

  it('runs its action once, and disappears', async () => {
    const onAction = vi.fn();
    await show({ text: 'نسخهٔ تازه آماده است', actionLabel: 'به‌روز کردن', onAction });
    fireEvent.click(screen.getByRole('button', { name: 'به‌روز کردن' }));
    await pass(LEAVING_MS);
    expect(onAction).toHaveBeenCalledTimes(1);
    expect(toastOf('نسخهٔ تازه آماده است')).toBeFalsy();
  });

  it('interrupts a screen reader only for a failure', async () => {
    await show({ text: 'انجام شد', kind: 'done' });
    await show({ text: 'انجام نشد', kind: 'failed' });
    expect(toastOf('انجام شد')?.getAttribute('role')).toBe('status');
    expect(toastOf('انجام نشد')?.getAttribute('role')).toBe('alert');
  });
});
