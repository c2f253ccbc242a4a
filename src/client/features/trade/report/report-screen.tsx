import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { TradeRequest } from '../../../../contract/trade/trade-request.ts';
import { formatTrackingCode } from '../../../../core/ids/tracking-code.ts';
import { formatRial } from '../../../../core/money/money.ts';
import { rialWords } from '../../../../core/money/rial-words.ts';
import { formatNumber, toPersianDigits } from '../../../../core/numbers/numerals.ts';
import { localMobile } from '../../../../core/people/phone.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { eventTexts } from '../../../parts/trade/event-texts.ts';
import { eventsRead } from '../../../parts/trade/queries.ts';
import { Button, buttonClass } from '../../../ui/kit/button.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { Skeleton } from '../../../ui/kit/skeleton.tsx';
import { Name } from '../../../ui/name.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { buyerName } from '../buyer-name.ts';
import { editorTexts } from '../editor/editor-texts.ts';
import { tradeReads } from '../queries.ts';
import { requestTexts } from '../request/request-texts.ts';
import classes from './report.module.css';
import { ReportLines } from './report-lines.tsx';
import { reportTexts as words } from './report-texts.ts';

/** What was agreed, as an A4 page that one can hand over. */
export function ReportScreen({ id }: { id: string }) {
  const api = usePrivateApi();
  const reads = tradeReads(api);
  const request = useQuery(reads.request(id));
  const events = useQuery(eventsRead(api, id));
  return (
    <ReadGate query={request} skeleton={<Skeleton shape="rows" count={6} />}>
      {(one) => (
        <>
          <PageHead title={words.heading} noindex />
          {one.totals && one.publishedAt ? (
            <article className={classes.sheet}>
              <Button look="primary" className={classes.print} onClick={() => window.print()}>
                {words.print}
              </Button>
              <header className={classes.head}>
                <h2>{words.heading}</h2>
                <dl className={classes.facts}>
                  <Fact name={words.number} value={formatTrackingCode(one.number ?? '')} isCode />
                  <Fact name={words.date} value={formatJalali(one.publishedAt)} />
                </dl>
              </header>
              <div className={classes.parties}>
                <Seller request={one} />
                <Buyer request={one} />
              </div>
              <ReportLines request={one} />
              <p className={classes.words}>
                {`${words.inWords}: ${rialWords(one.totals.payableRial)}`}
                <strong>{formatRial(one.totals.payableRial)}</strong>
              </p>
              {events.data && (
                <section className={classes.events}>
                  <h3>{words.events}</h3>
                  <ol>
                    {events.data.items.map((event) => (
                      <li key={event.seq}>
                        {`${formatNumber(event.seq)}. ${eventTexts[event.type]}، ${formatJalali(event.at, 'dateTime')}`}
                      </li>
                    ))}
                  </ol>
                  <p>
                    {`${words.code}: `}
                    <bdi dir="ltr" className={classes.hash}>
                      {events.data.headHash}
                    </bdi>
                  </p>
                  <p className={classes.hint}>{words.codeHint}</p>
                </section>
              )}
            </article>
          ) : (
            <Notice {...words.notAgreed}>
              <Link to="/profile/directorderinfo/$id" params={{ id }} className={buttonClass('primary')}>
                {editorTexts.seeRequest}
              </Link>
            </Notice>
          )}
        </>
      )}
    </ReadGate>
  );
}

const Fact = ({ name, value, isCode }: { name: string; value: string | null; isCode?: boolean }) =>
  value ? (
    <div>
      <dt>{name}</dt>
      <dd>{isCode ? <bdi dir="ltr">{value}</bdi> : <Name text={toPersianDigits(value)} />}</dd>
    </div>
  ) : null;

function Seller({ request: { seller, supplier } }: { request: TradeRequest }) {
  const legal = seller?.legal;
  return (
    <section>
      <h3>{words.seller}</h3>
      <dl className={classes.facts}>
        <Fact name={requestTexts.name} value={legal?.legalName ?? supplier.name} />
        <Fact name={words.nationalId} value={legal?.nationalId ?? null} />
        <Fact name={words.economicCode} value={legal?.economicCode ?? null} />
        <Fact
          name={words.address}
          value={legal ? [legal.city, legal.street, legal.postalCode].filter(Boolean).join('، ') : null}
        />
        <Fact name={words.phone} value={legal ? toPersianDigits(localMobile(legal.phone)) : null} isCode />
      </dl>
    </section>
  );
}

function Buyer({ request: { buyer, address } }: { request: TradeRequest }) {
  return (
    <section>
      <h3>{words.buyer}</h3>
      <dl className={classes.facts}>
        <Fact name={requestTexts.name} value={buyer && buyerName(buyer)} />
        <Fact name={words.nationalCode} value={buyer?.nationalCode ?? null} />
        <Fact name={words.economicCode} value={buyer?.economicCode ?? null} />
        <Fact
          name={words.address}
          value={
            address
              ? [address.city, address.street, address.plaque, address.postalCode].filter(Boolean).join('، ')
              : null
          }
        />
        <Fact name={words.phone} value={buyer ? toPersianDigits(localMobile(buyer.phone)) : null} isCode />
      </dl>
    </section>
  );
}
