import { z } from 'zod';
import { formatJalali } from '../../../core/time/dates.ts';
import { listSuppliersOffering } from '../../catalog/supplier/offered-categories.ts';
import type { Tx } from '../../db/open-database.ts';
import { listMerchantsDelivering } from '../../merchants/sale/sale-places.ts';
import { listSellersOf } from '../../merchants/selling-parties.ts';
import { notify } from '../../notices/notify.ts';
import { listCityIdsOf } from '../../places/read.ts';
import { isSystem } from '../../platform/actor.ts';
import { command } from '../../platform/command/command.ts';
import { forbidden } from '../../platform/errors/app-error.ts';
import { handleJob, type JobDefinition, jobKind } from '../../platform/jobs/job-kind.ts';
import type { TradeGroupRow } from '../groups/group.table.ts';
import { findGroupRow, presentOpen } from '../groups/read-group.ts';

/** Merchants that learn of one open request. */
const MERCHANTS_MAX = 50;
const SUPPLIERS_MAX = 500;

const payload = z.object({ groupId: z.uuid() });

export const openTelling = jobKind({
  name: 'trade.tellOpen',
  title: 'خبر دادن درخواست باز به تأمین‌کننده‌ها',
  payload,
});

/** Tells those who may join an open request, once. */
const tell = command({
  name: 'trade.tellOpen',
  input: payload,
  policy: (actor) => isSystem(actor) || forbidden(),
  effect: async (context) => {
    const { tx, now, input } = context;
    const group = await findGroupRow(tx, input.groupId);
    if (!group?.deadlineAt || group.deadlineAt <= now || group.openEndedAt !== null || group.ask === null)
      return undefined;
    const asked = await listAsked(tx, group, now);
    const open = await presentOpen(tx, group);
    for (const [supplierId, people] of asked)
      await notify(context, [...people], {
        kind: 'tradeOpened',
        objectType: 'tradeGroup',
        objectId: group.id,
        params: {
          category: open?.category ?? '',
          place: open?.place ?? '',
          deadline: formatJalali(group.deadlineAt.toISOString(), 'dateTime'),
        },
        path: `/profile/directorder?role=open&supplierId=${supplierId}`,
      });
    return { id: group.id, suppliers: asked.size };
  },
  audit: (told) => told && { objectType: 'tradeGroup', objectId: told.id, details: { suppliers: told.suppliers } },
  answer: () => ({}),
});

/** By supplier; who answers for two of them is told once. */
async function listAsked(tx: Tx, group: TradeGroupRow, now: Date): Promise<Map<string, Set<string>>> {
  const { openCategoryId, openCityId, openStateId, buyerPersonId, agentPersonId } = group;
  if (openCategoryId === null || openStateId === null) return new Map();
  const supplierIds = await listSuppliersOffering(tx, openCategoryId, SUPPLIERS_MAX);
  const cityIds = openCityId === null ? await listCityIdsOf(tx, openStateId) : [openCityId];
  const merchants = await listMerchantsDelivering(tx, { supplierIds, cityIds, limit: MERCHANTS_MAX });
  const buyers = [buyerPersonId, agentPersonId ?? buyerPersonId];
  const told = new Set(buyers);
  const asked = new Map<string, Set<string>>();
  for (const { id, supplierId } of merchants) {
    const sellers = await listSellersOf(tx, supplierId, now);
    if (sellers.some(({ personIds }) => buyers.some((id) => personIds.includes(id)))) continue;
    const people = sellers.flatMap(({ merchant, personIds }) => (merchant.id === id ? personIds : []));
    const fresh = people.filter((personId) => !told.has(personId));
    for (const personId of fresh) told.add(personId);
    if (fresh.length > 0) asked.set(supplierId, new Set([...(asked.get(supplierId) ?? []), ...fresh]));
  }
  return asked;
}

export const openJobs: readonly JobDefinition[] = [
  handleJob(openTelling, async ({ payload: input, once }) => {
    await once(tell, input);
  }),
];
