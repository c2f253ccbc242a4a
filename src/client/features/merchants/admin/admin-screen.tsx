import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { MerchantStatus } from '../../../../contract/merchants/merchant.ts';
import { ApiError } from '../../../data/api.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import classes from '../../../parts/account/cards.module.css';
import { CustomerLookup } from '../../../parts/account/customer/customer-lookup.tsx';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { Select } from '../../../ui/kit/fields/control.tsx';
import { Field } from '../../../ui/kit/fields/field.tsx';
import { endOf, ListEnd } from '../../../ui/kit/list-end.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { Skeleton } from '../../../ui/kit/skeleton.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { merchantTexts, adminTexts as words } from '../merchants-texts.ts';
import { DecidedMerchant } from './decided-merchant.tsx';
import { adminReads } from './queries.ts';

const FORBIDDEN = 403;
const statuses: readonly MerchantStatus[] = ['waitingConfirm', 'confirmed', 'suspended', 'rejected', 'draft'];

/** Where an operator decides about merchants. Anybody may open it; the server says who may see the list. */
export function AdminScreen() {
  const [status, setStatus] = useState<MerchantStatus>('waitingConfirm');
  const list = useInfiniteQuery(adminReads(usePrivateApi()).merchants(status));
  const isRefused = list.error instanceof ApiError && list.error.status === FORBIDDEN;
  return (
    <div className={classes.sections}>
      <PageHead title={words.title} noindex />
      <section className={classes.screen}>
        <h2>{words.title}</h2>
        {isRefused ? (
          <Notice heading={words.refused} hint={words.refusedHint}>
            <Link to="/profile/suppliers" className={buttonClass('primary')}>
              {words.toMine}
            </Link>
          </Notice>
        ) : (
          <>
            <Field label={words.statusLabel}>
              {(wiring) => (
                <Select
                  {...wiring}
                  value={status}
                  onChange={({ currentTarget }) => setStatus(currentTarget.value as MerchantStatus)}
                >
                  {statuses.map((one) => (
                    <option key={one} value={one}>
                      {merchantTexts.statuses[one]}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <ReadGate query={list} skeleton={<Skeleton shape="cards" />}>
              {({ pages }) => {
                const merchants = pages.flatMap(({ items }) => items);
                if (merchants.length === 0) return <Notice heading={words.none} />;
                return (
                  <>
                    <ul className={classes.cards}>
                      {merchants.map((merchant) => (
                        <DecidedMerchant key={merchant.id} merchant={merchant} />
                      ))}
                    </ul>
                    <ListEnd {...endOf(list)} />
                  </>
                );
              }}
            </ReadGate>
          </>
        )}
      </section>
      {list.data && <CustomerLookup />}
    </div>
  );
}
