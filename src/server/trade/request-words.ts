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

type Named = Pick<TradeRequestRow, 'number' | 'title' | 'buyer'>;

/** What a request is found by: each word begins after a blank. */
export const wordsOf = ({ number, title, buyer }: Named, supplierName: string): string =>
  ` ${foldText([number, title, supplierName, buyer?.name, buyer?.companyName].filter(Boolean).join(' '))}`;
