import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WaitingPayout } from '../../../../contract/wallet/payout.ts';
import { formatIban } from '../../../../core/money/iban.ts';
import { formatRial } from '../../../../core/money/money.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import cards from '../../../parts/account/cards.module.css';
import { TextSheet } from '../../../parts/form/text-sheet.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { Name } from '../../../ui/name.tsx';
import { copyText } from '../../../ui/share.ts';
import classes from '../money.module.css';
import { moneyTexts } from '../money-texts.ts';
import { decisionDraftKey, moneyWrites } from '../mutations.ts';
import { moneyReads } from '../queries.ts';
import { WaitingList } from '../waiting-list.tsx';
import { SettleSheet } from './settle-sheet.tsx';

const { payouts: words } = moneyTexts;
const REASON_MAX = 200;

export function PayoutsSection({ count }: { count: number }) {
  const list = useInfiniteQuery(moneyReads(usePrivateApi()).payouts());
  return (
    <WaitingList
      {...{ count, list }}
      heading={words.heading}
      none={words.none}
      draw={(payout) => <PayoutCard key={payout.id} payout={payout} />}
    />
  );
}

/** All that paying it needs. */
function PayoutCard({ payout }: { payout: WaitingPayout }) {
  const { id, amountRial, iban, accountName, ownerName, ownerKind, createdAt, isOwn } = payout;
  const writes = moneyWrites(usePrivateApi());
  const [open, setOpen] = useState<'settle' | 'refuse'>();
  const close = () => setOpen(undefined);
  return (
    <article className={cards.card}>
      <h3>
        {formatRial(amountRial)} <span className={cards.mark}>{moneyTexts.owner[ownerKind]}</span>
      </h3>
      <p className={classes.iban}>
        <bdi dir="ltr">{formatIban(iban)}</bdi>
        <Button size="compact" look="quiet" onClick={() => void copyText(iban, words.copied)}>
          {words.copy}
        </Button>
      </p>
      <p>
        <Name text={accountName} />
      </p>
      <p className={cards.facts}>
        <Name text={ownerName} />
        {' · '}
        <time dateTime={createdAt}>{formatJalali(createdAt, 'dateTime')}</time>
      </p>
      {isOwn ? (
        <p className={cards.facts}>{words.own}</p>
      ) : (
        <div className={cards.ways}>
          <Button
            size="compact"
            look="primary"
            aria-haspopup="dialog"
            aria-label={words.settleNamed(ownerName)}
            onClick={() => setOpen('settle')}
          >
            {words.settle}
          </Button>
          <Button
            size="compact"
            look="quiet"
            aria-haspopup="dialog"
            aria-label={words.refuseNamed(ownerName)}
            onClick={() => setOpen('refuse')}
          >
            {moneyTexts.refuse}
          </Button>
        </div>
      )}
      {open === 'settle' && <SettleSheet payout={payout} onClose={close} />}
      {open === 'refuse' && (
        <TextSheet
          {...words.refusal}
          look="danger"
          lengthMax={REASON_MAX}
          draftKey={decisionDraftKey(id, 'refuse')}
          known=""
          write={writes.refusePayout()}
          send={(reason) => ({ id, reason })}
          onSaved={close}
          onClose={close}
        />
      )}
    </article>
  );
}
