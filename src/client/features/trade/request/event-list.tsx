import type { RequestEvent } from '../../../../contract/trade/request-event.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { eventTexts } from '../../../parts/trade/event-texts.ts';
import { Name } from '../../../ui/name.tsx';
import { Written } from '../../../ui/written.tsx';
import shared from '../trade.module.css';
import { tradeTexts } from '../trade-texts.ts';
import classes from './request.module.css';

/** What happened to a request, the latest first. */
export const EventList = ({ events }: { events: readonly RequestEvent[] }) => (
  <section className={classes.part}>
    <h2>{tradeTexts.eventsHeading}</h2>
    <ol className={classes.events}>
      {events.toReversed().map((event) => (
        <li key={event.seq}>
          <strong>{eventTexts[event.type]}</strong>
          <span className={shared.soft}>
            {event.actorName && <Name text={event.actorName} />}
            <time dateTime={event.at}>{formatJalali(event.at, 'dateTime')}</time>
          </span>
          {event.comment && <Written text={event.comment} />}
        </li>
      ))}
    </ol>
  </section>
);
