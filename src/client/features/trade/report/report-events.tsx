import type { RequestEvent } from '../../../../contract/trade/request-event.ts';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { eventTexts } from '../../../parts/trade/event-texts.ts';
import classes from './report.module.css';
import { ReportCode } from './report-code.tsx';
import { reportTexts as words } from './report-texts.ts';

type ReportEventsProps = { events: { items: readonly RequestEvent[]; headHash: string | null }; base: string };

/** What happened, with the hash that proves it and the code that opens the public page of the proof. */
export const ReportEvents = ({ events: { items, headHash }, base }: ReportEventsProps) => (
  <section className={classes.events}>
    <h3>{words.events}</h3>
    <ol>
      {items.map((event) => (
        <li key={event.seq}>
          {`${formatNumber(event.seq)}. ${eventTexts[event.type]}، ${formatJalali(event.at, 'dateTime')}`}
        </li>
      ))}
    </ol>
    <p>
      {`${words.code}: `}
      <bdi dir="ltr" className={classes.hash}>
        {headHash}
      </bdi>
    </p>
    <p className={classes.hint}>{words.codeHint}</p>
    {headHash && (
      <div className={classes.proof}>
        <ReportCode address={proofAddress(base, headHash)} />
        <p className={classes.hint}>{words.qrHint}</p>
      </div>
    )}
  </section>
);

/** What a phone opens that has neither the app nor a session. */
const proofAddress = (base: string, hash: string): string =>
  new URL(`${base}/api/v1/genuine/${hash}`, location.href).href;
