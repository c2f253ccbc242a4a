import { afterEach, beforeEach, vi } from 'vitest';

/** Stubs the methods of `<dialog>`, which jsdom lacks, without the browser's focus handling. */
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
