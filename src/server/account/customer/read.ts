import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { CustomerCard, CustomerQuery } from '../../../contract/account/customer.ts';
import { getMobile, maskMobile } from '../../../core/people/phone.ts';
import type { Executor } from '../../db/open-database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { type PersonRow, persons } from '../person/person.table.ts';

/** A company's name is public; a person's is shown as far as needed to recognise them. */
function shownName({ kind, companyName, firstName, lastName }: PersonRow): string {
  if (kind === 'company' && companyName !== null) return companyName;
  const [initial] = new Intl.Segmenter('fa').segment(lastName ?? '');
  return [firstName, initial && `${initial.segment}.`].filter(Boolean).join(' ');
}

/** @throws 404 for who is not there, has not registered as a customer or is suspended */
export async function getCustomer(db: Executor, { phone, id }: CustomerQuery): Promise<CustomerCard> {
  const isAsked = phone === undefined ? eq(persons.id, id ?? '') : eq(persons.phone, getMobile(phone));
  const [row] = await db
    .select()
    .from(persons)
    .where(and(isAsked, isNotNull(persons.customerSince), isNull(persons.suspendedAt)));
  if (!row) throw notFound('مشتری');
  return { id: row.id, kind: row.kind, name: shownName(row), maskedPhone: maskMobile(row.phone) };
}
