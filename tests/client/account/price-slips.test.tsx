import { File as NodeFile } from 'node:buffer';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sellingTexts } from '../../../src/client/parts/selling/selling-texts.ts';
import { moneyFieldTexts } from '../../../src/client/ui/money/money-field-texts.ts';
import type { OwnOffer } from '../../../src/contract/catalog/own-offer.ts';
import type { Page } from '../../../src/contract/page.ts';
import { call, ownShop, serveForms, signInSomebody } from '../forms/form-people.ts';
import { renderApp } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { fakeLocks } from './fake-locks.ts';

const { form: words, doubts, sheet } = sellingTexts;
const PRESENT = 1_000_000;

fakeLocks();
stubDialog();
serveForms();

let supplierId: string;

const stored = async () => {
  const { items } = await call<Page<OwnOffer>>('GET', `/ownoffers?supplierId=${supplierId}&q=6201`);
  return items[0] as OwnOffer;
};
const amounts = async () => (await stored()).prices.map(({ amountRial }) => amountRial);

beforeEach(async () => {
  await signInSomebody();
  supplierId = await ownShop();
  const { id, version, priceType, vatIncluded, priceValidUntil, moq, leadTimeDays, stockState, prices } =
    await stored();
  const rest = { priceType, vatIncluded, priceValidUntil, moq, leadTimeDays, stockState };
  const body = { ...rest, priceType: 'fixed', prices: [{ minQty: 1, amountRial: PRESENT }] };
  if (prices.length > 1 || prices[0]?.amountRial !== PRESENT) await call('PUT', `/ownoffers/${id}`, { version, body });
  await renderApp(`/profile/suppliers/${supplierId}`);
});

const form = async () => within(await screen.findByRole('dialog', { name: /^شرایط فروش/ }));
const question = async () => within(await screen.findByRole('dialog', { name: words.doubt }));
const isAsked = () => screen.queryByRole('dialog', { name: words.doubt }) !== null;
const press = async (name: string | RegExp, part = screen as Pick<typeof screen, 'findByRole'>) =>
  fireEvent.click(await part.findByRole('button', { name }));
const amount = async (name: string | RegExp = words.fixedAmount) =>
  (await form()).findByRole<HTMLInputElement>('textbox', { name });
const write = async (value: string, name?: string | RegExp) =>
  fireEvent.change(await amount(name), { target: { value } });
const save = async () => press(words.save, await form());

describe('a price in the form of an offer', () => {
  beforeEach(() => press(/^ویرایش .*6201/));

  it('is shown and typed with separators, and said in words', async () => {
    expect((await amount()).value).toBe('۱٬۰۰۰٬۰۰۰');
    await write('1250000');
    expect((await amount()).value).toBe('۱٬۲۵۰٬۰۰۰');
    await (await form()).findByText('۱۲۵٬۰۰۰ تومان: صد و بیست و پنج هزار تومان');
  });

  it.each([
    ['', 'empty'],
    ['12.5', 'fraction'],
    ['9007199254740993', 'tooLarge'],
  ] as const)('that is «%s» is refused by its name, %s', async (text, fault) => {
    await write(text);
    await save();
    await (await form()).findByText(moneyFieldTexts.faults[fault]);
    expect(document.activeElement).toBe(await amount());
    expect(isAsked()).toBe(false);
  });

  it('within 30 per cent goes without a question', async () => {
    await write('1300000');
    await save();
    await screen.findByText(words.saved);
    expect(await amounts()).toEqual([1_300_000]);
  });

  it('with a zero too many is asked with both prices in words, and sent when it is meant', async () => {
    await write('10000000');
    await save();
    const asked = await question();
    expect(asked.getByRole('listitem').textContent).toBe(
      `${doubts.kinds.zeroMore}${doubts.present}۱۰۰٬۰۰۰ تومانصد هزار تومان${doubts.next}۱٬۰۰۰٬۰۰۰ تومانیک میلیون تومان`,
    );
    expect(await amounts()).toEqual([PRESENT]);
    await press(words.meant, asked);
    await screen.findByText(words.saved);
    expect(await amounts()).toEqual([10_000_000]);
  });

  it('comes back to its field when it is not meant, and is asked of its next value again', async () => {
    await write('500000');
    await save();
    (await question()).getByText(doubts.kinds.cheaper);
    await press(words.mend, await question());
    await waitFor(() => expect(isAsked()).toBe(false));
    expect(document.activeElement).toBe(await amount());
    expect((await amount()).value).toBe('۵۰۰٬۰۰۰');
    await write('100000');
    await save();
    (await question()).getByText(doubts.kinds.zeroLess);
    expect(await amounts()).toEqual([PRESENT]);
  });

  it('is asked once for a value: what failed is sent again without a question', async () => {
    const { id, version, ...offer } = await stored();
    await write('2000000');
    await call('PUT', `/ownoffers/${id}`, { version, body: { ...offer, leadTimeDays: version + 1 } });
    await save();
    await press(words.meant, await question());
    await (await form()).findByText(words.changedElsewhere);
    await screen.findByRole('cell', { name: / روز$/ });
    await save();
    await screen.findByText(words.saved);
    expect(isAsked()).toBe(false);
    expect(await amounts()).toEqual([2_000_000]);
  });

  it('of a tier that is dearer than the one before it is asked', async () => {
    fireEvent.click((await form()).getByRole('radio', { name: words.priceTypes.tiered }));
    await press(words.addTier, await form());
    await write('100', /^پلهٔ ۲: از/);
    await write('1100000', words.tierAmount(2));
    await save();
    const asked = await question();
    asked.getByText(`${doubts.tier(2)}: ${doubts.kinds.dearerTier}`);
    asked.getByText(doubts.previous);
    await press(words.mend, asked);
    await waitFor(async () => expect(document.activeElement).toBe(await amount(words.tierAmount(2))));
  });
});

describe('prices in a file', () => {
  // Node's fetch sends forms and files of its own kind only.
  beforeAll(async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const nodeForm = await new Response('', { headers }).formData();
    vi.stubGlobal('FormData', nodeForm.constructor);
    vi.stubGlobal('File', NodeFile);
  });
  afterAll(() => vi.unstubAllGlobals());

  const changeOf = async (price: string) => {
    const { id } = await stored();
    const file = new File([`شناسه,قیمت ۱ (ریال)\n${id},${price}\n`], 'offers.csv', { type: 'text/csv' });
    fireEvent.change(await screen.findByLabelText(sheet.file), { target: { files: [file] } });
    const shown = within(await screen.findByRole('dialog', { name: sheet.preview }));
    return { shown, text: (await shown.findByRole('list', { name: sheet.changes })).textContent ?? '' };
  };

  it('are shown with what they are now and the per cent between', async () => {
    const { shown, text } = await changeOf('1250000');
    expect(text).toContain(`قیمت از ۱: ۱٬۰۰۰٬۰۰۰ ریال ۱٬۲۵۰٬۰۰۰ ریال ${doubts.percent(25)}`);
    expect(shown.queryByText(sheet.jumps(1))).toBeNull();
  });

  it('are marked where they jump', async () => {
    const { shown, text } = await changeOf('100000');
    expect(text).toContain(`۱۰۰٬۰۰۰ ریال ${doubts.percent(-90)}`);
    expect(text).toContain(doubts.kinds.zeroLess);
    shown.getByText(sheet.jumps(1));
  });
});
