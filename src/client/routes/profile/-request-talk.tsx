import { Suspense } from 'react';
import type { TradeRequest } from '../../../contract/trade/trade-request.ts';
import { lazyContent } from '../../ui/lazy-part.tsx';

const RequestTalk = lazyContent(() => import('../../features/talk/request-talk.tsx').then((part) => part.default));

/** Of a request that its supplier has got. */
export const renderTalk = ({ id, number, role }: TradeRequest) =>
  number !== null && (
    <Suspense fallback={null}>
      <RequestTalk id={id} mayBegin={role !== 'operator'} />
    </Suspense>
  );
