import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button, IconButton } from '../../../src/client/ui/kit/button.tsx';

afterEach(cleanup);

describe('Button', () => {
  it('sends no form unless it is told to', () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button>ذخیره</Button>
        <Button type="submit">ارسال</Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'ذخیره' }));
    expect(onSubmit).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'ارسال' }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('keeps the focus while it is busy, and does nothing', () => {
    const onClick = vi.fn();
    const { rerender } = render(<Button onClick={onClick}>بیشتر</Button>);
    const button = screen.getByRole('button', { name: 'بیشتر' });
    button.focus();
    fireEvent.click(button);
    rerender(
      <Button onClick={onClick} isBusy>
        بیشتر
      </Button>,
    );
    fireEvent.click(button);
    expect(onClick).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
  });

  it('sends no form twice: a busy one does not submit', () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" isBusy>
          ارسال
        </Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('does nothing when it is disabled', () => {
    const onClick = vi.fn();
    render(
      <Button disabled onClick={onClick}>
        حذف
      </Button>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'حذف' }));
    expect(onClick).not.toHaveBeenCalled();
  });

  it('has a name where it shows a sign alone', () => {
    render(
      <IconButton label="بستن">
        <svg aria-hidden="true" />
      </IconButton>,
    );
    expect(screen.getByRole('button', { name: 'بستن' }).getAttribute('type')).toBe('button');
  });
});
