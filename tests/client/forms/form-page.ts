import { fireEvent, screen, within } from '@testing-library/react';

/** The sheet that is open, or the whole page. */
const part = () => within(screen.queryByRole('dialog') ?? document.body);

export const field = (name: string | RegExp) => part().findByRole<HTMLInputElement>('textbox', { name });

export async function write(name: string | RegExp, value: string): Promise<void> {
  fireEvent.change(await field(name), { target: { value } });
}

export async function press(name: string | RegExp): Promise<void> {
  fireEvent.click(await part().findByRole('button', { name }));
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
