import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { rowListClass } from '../../../ui/kit/row.tsx';
import { visitsTexts } from '../visits-texts.ts';
import { userVisitsReads } from './queries.ts';
import classes from './user-history-screen.module.css';
import { userVisitsTexts as words } from './user-visits-texts.ts';
import { VisitRow } from './visit-row.tsx';

const SHOWN_MAX = 3;
const TYPE = 'product';

/** The latest products that the signed-in user has opened, on any device. Renders nothing until there are some. */
export function LatestOfUser() {
  const history = useInfiniteQuery({ ...userVisitsReads(usePrivateApi()).ofType(TYPE), throwOnError: false });
  const visits = history.data?.pages[0]?.items.slice(0, SHOWN_MAX) ?? [];
  if (visits.length === 0) return null;
  return (
    <section className={classes.screen} aria-labelledby="latest-visits">
      <h2 id="latest-visits">{visitsTexts.heading}</h2>
      <ul className={rowListClass}>
        {visits.map((visit) => (
          <li key={visit.objectId}>
            <VisitRow visit={visit} />
          </li>
        ))}
      </ul>
      <p>
        <Link to="/profile/last-visits/$objectType" params={{ objectType: TYPE }} className={buttonClass('link')}>
          {words.all}
        </Link>
      </p>
    </section>
  );
}
