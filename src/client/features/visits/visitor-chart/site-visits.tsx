import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ObjectType, objectTypes } from '../../../../core/ids/object-types.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { isRefused, Refused } from '../../../parts/account/operator-gate.tsx';
import { visitorChartTexts as words } from '../../../parts/visits/visitor-chart-texts.ts';
import { Select } from '../../../ui/kit/fields/control.tsx';
import { Field } from '../../../ui/kit/fields/field.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { userVisitsReads } from '../user-history/queries.ts';
import { visitorLogReads } from './queries.ts';
import classes from './visitor-chart.module.css';
import { VisitorChart } from './visitor-chart.tsx';

const choices = ['site', ...objectTypes] as const;

/** The visits of the whole site and of what the operator has opened. Anybody may open it; the server says who may see. */
export function SiteVisits() {
  const [type, setType] = useState<(typeof choices)[number]>('site');
  const site = useQuery(visitorLogReads(usePrivateApi()).chart({ days: 30, granularity: 'day' }));
  if (isRefused(site.error)) return <Refused />;
  return (
    <section className={classes.screen}>
      <PageHead title={words.title} noindex />
      <Field label={words.what}>
        {(wiring) => (
          <Select
            {...wiring}
            value={type}
            onChange={({ currentTarget }) => setType(currentTarget.value as typeof type)}
          >
            {choices.map((one) => (
              <option key={one} value={one}>
                {words.types[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {type === 'site' ? <VisitorChart name={words.site} /> : <RecentVisits key={type} type={type} />}
    </section>
  );
}

function RecentVisits({ type }: { type: ObjectType }) {
  const [chosenId, setChosenId] = useState<string>();
  const recent = useInfiniteQuery(userVisitsReads(usePrivateApi()).ofType(type));
  return (
    <ReadGate query={recent} skeleton={<div className={classes.skeleton} />} hideTime>
      {({ pages }) => {
        const objects = pages.flatMap(({ items }) => items);
        const object = objects.find(({ objectId }) => objectId === chosenId) ?? objects[0];
        if (!object) return <Notice heading={words.noRecent} hint={words.noRecentHint} />;
        return (
          <>
            <Field label={words.which} hint={words.whichHint}>
              {(wiring) => (
                <Select
                  {...wiring}
                  value={object.objectId}
                  onChange={({ currentTarget }) => setChosenId(currentTarget.value)}
                >
                  {objects.map(({ objectId, title }) => (
                    <option key={objectId} value={objectId}>
                      {title}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <VisitorChart object={{ objectType: type, objectId: object.objectId }} name={object.title} />
          </>
        );
      }}
    </ReadGate>
  );
}
