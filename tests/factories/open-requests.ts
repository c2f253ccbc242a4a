import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { deliveryAddresses } from '../../src/server/delivery/delivery-address.table.ts';
import { tradeGroups } from '../../src/server/trade/groups/group.table.ts';
import type { SignedIn } from '../setup/sign-in.ts';
import type { TestApp } from '../setup/test-app.ts';
import { buildDeliveryAddresses } from './delivery-addresses.ts';

const DEADLINE = new Date('2099-01-01T00:00:00Z');

/** Open requests of a registered buyer for suppliers of a category, in the state of the buyer's address; nobody is told of them. */
export async function buildOpenRequests(
  { db }: TestApp,
  { userId }: SignedIn,
  { categoryId, count }: { categoryId: string; count: number },
): Promise<string[]> {
  const [addressId = ''] = await buildDeliveryAddresses(db, userId, 1);
  const [address] = await db.select().from(deliveryAddresses).where(eq(deliveryAddresses.id, addressId));
  if (!address) throw new Error('no address');
  const rows = Array.from({ length: count }, () => ({
    id: randomUUID(),
    buyerPersonId: userId,
    title: 'بلبرینگ خط دو',
    deadlineAt: DEADLINE,
    openCategoryId: categoryId,
    openStateId: address.stateId,
    ask: {
      title: 'بلبرینگ خط دو',
      description: 'تحویل در انبار',
      addressId,
      neededBy: '2098-12-01',
      lines: [
        { lineId: randomUUID(), freeText: 'بلبرینگ 6205-2Z', qty: '۱۰', unitId: 'EACH', note: 'با گواهی', fileIds: [] },
      ],
      shown: ['بلبرینگ 6205-2Z'],
    },
  }));
  await db.insert(tradeGroups).values(rows);
  return rows.map(({ id }) => id);
}
