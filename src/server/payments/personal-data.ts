import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { locked } from '../platform/errors/app-error.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { hasLiveAttempt } from './cancel-payments-of.ts';
import { payments } from './payment.table.ts';
import { presentPayments } from './read-payments.ts';

/** What a person has paid, or is about to. It stays as evidence, under an account without a name. */
export const paymentsOfPerson: PersonalData = {
  name: 'payments',
  columns: [payments.payerPersonId],
  async *rows(db, personId) {
    const own = eq(payments.payerPersonId, personId);
    const rows = await db.select().from(payments).where(own).orderBy(asc(payments.id));
    yield* await presentPayments(db, rows, new Date());
  },
  refuses: async (tx, personId) => {
    // The bank may still have money for one that counts as expired.
    const isOpen = and(
      eq(payments.payerPersonId, personId),
      or(inArray(payments.state, ['open', 'cancelling']), hasLiveAttempt(tx)),
    );
    return (await tx.$count(payments, isOpen)) > 0
      ? locked('open_payment', 'تا پرداختی باز است، حساب حذف نمی‌شود؛ نخست آن را لغو کنید یا به پایان برسانید.')
      : undefined;
  },
  erase: async () => {},
};
