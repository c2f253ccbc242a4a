import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Sheet } from '../../../src/client/ui/kit/sheet.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';

stubDialog();
afterEach(cleanup);

const draw = (onClose: () => void) => (
  <Sheet heading="فیلترها" onClose={onClose}>
    {(close) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          close();
        }}
      >
        <button type="submit">نمایش</button>
      </form>
    )}
  </Sheet>
);

function open() {
  const onClose = vi.fn();
  const app = render(draw(onClose));
  return { ...app, onClose, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'فیلترها' }) };
}

describe('Sheet', () => {
  it('is modal as soon as it is drawn, and named by its heading', () => {
    const { dialog, onClose } = open();
    expect(dialog.showModal).toHaveBeenCalledOnce();
    expect(within(dialog).getByRole('heading', { level: 2, name: 'فیلترها' })).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes by its button', () => {
    const { dialog, onClose } = open();
    fireEvent.click(within(dialog).getByRole('button', { name: 'بستن' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes by a touch beside it, not by one in it', () => {
    const { dialog, onClose } = open();
    fireEvent.click(within(dialog).getByRole('heading'));
    expect(onClose).not.toHaveBeenCalled();
    // Of what lies outside, the browser tells the dialog itself.
    fireEvent.click(dialog);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('tells when the browser has closed it, as by Escape', () => {
    const { dialog, onClose } = open();
    act(() => dialog.close());
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes from inside', () => {
    const { dialog, onClose } = open();
    fireEvent.click(within(dialog).getByRole('button', { name: 'نمایش' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('holds no page that it is taken from', () => {
    const { dialog, unmount } = open();
    unmount();
    expect(dialog.close).toHaveBeenCalled();
    expect(dialog.open).toBe(false);
  });

  it('steps behind with its page and is there again when the page is', () => {
    const onClose = vi.fn();
    const page = (mode: 'visible' | 'hidden') => <Activity mode={mode}>{draw(onClose)}</Activity>;
    const { rerender } = render(page('visible'));
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    rerender(page('hidden'));
    expect(dialog.open).toBe(false);
    rerender(page('visible'));
    expect(dialog.open).toBe(true);
  });
});
