import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** The sheet that is open, or the whole page. */
const part = () => within(screen.queryByRole('dialog') ?? document.body);

export const field = (name: string | RegExp) => part().findByRole<HTMLInputElement>('textbox', { name });

export async function write(name: string | RegExp, value: string): Promise<void> {
  fireEvent.change(await field(name), { target: { value } });
}

/** A button that waits for something is pressed when it can be. */
export async function press(name: string | RegExp): Promise<void> {
  await part().findByRole('button', { name });
  const button = await waitFor(() => {
    const found = part().getByRole<HTMLButtonElement>('button', { name });
    expect(found.disabled).toBe(false);
    return found;
  });
  fireEvent.click(button);
}

export async function choose(name: string, option: string): Promise<void> {
  const list = await part().findByRole('combobox', { name });
  const chosen = await within(list).findByRole<HTMLOptionElement>('option', { name: option });
  fireEvent.change(list, { target: { value: chosen.value } });
}

/** Presses a button of the card that has the text. */
export async function pressAt(text: string, name: string): Promise<void> {
  const card = (await screen.findByText(text)).closest<HTMLElement>('article, li');
  fireEvent.click(within(card ?? document.body).getByRole('button', { name }));
}
