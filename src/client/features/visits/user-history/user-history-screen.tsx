import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { VisitedType } from '../../../../contract/visits/visit.ts';
import { objectTypes } from '../../../../core/ids/object-types.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { visitsPaused } from '../../../ui/device/visits-paused.ts';
import { WithHelp } from '../../../ui/help-button.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { Switch } from '../../../ui/kit/fields/switch.tsx';
import { endOf, ListEnd } from '../../../ui/kit/list-end.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { rowListClass } from '../../../ui/kit/row.tsx';
import { Skeleton } from '../../../ui/kit/skeleton.tsx';
import { TabNav, tabClass } from '../../../ui/kit/tabs.tsx';
import { useNow } from '../../../ui/minute-clock.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { useStore } from '../../../ui/store.ts';
import { visitsTexts } from '../visits-texts.ts';
import { byDay } from './by-day.ts';
import { ClearSheet } from './clear-sheet.tsx';
import { userVisitsReads } from './queries.ts';
import classes from './user-history-screen.module.css';
import { userVisitsTexts as words } from './user-visits-texts.ts';
import { VisitRow } from './visit-row.tsx';

/** What the signed-in user has visited of one type, on any device, latest first. */
export function UserHistoryScreen({ type }: { type: VisitedType }) {
  const now = useNow();
  const isPaused = useStore(visitsPaused, false);
  const [isClearing, setClearing] = useState(false);
  const history = useInfiniteQuery(userVisitsReads(usePrivateApi()).ofType(type));
  return (
    <section className={classes.screen}>
      <PageHead title={visitsTexts.heading} noindex />
      <TabNav label={words.types}>
        {objectTypes.map((objectType) => (
          <Link
            key={objectType}
            to="/profile/last-visits/$objectType"
            params={{ objectType }}
            replace
            className={tabClass}
          >
            {visitsTexts.types[objectType]}
          </Link>
        ))}
      </TabNav>
      <WithHelp id="visits.pause" isWide>
        <Switch {...words.pause} isOn={isPaused} onTurn={(isOn) => visitsPaused.set(isOn)} />
      </WithHelp>
      <ReadGate query={history} skeleton={<Skeleton shape="rows" count={5} />}>
        {({ pages }) => {
          const visits = pages.flatMap(({ items }) => items);
          if (visits.length === 0 && !history.hasNextPage)
            return <Notice heading={words.none[type]} hint={words.noneHint} />;
          return (
            <>
              {byDay(visits, new Date(now ?? Date.now())).map(({ day, visits: ofDay }) => (
                <section key={day} aria-label={day}>
                  <h2 className={classes.day}>{day}</h2>
                  <ul className={rowListClass}>
                    {ofDay.map((visit) => (
                      <li key={visit.objectId}>
                        <VisitRow visit={visit} />
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
              <ListEnd {...endOf(history)} />
              <div className={classes.ways}>
                <Button look="quiet" aria-haspopup="dialog" onClick={() => setClearing(true)}>
                  {words.clear}
                </Button>
              </div>
            </>
          );
        }}
      </ReadGate>
      {isClearing && <ClearSheet type={type} onClose={() => setClearing(false)} />}
    </section>
  );
}
