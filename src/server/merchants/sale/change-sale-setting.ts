import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { type SaleSettingBody, saleSettingBody } from '../../../contract/merchants/sale-setting.ts';
import type { Tx } from '../../db/open-database.ts';
import { findCities } from '../../places/read.ts';
import { userIdOf } from '../../platform/actor.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { forSignedIn } from '../../platform/command/policy.ts';
import { locked, preconditionFailed, unprocessable } from '../../platform/errors/app-error.ts';
import { agentPermission } from '../agents/agent-permission.ts';
import { lockMerchant } from '../lock-merchant.ts';
import type { MerchantRow } from '../merchant.table.ts';
import { presentMerchantDetail } from '../own-read.ts';
import { mayChangeSaleSetting } from '../policy.ts';
import { saveMerchant } from '../save-merchant.ts';
import { saleCities } from './sale-city.table.ts';
import { presentSaleSetting } from './sale-setting-read.ts';

type Input = SaleSettingBody & { version: number };

/** Replaces the conditions of sale. They belong to the merchant and share its version. */
export const changeSaleSetting = command({
  name: 'merchants.changeSaleSetting',
  input: saleSettingBody.safeExtend({ version: z.int() }),
  policy: forSignedIn,
  effect: async (context) => presentMerchantDetail(context.tx, await change(context)),
  audit: ({ id, version }) => ({ objectType: 'merchant', objectId: id, details: { version } }),
});

async function change(context: EffectContext<Input>): Promise<MerchantRow> {
  const { tx, actor, input, now } = context;
  const isAgent = await agentPermission(tx, userIdOf(actor), input.merchantId, 'saleSetting', now);
  const row = await lockMerchant(context, input.merchantId, (one, merchant) =>
    mayChangeSaleSetting(one, merchant, isAgent),
  );
  if (row.status === 'suspended')
    throw locked('merchant_locked', 'این بازرگانی تعلیق شده است و شرایط فروش آن تغییر نمی‌کند.');
  if (await isSame(tx, row, input)) return row;
  if (row.version !== input.version) throw preconditionFailed();
  await replaceCities(tx, input);
  const { minOrderAmount: minOrderRial, workingHours, autoAccept, preparationDays, vatIncluded } = input;
  const columns = { minOrderRial, workingHours, autoAccept, preparationDays, vatIncluded };
  return saveMerchant(context, row, columns);
}

/** The same in one order: a form that is sent again, because the answer was lost, does not conflict with itself. */
const plain = ({ workingHours, saleCities, ...rest }: Omit<SaleSettingBody, 'merchantId'>): string =>
  JSON.stringify([
    rest.minOrderAmount,
    rest.autoAccept,
    rest.preparationDays,
    rest.vatIncluded,
    workingHours.map(({ weekday, opens, closes }) => [weekday, opens, closes]).toSorted(),
    saleCities.map(({ cityId, cost, leadDays }) => [cityId, cost, leadDays]).toSorted(),
  ]);

async function isSame(tx: Tx, row: MerchantRow, input: Input): Promise<boolean> {
  const { saleCities: stored, ...setting } = await presentSaleSetting(tx, row);
  const cities = stored.map(({ city, ...delivery }) => ({ cityId: city.id, ...delivery }));
  return plain({ ...setting, saleCities: cities }) === plain(input);
}

/** @throws 422 with the field of the first city that does not exist */
async function replaceCities(tx: Tx, { merchantId, saleCities: given }: Input): Promise<void> {
  const known = await findCities(
    tx,
    given.map(({ cityId }) => cityId),
  );
  const unknown = given.findIndex(({ cityId }) => !known.has(cityId));
  if (unknown >= 0) throw unprocessable('place_unknown', 'این شهر در فهرست نیست.', `saleCities.${unknown}.cityId`);
  await tx.delete(saleCities).where(eq(saleCities.merchantId, merchantId));
  if (given.length === 0) return;
  const rows = given.map(({ cityId, cost, leadDays }) => ({ merchantId, cityId, costRial: cost, leadDays }));
  await tx.insert(saleCities).values(rows);
}
