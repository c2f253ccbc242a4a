import { afterEach, beforeEach, vi } from 'vitest';

/** `<dialog>`'s own calls, which jsdom lacks; the trap and the return of the focus are the browser's. */
export function stubDialog(): void {
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
      this.open = true;
    });
    HTMLDialogElement.prototype.close = vi.fn(function (this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
}
