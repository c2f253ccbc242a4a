import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { WalletConsumer } from '../../../../contract/wallet/consumer.ts';
import { formatRial } from '../../../../core/money/money.ts';
import { toPersianDigits } from '../../../../core/numbers/numerals.ts';
import { formatPhone } from '../../../../core/people/format-phone.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { useIsOnline } from '../../../offline/connection/use-is-online.ts';
import cards from '../../../parts/account/cards.module.css';
import { Button } from '../../../ui/kit/button.tsx';
import { ConfirmSheet } from '../../../ui/kit/confirm-sheet.tsx';
import { Name } from '../../../ui/name.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { walletWrites } from '../mutations.ts';
import { walletTexts } from '../wallet-texts.ts';
import { GrantSheet } from './grant-sheet.tsx';

const { consumers: words } = walletTexts;
const TOAST_ID = 'consumer';

/** One of those whose wallet another charges, as either of the two sees it. */
export function ConsumerCard({ consumer }: { consumer: WalletConsumer }) {
  const { id, side, state, name, maskedPhone, personId, dailyCapRial } = consumer;
  const answer = useMutation(walletWrites(usePrivateApi()).answer());
  const isOnline = useIsOnline();
  const [open, setOpen] = useState<'grant' | 'end'>();
  const close = () => setOpen(undefined);
  const isOwner = side === 'owner';
  const phone = formatPhone(maskedPhone);
  const reply = (given: 'active' | 'declined' | 'ended', onDone = close) =>
    answer.mutate(
      { id, state: given },
      {
        onSuccess: () => {
          showToast({ id: TOAST_ID, kind: 'done', text: words.saved });
          onDone();
        },
      },
    );
  return (
    <li className={cards.card}>
      <h3>
        <Name text={toPersianDigits(name)} /> <span className={cards.mark}>{words.states[state]}</span>
      </h3>
      {!isOwner && state === 'invited' && <p>{words.invitedBy(toPersianDigits(name))}</p>}
      <p className={cards.facts}>
        {maskedPhone !== name && (
          <>
            <bdi dir="ltr">{phone}</bdi>
            {' · '}
          </>
        )}
        {words.cap(formatRial(dailyCapRial))}
      </p>
      <div className={cards.ways}>
        {isOwner && state === 'active' && personId && (
          <Button
            size="compact"
            look="primary"
            disabled={!isOnline}
            aria-haspopup="dialog"
            aria-label={words.chargeNamed(name)}
            onClick={() => setOpen('grant')}
          >
            {words.charge}
          </Button>
        )}
        {isOwner && (state === 'active' || state === 'invited') && (
          <Button
            size="compact"
            look="quiet"
            disabled={!isOnline}
            aria-label={words.endNamed(name)}
            onClick={() => setOpen('end')}
          >
            {words.end}
          </Button>
        )}
        {!isOwner && state === 'invited' && (
          <>
            <Button
              size="compact"
              look="primary"
              disabled={!isOnline}
              isBusy={answer.isPending}
              onClick={() => reply('active')}
            >
              {words.accept}
            </Button>
            <Button size="compact" disabled={!isOnline} isBusy={answer.isPending} onClick={() => reply('declined')}>
              {words.decline}
            </Button>
          </>
        )}
        {!isOwner && state === 'active' && (
          <Button size="compact" look="quiet" disabled={!isOnline} onClick={() => setOpen('end')}>
            {words.leave}
          </Button>
        )}
      </div>
      {open === 'grant' && personId && <GrantSheet personId={personId} name={name} onClose={close} />}
      {open === 'end' && (
        <ConfirmSheet
          heading={words.ending.heading}
          confirm={words.ending.confirm}
          cancel={words.ending.cancel}
          isBusy={answer.isPending}
          onConfirm={(shut) => reply('ended', shut)}
          onClose={close}
        >
          {words.ending.effect}
        </ConfirmSheet>
      )}
    </li>
  );
}
