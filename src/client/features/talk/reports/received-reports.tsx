import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReceivedTalkReport } from '../../../../contract/conversations/report.ts';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import type { TalkReportState } from '../../../../core/talk/talk-reports.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import cards from '../../../parts/account/cards.module.css';
import type { DeskColumns } from '../../../parts/account/desk-rows.tsx';
import { StateList } from '../../../parts/account/state-list.tsx';
import { Written } from '../../../ui/written.tsx';
import { OpenFile } from '../open-file.tsx';
import { talkReportReads } from './queries.ts';
import { reportTexts } from './report-texts.ts';
import { ReportWays } from './report-ways.tsx';
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
      columns={reportColumns}
    />
  );
}

function ReportCard({ report }: { report: ReceivedTalkReport }) {
  const { by, about, reason, openCount, createdAt } = report;
  return (
    <article className={cards.card}>
      <h3>{reasons[reason]}</h3>
      <p>{words.parties(by, about)}</p>
      <Reported report={report} />
      <p className={cards.facts}>
        {formatJalali(createdAt, 'dateTime')}
        {openCount > 1 && ` · ${words.openCount(formatNumber(openCount))}`}
      </p>
      <ReportWays report={report} />
    </article>
  );
}

const Reported = ({ report }: { report: ReceivedTalkReport }) => (
  <>
    {report.text && <Written className={classes.text} text={report.text} />}
    {report.messageId === null ? <p className={cards.facts}>{words.whole}</p> : <ReportedMessage report={report} />}
  </>
);

/** The same at a desk. */
const reportColumns: DeskColumns<ReceivedTalkReport> = [
  { name: words.columns.reason, cell: ({ reason }) => reasons[reason] },
  { name: words.columns.parties, cell: ({ by, about }) => words.parties(by, about) },
  { name: words.columns.text, look: 'text', cell: (report) => <Reported report={report} /> },
  {
    name: words.columns.at,
    cell: ({ createdAt, openCount }) => (
      <>
        {formatJalali(createdAt, 'dateTime')}
        {openCount > 1 && <p className={cards.facts}>{words.openCount(formatNumber(openCount))}</p>}
      </>
    ),
  },
  { name: words.columns.ways, cell: (report) => <ReportWays report={report} /> },
];

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
