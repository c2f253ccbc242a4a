import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { TradeRequest } from '../../../../contract/trade/trade-request.ts';
import { formatRial } from '../../../../core/money/money.ts';
import { rialWords } from '../../../../core/money/rial-words.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { eventsRead } from '../../../parts/trade/queries.ts';
import { Button, buttonClass } from '../../../ui/kit/button.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { Skeleton } from '../../../ui/kit/skeleton.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { editorTexts } from '../editor/editor-texts.ts';
import { tradeReads } from '../queries.ts';
import { type Paper, paperOfInvoice, paperOfRequest } from './paper.ts';
import classes from './report.module.css';
import { ReportEvents } from './report-events.tsx';
import { ReportLines } from './report-lines.tsx';
import { Fact, ReportParty } from './report-party.tsx';
import type { ReportSearch } from './report-search.ts';
import { reportTexts as words } from './report-texts.ts';

type ReportScreenProps = { id: string; search: ReportSearch };

/** What was agreed, or the invoice of it, as an A4 page that one can hand over. */
export function ReportScreen({ id, search }: ReportScreenProps) {
  const reads = tradeReads(usePrivateApi());
  const request = useQuery(reads.request(id));
  const { data: told } = useQuery({ ...reads.invoice(id), throwOnError: false });
  const invoice = told?.invoice ?? null;
  const paperOf = (one: TradeRequest): Paper | undefined =>
    invoice && search.paper !== 'proforma' ? paperOfInvoice(invoice) : paperOfRequest(one);
  return (
    <ReadGate query={request} skeleton={<Skeleton shape="rows" count={6} />}>
      {(one) => {
        const paper = paperOf(one);
        return (
          <>
            <PageHead title={paper?.heading ?? words.heading} noindex />
            {paper ? (
              <Sheet id={id} paper={paper} isInvoiced={invoice !== null} />
            ) : (
              <Notice {...words.notAgreed}>
                <Link to="/profile/directorderinfo/$id" params={{ id }} className={buttonClass('primary')}>
                  {editorTexts.seeRequest}
                </Link>
              </Notice>
            )}
          </>
        );
      }}
    </ReadGate>
  );
}

type SheetProps = { id: string; paper: Paper; isInvoiced: boolean };

function Sheet({ id, paper, isInvoiced }: SheetProps) {
  const api = usePrivateApi();
  const events = useQuery(eventsRead(api, id));
  const { payableRial } = paper.totals;
  return (
    <article className={classes.sheet}>
      <div className={classes.bar}>
        <Button look="primary" onClick={() => window.print()}>
          {words.print}
        </Button>
        {isInvoiced && <OtherPaper id={id} isInvoice={paper.requestNumber !== null} />}
      </div>
      <header className={classes.head}>
        <h2>{paper.heading}</h2>
        <dl className={classes.facts}>
          <Fact name={words.number} value={paper.number} isCode />
          <Fact name={words.date} value={formatJalali(paper.at)} />
          <Fact name={words.requestNumber} value={paper.requestNumber} isCode />
        </dl>
      </header>
      <div className={classes.parties}>
        <ReportParty heading={words.seller} party={paper.seller} />
        <ReportParty heading={words.buyer} party={paper.buyer} />
      </div>
      <ReportLines paper={paper} />
      <p className={classes.words}>
        {`${words.inWords}: ${rialWords(payableRial)}`}
        <strong>{formatRial(payableRial)}</strong>
      </p>
      {events.data && <ReportEvents events={events.data} base={api.base} />}
    </article>
  );
}

/** The way from the invoice to the pro-forma, and back. */
const OtherPaper = ({ id, isInvoice }: { id: string; isInvoice: boolean }) => (
  <Link
    to="/profile/directOrderReport/$id"
    params={{ id }}
    search={{ paper: isInvoice ? 'proforma' : 'invoice' }}
    replace
    className={buttonClass('secondary')}
  >
    {isInvoice ? words.seeProforma : words.seeInvoice}
  </Link>
);
