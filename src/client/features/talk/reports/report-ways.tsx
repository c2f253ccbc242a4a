import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReceivedTalkReport, TalkReportDecision } from '../../../../contract/conversations/report.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import cards from '../../../parts/account/cards.module.css';
import { Button, buttonClass } from '../../../ui/kit/button.tsx';
import { ConfirmSheet } from '../../../ui/kit/confirm-sheet.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { talkReportWrites } from './mutations.ts';
import { reportTexts } from './report-texts.ts';

const { received: words } = reportTexts;

/** What an operator may decide about a report now. */
export function ReportWays({ report }: { report: ReceivedTalkReport }) {
  const decide = useMutation(talkReportWrites(usePrivateApi()).decide());
  const [isAsking, setAsking] = useState(false);
  const { id, conversationId, state } = report;
  const run = (decision: TalkReportDecision, onSettled?: () => void) =>
    decide.mutate(
      { id, decision },
      { onSuccess: () => showToast({ kind: 'done', text: words.done[decision] }), ...(onSettled && { onSettled }) },
    );
  return (
    <>
      {state === 'open' && (
        <>
          <div className={cards.ways}>
            <Link
              to="/profile/messages"
              search={{ conversation: conversationId }}
              className={buttonClass('primary', 'compact')}
            >
              {words.read}
            </Link>
            <Button size="compact" isBusy={decide.isPending} onClick={() => run('dismiss')}>
              {words.moves.dismiss}
            </Button>
            <Button size="compact" look="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
              {words.moves.block}
            </Button>
          </div>
          <p className={cards.facts}>{words.readNote}</p>
        </>
      )}
      {state === 'blocked' && (
        <div className={cards.ways}>
          <Button size="compact" isBusy={decide.isPending} onClick={() => run('lift')}>
            {words.moves.lift}
          </Button>
        </div>
      )}
      {isAsking && (
        <ConfirmSheet
          heading={words.confirm.heading}
          confirm={words.confirm.confirm}
          cancel={words.confirm.cancel}
          isBusy={decide.isPending}
          onConfirm={(close) => run('block', close)}
          onClose={() => setAsking(false)}
        >
          {words.confirm.effect}
        </ConfirmSheet>
      )}
    </>
  );
}
