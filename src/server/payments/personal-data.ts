import { and, asc, eq, inArray } from 'drizzle-orm';
import { locked } from '../platform/errors/app-error.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { payments } from './payment.table.ts';
import { presentPayment } from './read-payments.ts';

/** What a person has paid, or is about to. It stays as evidence, under an account without a name. */
export const paymentsOfPerson: PersonalData = {
  name: 'payments',
  columns: [payments.payerPersonId],
  async *rows(db, personId) {
    const own = eq(payments.payerPersonId, personId);
    for (const row of await db.select().from(payments).where(own).orderBy(asc(payments.id)))
      yield presentPayment(db, row, new Date());
  },
  refuses: async (tx, personId) => {
    const isOpen = and(eq(payments.payerPersonId, personId), inArray(payments.state, ['open', 'cancelling']));
    return (await tx.$count(payments, isOpen)) > 0
      ? locked('open_payment', 'تا پرداختی باز است، حساب حذف نمی‌شود؛ نخست آن را لغو کنید یا به پایان برسانید.')
      : undefined;
  },
  erase: async () => {},
};
