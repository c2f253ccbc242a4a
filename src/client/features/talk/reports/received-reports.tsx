import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReceivedTalkReport, TalkReportDecision } from '../../../../contract/conversations/report.ts';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import type { TalkReportState } from '../../../../core/talk/talk-reports.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import cards from '../../../parts/account/cards.module.css';
import { StateList } from '../../../parts/account/state-list.tsx';
import { Button, buttonClass } from '../../../ui/kit/button.tsx';
import { ConfirmSheet } from '../../../ui/kit/confirm-sheet.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { Written } from '../../../ui/written.tsx';
import { OpenFile } from '../open-file.tsx';
import { talkReportWrites } from './mutations.ts';
import { talkReportReads } from './queries.ts';
import { reportTexts } from './report-texts.ts';
import classes from './reports.module.css';

const { received: words, reasons } = reportTexts;

/** Where an operator reads and decides what people report of each other. */
export function ReceivedReports() {
  const [state, setState] = useState<TalkReportState>('open');
  return (
    <StateList
      words={words}
      list={useInfiniteQuery(talkReportReads(usePrivateApi()).received(state))}
      states={words.states}
      state={state}
      none={words.none}
      onState={setState}
      card={(report) => <ReportCard report={report} />}
    />
  );
}

function ReportCard({ report }: { report: ReceivedTalkReport }) {
  const decide = useMutation(talkReportWrites(usePrivateApi()).decide());
  const [isAsking, setAsking] = useState(false);
  const { id, conversationId, by, about, reason, text, messageId, state, openCount, createdAt } = report;
  const run = (decision: TalkReportDecision, onSettled?: () => void) =>
    decide.mutate(
      { id, decision },
      { onSuccess: () => showToast({ kind: 'done', text: words.done[decision] }), ...(onSettled && { onSettled }) },
    );
  return (
    <article className={cards.card}>
      <h3>{reasons[reason]}</h3>
      <p>{words.parties(by, about)}</p>
      {text && <Written className={classes.text} text={text} />}
      {messageId === null ? <p className={cards.facts}>{words.whole}</p> : <ReportedMessage report={report} />}
      <p className={cards.facts}>
        {formatJalali(createdAt, 'dateTime')}
        {openCount > 1 && ` · ${words.openCount(formatNumber(openCount))}`}
      </p>
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
    </article>
  );
}

/** As it was when it was reported, and what has become of it. */
function ReportedMessage({ report }: { report: ReceivedTalkReport }) {
  const { conversationId, messageText, messageFiles, messageChange } = report;
  return (
    <blockquote className={classes.quote}>
      <span className={cards.facts}>{words.message}</span>
      {messageText && <Written className={classes.text} text={messageText} />}
      {messageFiles.map((file) => (
        <OpenFile key={file.id} conversationId={conversationId} file={file} />
      ))}
      {messageChange && <span className={cards.facts}>{words.changed[messageChange]}</span>}
    </blockquote>
  );
}
