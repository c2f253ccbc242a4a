import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { WaitingCounts } from '../../../contract/waiting/waiting.ts';
import { ApiError } from '../../data/api.ts';
import { ReadGate } from '../../data/read-gate.tsx';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { Notice } from '../../ui/kit/notice.tsx';
import { Skeleton } from '../../ui/kit/skeleton.tsx';
import { operatorTexts as words } from './operator-texts.ts';
import { waitingReads } from './waiting/queries.ts';

const FORBIDDEN = 403;

export const isRefused = (error: Error | null): boolean => error instanceof ApiError && error.status === FORBIDDEN;

/** Stands in the place of what only operators see. @param children where others find their own */
export const Refused = ({ children }: { children?: ReactNode }) => (
  <Notice heading={words.refused} hint={words.refusedHint}>
    {children}
  </Notice>
);

/** For a page of operators without a list of its own: the server says who may see it. */
export function OperatorGate({ children }: { children: (counts: WaitingCounts['counts']) => ReactNode }) {
  const waiting = useQuery(waitingReads(usePrivateApi()).ofOperator());
  if (isRefused(waiting.error)) return <Refused />;
  return (
    <ReadGate query={waiting} skeleton={<Skeleton shape="rows" count={4} />} hideTime>
      {({ counts }) => children(counts)}
    </ReadGate>
  );
}
