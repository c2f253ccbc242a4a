import type { TalkObjectKind } from '../../core/talk/parties.ts';
import { findProductTitles } from '../catalog/object-titles.ts';
import type { Executor } from '../db/open-database.ts';
import { findTalkedRequests } from '../trade/talk/talked-requests.ts';
import type { ConversationRow } from './conversation.table.ts';

interface TalkObject {
  kind: TalkObjectKind;
  id: string;
  title: string;
  slug: string | null;
  /** What the request calls its buyer. */
  personName: string | undefined;
}

type Ref = Pick<ConversationRow, 'objectKind' | 'objectId'>;

const GONE = 'کالایی که دیگر نیست';

/** Finds what conversations are about, in one query a kind; null for those about anything. */
export async function findTalkObjects(db: Executor, rows: readonly Ref[]): Promise<(row: Ref) => TalkObject | null> {
  const idsOf = (kind: TalkObjectKind) =>
    rows.flatMap(({ objectKind, objectId }) => (objectKind === kind && objectId ? [objectId] : []));
  const requests = await findTalkedRequests(db, idsOf('request'));
  const productIds = idsOf('product');
  const products = productIds.length === 0 ? undefined : await findProductTitles(db, productIds);
  return ({ objectKind: kind, objectId: id }) => {
    if (kind === null || id === null) return null;
    if (kind === 'product') {
      const found = products?.get(id);
      return { kind, id, title: found?.title ?? GONE, slug: found?.slug ?? null, personName: undefined };
    }
    const request = requests.get(id);
    return { kind, id, title: request?.title ?? '', slug: null, personName: request?.buyerName };
  };
}
