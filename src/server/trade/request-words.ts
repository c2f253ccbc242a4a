import type { RequestForm } from '../../contract/trade/request-form.ts';
import { foldText } from '../../core/text/persian.ts';
import type { TradeRequestRow } from './request.table.ts';

/** What a form writes beside the lines; null for what is left out. */
export const formColumns = ({ title, description, addressId, neededBy }: Omit<RequestForm, 'lines' | 'submit'>) => ({
  title: title || null,
  description: description || null,
  addressId: addressId ?? null,
  neededBy: neededBy ?? null,
});

type Named = Pick<TradeRequestRow, 'number' | 'title' | 'buyer' | 'hidesBuyer'>;

/** What a request is found by: each word begins after a blank. By the name of a hidden buyer nobody finds it. */
export const wordsOf = ({ number, title, buyer, hidesBuyer }: Named, supplierName: string): string => {
  const named = hidesBuyer ? [] : [buyer?.name, buyer?.companyName];
  return ` ${foldText([number, title, supplierName, ...named].filter(Boolean).join(' '))}`;
};
