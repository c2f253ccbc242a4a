import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { readUserInfo, userInfo } from '../../../data/session/user-info.ts';
import { AsOf } from '../../../offline/saved-reads/saved-copy.tsx';
import { Button, buttonClass } from '../../../ui/kit/button.tsx';
import { classNames } from '../../../ui/kit/class-names.ts';
import { Message } from '../../../ui/kit/message.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MoneySwitch } from '../../../ui/money/money-switch.tsx';
import { useStore } from '../../../ui/store.ts';
import { deviceParts, useParts } from '../parts/device-parts.ts';
import { partsListTexts as words } from '../parts/parts-list-texts.ts';
import { LinkedParts } from './account/linked-parts.tsx';
import classes from './parts-list-screen.module.css';
import { PartsTools } from './parts-tools.tsx';
import { PartsTotals } from './parts-totals.tsx';
import { PasteParts } from './paste-parts.tsx';
import { PartsTable } from './table/parts-table.tsx';
import { useFreshOffers } from './use-fresh-offers.ts';
import { useMatching } from './use-matching.ts';

/** Only who is signed in loads its code. */
const AccountParts = lazyPart(() => import('./account/account-parts.tsx'));

/** The list with everything that is done with it. Its chunk loads after the page's heading is shown. */
export default function PartsListBody() {
  const { lines, isRead, isStored } = useParts();
  const isSignedIn = useStore(userInfo, undefined) !== undefined && readUserInfo() !== undefined;
  const { gone, isRefreshing } = useFreshOffers();
  const { matches, matchAgain } = useMatching();
  const unmatched = lines.filter(({ offerId }) => offerId === null).length;
  const times = lines.flatMap(({ offer }) => offer?.readAt ?? []);
  return (
    <>
      {lines.length > 0 && <PartsTools lines={lines} />}
      <p className={classes.note}>
        {!isSignedIn && <span className="off-paper">{words.private}</span>}{' '}
        {lines.length > 0 && words.inAll(lines.length)}{' '}
        {times.length > 0 && (
          <>
            {words.priceTime}: <AsOf at={Math.min(...times)} isFetching={isRefreshing} /> <MoneySwitch />
          </>
        )}
      </p>
      {isSignedIn && isRead && (
        <Suspense fallback={null}>
          <AccountParts lines={lines} />
        </Suspense>
      )}
      {isRead && !isStored && (
        <Message
          tone="failed"
          className={classes.message}
          action={
            <Button look="quiet" onClick={() => void deviceParts.change((before) => before)}>
              {words.retryStore}
            </Button>
          }
        >
          {words.notStored}
        </Message>
      )}
      <PasteParts />
      <LinkedParts />
      {unmatched > 0 && (
        <Message
          tone="new"
          className={classNames(classes.message, 'off-paper')}
          action={
            [...matches.values()].some(({ kind }) => kind === 'unasked') && (
              <Button look="quiet" onClick={matchAgain}>
                {words.matchAgain}
              </Button>
            )
          }
        >
          {words.unmatched(unmatched)}
        </Message>
      )}
      {!isRead && <p>{words.reading}</p>}
      {isRead && lines.length === 0 && <EmptyList />}
      {lines.length > 0 && (
        <>
          <PartsTable lines={lines} gone={gone} matches={matches} />
          <PartsTotals lines={lines} />
        </>
      )}
    </>
  );
}

const EmptyList = () => (
  <Notice heading={words.empty} hint={words.emptyHint}>
    <Link to="/category/categoryType/$categoryType" params={{ categoryType: 'Product' }} className={buttonClass()}>
      {words.toGoods}
    </Link>
  </Notice>
);
