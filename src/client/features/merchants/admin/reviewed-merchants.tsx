import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { MerchantStatus } from '../../../../contract/merchants/merchant.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { StateList } from '../../../parts/account/state-list.tsx';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { merchantTexts, adminTexts as words } from '../merchants-texts.ts';
import { DecidedMerchant, merchantColumns } from './decided-merchant.tsx';
import { adminReads } from './queries.ts';

const { waitingConfirm, confirmed, suspended, rejected, draft } = merchantTexts.statuses;
/** What waits first. */
const statuses: Readonly<Record<MerchantStatus, string>> = { waitingConfirm, confirmed, suspended, rejected, draft };

/** Where an operator decides about merchants. */
export function ReviewedMerchants() {
  const [status, setStatus] = useState<MerchantStatus>('waitingConfirm');
  return (
    <StateList
      words={words}
      list={useInfiniteQuery(adminReads(usePrivateApi()).merchants(status))}
      states={statuses}
      state={status}
      none={words.none}
      own={
        <Link to="/profile/suppliers" className={buttonClass('primary')}>
          {words.toMine}
        </Link>
      }
      onState={setStatus}
      card={(merchant) => <DecidedMerchant merchant={merchant} />}
      columns={merchantColumns}
    />
  );
}
