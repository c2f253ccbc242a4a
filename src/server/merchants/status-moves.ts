import { type MerchantStatus, merchantStatuses } from '../../contract/merchants/merchant.ts';
import { unprocessable } from '../platform/errors/app-error.ts';
import { bumpPublicRevision } from '../platform/http/cache/data-revision.ts';
import { defineMoves, type Move } from '../platform/moves/move-table.ts';
import { type MerchantRow, merchants } from './merchant.table.ts';

export type MerchantRole = 'owner' | 'operator';

/** Every way from one status to another; there is no other. A rejected merchant may be corrected and submitted again. */
export const statusMoves = {
  submit: { from: ['draft', 'rejected'], to: 'waitingConfirm', by: 'owner', guard: assertComplete },
  confirm: { from: ['waitingConfirm'], to: 'confirmed', by: 'operator' },
  reject: { from: ['waitingConfirm'], to: 'rejected', by: 'operator' },
  suspend: { from: ['confirmed'], to: 'suspended', by: 'operator' },
  resume: { from: ['suspended'], to: 'confirmed', by: 'operator' },
} as const satisfies Record<string, Move<MerchantStatus, MerchantRole, MerchantRow>>;
export type StatusMoveName = keyof typeof statusMoves;

export const merchantMoves = defineMoves({
  what: 'بازرگان',
  states: merchantStatuses,
  moves: statusMoves,
  stored: { table: merchants, column: 'status' },
  stateOf: ({ status }) => status,
  refusal: {
    code: 'merchant_status',
    message: 'این کار با وضعیت کنونی بازرگانی سازگار نیست؛ فهرست را تازه کنید.',
  },
  onMove: async (tx, { from, row }) => {
    if (isPublicStatus(from) || isPublicStatus(row.status)) await bumpPublicRevision(tx);
  },
});

/** What the owner may still write: everything until it is submitted, then nothing that an operator has looked at. */
export const isFormOpen = (status: MerchantStatus): boolean => status === 'draft' || status === 'rejected';

/** The public sees a merchant while it is confirmed. */
export const isPublicStatus = (status: MerchantStatus): boolean => status === 'confirmed';

/** @throws 422 with the first field that an operator needs */
function assertComplete({ phones, cityId }: MerchantRow): void {
  if (phones.length === 0) throw incomplete('phones', 'پیش از فرستادن، یک شمارهٔ تلفن بنویسید.');
  if (cityId === null) throw incomplete('cityId', 'پیش از فرستادن، شهر بازرگانی را برگزینید.');
}

const incomplete = (field: string, message: string) => unprocessable('merchant_incomplete', message, field);
