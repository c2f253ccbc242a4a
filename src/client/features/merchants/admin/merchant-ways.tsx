import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnMerchant } from '../../../../contract/merchants/merchant.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import classes from '../../../parts/account/cards.module.css';
import { TextSheet } from '../../../parts/form/text-sheet.tsx';
import { sellingTexts } from '../../../parts/selling/selling-texts.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { adminTexts as words } from '../merchants-texts.ts';
import { LinkSheet } from './link-sheet.tsx';
import { adminWrites, type Decision, refusalDraftKey } from './mutations.ts';

const TOAST_ID = 'merchant-decided';
const REASON_MAX = 500;

/** What an operator may decide about a merchant now. */
export function MerchantWays({ merchant }: { merchant: OwnMerchant }) {
  const writes = adminWrites(usePrivateApi());
  const decide = useMutation(writes.decide());
  const [asked, setAsked] = useState<'reject' | 'suspend'>();
  const [isLinking, setLinking] = useState(false);
  const { id, name, status } = merchant;
  const tell = (move: keyof typeof words.done) => showToast({ id: TOAST_ID, kind: 'done', text: words.done[move] });
  const direct = (move: Decision['move']) => (
    <Button
      size="compact"
      look="primary"
      isBusy={decide.isPending}
      onClick={() => decide.mutate({ id, move }, { onSuccess: () => tell(move) })}
    >
      {words.moves[move]}
    </Button>
  );
  const withReason = (move: 'reject' | 'suspend') => (
    <Button size="compact" look="danger" aria-haspopup="dialog" onClick={() => setAsked(move)}>
      {words.moves[move]}
    </Button>
  );
  return (
    <>
      <div className={classes.ways}>
        {status === 'waitingConfirm' && (
          <>
            {direct('confirm')}
            {withReason('reject')}
          </>
        )}
        {status === 'confirmed' && (
          <>
            {withReason('suspend')}
            <Button
              size="compact"
              aria-haspopup="dialog"
              aria-label={sellingTexts.link.openNamed(name)}
              onClick={() => setLinking(true)}
            >
              {sellingTexts.link.open}
            </Button>
          </>
        )}
        {status === 'suspended' && direct('resume')}
      </div>
      {isLinking && <LinkSheet merchant={merchant} onClose={() => setLinking(false)} />}
      {asked && (
        <TextSheet
          heading={words.reason[asked](name)}
          words={{ ...words.reason, send: words.moves[asked] }}
          look="danger"
          lengthMax={REASON_MAX}
          draftKey={refusalDraftKey({ id, move: asked })}
          known=""
          write={writes.refuse()}
          send={(reason) => ({ id, move: asked, reason })}
          onSaved={() => {
            setAsked(undefined);
            tell(asked);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
