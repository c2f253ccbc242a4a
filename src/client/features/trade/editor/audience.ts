import type { RequestBody } from '../../../../contract/trade/request-form.ts';
import { endOfTehranDay } from '../../../../core/time/jalali-date.ts';
import type { Faults } from '../../../parts/form/field-faults.ts';
import { audienceTexts as words } from './audience-texts.ts';

/** Whom a new request goes to beside named suppliers, and what they learn. */
export interface Audience {
  /** Whoever can supply it, in place of named suppliers. */
  isOpen?: boolean | undefined;
  category?: { id: string; name: string } | undefined;
  /** The whole state of the address, and not its city alone. */
  isWide?: boolean | undefined;
  /** '' for none. */
  deadline?: string | undefined;
  isSealed?: boolean | undefined;
  hidesBuyer?: boolean | undefined;
}

/** What is sent of it. */
export type AudienceForm = Pick<RequestBody, 'open' | 'deadlineAt' | 'sealed' | 'hideBuyer'>;

export const audienceForm = (
  { isOpen, category, isWide, deadline, isSealed, hidesBuyer }: Audience,
  address: { cityId: string; stateId: string } | undefined,
  suppliers: number,
): AudienceForm => {
  const isShared = Boolean(isOpen) || suppliers > 1;
  return {
    ...(isOpen && {
      open: {
        categoryId: category?.id ?? '',
        ...(isWide ? { stateId: address?.stateId ?? '' } : { cityId: address?.cityId ?? '' }),
      },
    }),
    deadlineAt: isShared && deadline ? endOfTehranDay(deadline).toISOString() : null,
    sealed: isShared && Boolean(isSealed),
    hideBuyer: Boolean(hidesBuyer),
  };
};

export const audienceFaults = ({ isOpen, category, deadline, isSealed }: Audience, suppliers: number): Faults => ({
  ...(isOpen && !category && { 'open.categoryId': words.required.category }),
  ...((isOpen || (isSealed && suppliers > 1)) && !deadline && { deadlineAt: words.required.deadline }),
});
