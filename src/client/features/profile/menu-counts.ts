import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { CountName } from '../../../core/pages/account-menu.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { unsentCountAtom } from '../../offline/outbox/outbox-count.ts';
import { waitingReads } from '../../parts/account/waiting/queries.ts';
import { unreadAtom } from '../../parts/notices/unread-count.ts';

/** What waits on each entry of the menu. A failed read shows no count. */
export function useMenuCounts(roles: readonly string[]): Partial<Record<CountName, number>> {
  const reads = waitingReads(usePrivateApi());
  const own = useQuery({ ...reads.own(), throwOnError: false });
  const isOperator = roles.includes('operator');
  const ofOperator = useQuery({ ...reads.ofOperator(), enabled: isOperator, throwOnError: false });
  const unread = useAtomValue(unreadAtom);
  const { stuck } = useAtomValue(unsentCountAtom);
  return {
    ...own.data?.counts,
    ...(isOperator && ofOperator.data?.counts),
    // One read tells the number everywhere.
    ...unread,
    outbox: stuck,
  };
}
