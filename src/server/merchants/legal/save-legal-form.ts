import { z } from 'zod';
import { type LegalFormBody, legalFormBody } from '../../../contract/merchants/legal-form.ts';
import { idParam } from '../../../contract/page.ts';
import { readLegalNumbers } from '../../../core/people/legal-form.ts';
import { getPhone } from '../../../core/people/phone.ts';
import { getPostalCode } from '../../../core/people/postal-code.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { forSignedIn } from '../../platform/command/policy.ts';
import { locked, preconditionFailed, preconditionRequired } from '../../platform/errors/app-error.ts';
import { lockMerchant } from '../lock-merchant.ts';
import { assertCity } from '../merchant-columns.ts';
import { forMerchantOwner } from '../policy.ts';
import { type LegalFormRow, merchantLegalForms } from './legal-form.table.ts';
import { findLegalFormRow, presentOwnLegalForm } from './read.ts';

/** Null: the caller has seen none, because there was none. */
const seen = { ...idParam.shape, version: z.int().nullable() };
type Input = LegalFormBody & { id: string; version: number | null };

/** Writes or replaces the legal form of the actor's own merchant. */
export const saveLegalForm = command({
  name: 'merchants.saveLegalForm',
  input: legalFormBody.safeExtend(seen),
  policy: forSignedIn,
  effect: save,
  audit: ({ isChanged, row: { merchantId, version } }) =>
    isChanged ? { objectType: 'merchant', objectId: merchantId, details: { legalForm: version } } : undefined,
  answer: ({ answer }) => answer,
});

async function save(context: EffectContext<Input>) {
  const { isChanged, row } = await write(context);
  return { isChanged, row, answer: await presentOwnLegalForm(context.tx, row.merchantId, row) };
}

async function write(context: EffectContext<Input>): Promise<{ isChanged: boolean; row: LegalFormRow }> {
  const { tx, input, now } = context;
  const merchant = await lockMerchant(context, input.id, forMerchantOwner);
  if (merchant.status === 'suspended')
    throw locked('merchant_locked', 'این بازرگانی تعلیق شده است و هویت حقوقی آن تغییر نمی‌کند.');
  const columns = columnsOf(input);
  const before = await findLegalFormRow(tx, merchant.id);
  // A form that is sent again, because the answer was lost, does not conflict with itself.
  if (before && isSame(before, columns)) return { isChanged: false, row: before };
  if (before && input.version === null) throw preconditionRequired();
  if ((before?.version ?? 0) !== (input.version ?? 0)) throw preconditionFailed();
  await assertCity(tx, columns.cityId);
  const changes = { ...columns, version: (before?.version ?? 0) + 1, updatedAt: now };
  const [row] = await tx
    .insert(merchantLegalForms)
    .values({ merchantId: merchant.id, ...changes, createdAt: now })
    .onConflictDoUpdate({ target: merchantLegalForms.merchantId, set: changes })
    .returning();
  if (!row) throw new Error('the legal form was not stored');
  return { isChanged: true, row };
}

type Columns = ReturnType<typeof columnsOf>;

/** Numbers in one spelling. */
function columnsOf(form: LegalFormBody) {
  const { numbers } = readLegalNumbers(form);
  if (!numbers) throw new Error('the numbers of a checked legal form are wrong');
  const { kind, legalName, cityId, street, postalCode, phone } = form;
  return { kind, legalName, ...numbers, cityId, street, postalCode: getPostalCode(postalCode), phone: getPhone(phone) };
}

const isSame = (row: LegalFormRow, columns: Columns): boolean =>
  Object.entries(columns).every(([name, value]) => row[name as keyof Columns] === value);
