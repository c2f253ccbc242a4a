import { z } from 'zod';
import { type MerchantForm, merchantForm } from '../../contract/merchants/merchant.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { forSignedIn } from '../platform/command/policy.ts';
import { locked, preconditionFailed } from '../platform/errors/app-error.ts';
import { lockMerchant } from './lock-merchant.ts';
import type { MerchantRow } from './merchant.table.ts';
import { assertCity, columnsOf } from './merchant-columns.ts';
import { assertMerchantName } from './name/merchant-name.ts';
import { presentOwnMerchant } from './own-read.ts';
import { forMerchantOwner } from './policy.ts';
import { saveMerchant } from './save-merchant.ts';
import { isFormOpen, isPublicStatus } from './status-moves.ts';

const merchantId = z.object({ id: z.uuid(), version: z.int() });
type Input = MerchantForm & z.infer<typeof merchantId>;
type Columns = ReturnType<typeof columnsOf>;

/** Replaces what a merchant says of itself. Once confirmed it keeps the name and the kind that were looked at. */
export const editMerchant = command({
  name: 'merchants.edit',
  input: merchantForm.extend(merchantId.shape),
  policy: forSignedIn,
  effect: async (context) => presentOwnMerchant(context.tx, await edit(context)),
  audit: ({ id, version }) => ({ objectType: 'merchant', objectId: id, details: { version } }),
});

async function edit(context: EffectContext<Input>): Promise<MerchantRow> {
  const { tx, input } = context;
  const columns = columnsOf(input);
  const row = await lockMerchant(context, input.id, forMerchantOwner);
  if (isSame(row, columns)) return row;
  assertOpen(row, columns);
  if (row.version !== input.version) throw preconditionFailed();
  if (columns.nameKey !== row.nameKey) await assertMerchantName(tx, columns.name);
  await assertCity(tx, columns.cityId);
  return saveMerchant(context, row, columns);
}

function isSame(row: MerchantRow, columns: Columns): boolean {
  return Object.entries(columns).every(
    ([name, value]) => JSON.stringify(row[name as keyof Columns]) === JSON.stringify(value),
  );
}

/** @throws 423 while an operator decides about the merchant, and for what a confirmed one keeps */
function assertOpen({ status, name, kind }: MerchantRow, columns: Columns): void {
  if (isFormOpen(status)) return;
  if (!isPublicStatus(status))
    throw locked('merchant_locked', 'این بازرگانی اکنون تغییر نمی‌کند؛ تصمیم دربارهٔ آن با کارشناس است.');
  if (columns.name !== name) throw locked('merchant_locked', 'نام بازرگانی تأییدشده تغییر نمی‌کند.', 'name');
  if (columns.kind !== kind) throw locked('merchant_locked', 'نوع بازرگانی تأییدشده تغییر نمی‌کند.', 'kind');
}
