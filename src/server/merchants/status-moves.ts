import type { MerchantStatus } from '../../contract/merchants/merchant.ts';

interface StatusMove {
  from: readonly MerchantStatus[];
  to: MerchantStatus;
  by: 'owner' | 'operator';
}

/** Every way from one status to another; there is no other. A rejected merchant may be corrected and submitted again. */
export const statusMoves = {
  submit: { from: ['draft', 'rejected'], to: 'waitingConfirm', by: 'owner' },
  confirm: { from: ['waitingConfirm'], to: 'confirmed', by: 'operator' },
  reject: { from: ['waitingConfirm'], to: 'rejected', by: 'operator' },
  suspend: { from: ['confirmed'], to: 'suspended', by: 'operator' },
  resume: { from: ['suspended'], to: 'confirmed', by: 'operator' },
} as const satisfies Record<string, StatusMove>;
export type StatusMoveName = keyof typeof statusMoves;

/** What the owner may still write: everything until it is submitted, then nothing that an operator has looked at. */
export const isFormOpen = (status: MerchantStatus): boolean => status === 'draft' || status === 'rejected';

/** The public sees a merchant while it is confirmed. */
export const isPublicStatus = (status: MerchantStatus): boolean => status === 'confirmed';
