import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { type Granularity, granularities } from '../../../../core/time/visit-buckets.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { visitorChartTexts as words } from '../../../parts/visits/visitor-chart-texts.ts';
import { Segmented } from '../../../ui/kit/fields/segmented.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { NoChart } from './no-chart.tsx';
import { type VisitorLogFilter, visitorLogReads } from './queries.ts';
import classes from './visitor-chart.module.css';
import { type VisitorRowsProps, VisitorTable } from './visitor-table.tsx';

const spans = ['7', '30', '90', '365'] as const;
type Span = (typeof spans)[number];

/** What a span is shown by until another granularity is chosen. */
const granularityOf: Readonly<Record<Span, Granularity>> = { 7: 'day', 30: 'day', 90: 'week', 365: 'month' };

const views = ['chart', 'table'] as const;

/** 110 KB that only this chart needs; where it cannot be loaded, the table shows the same. */
const Areas = lazyPart<VisitorRowsProps>(() => import('./visitor-areas.tsx'), NoChart);

/** The visits of an object, or of the whole site, over time. */
export function VisitorChart({ object, name }: { object?: VisitorLogFilter['object']; name: string }) {
  const [span, setSpan] = useState<Span>('30');
  const [chosen, setChosen] = useState<Granularity>();
  const [view, setView] = useState<(typeof views)[number]>('chart');
  const granularity = chosen ?? granularityOf[span];
  const log = useQuery(visitorLogReads(usePrivateApi()).chart({ object, days: Number(span), granularity }));
  return (
    <div className={classes.screen}>
      <div className={classes.controls}>
        <Segmented
          legend={words.span}
          name="visitor-span"
          value={span}
          onChoose={setSpan}
          options={spans.map((value) => ({ value, label: words.spanDays(Number(value)) }))}
        />
        <Segmented
          legend={words.granularity}
          name="visitor-granularity"
          value={granularity}
          onChoose={setChosen}
          options={granularities.map((value) => ({ value, label: words.granularities[value] }))}
        />
        <Segmented
          legend={words.view}
          name="visitor-view"
          value={view}
          onChoose={setView}
          options={views.map((value) => ({ value, label: words.views[value] }))}
        />
      </div>
      <ReadGate query={log} skeleton={<div className={classes.skeleton} />}>
        {(buckets) => {
          const rows = { name, buckets, granularity };
          const total = buckets.reduce((sum, { visits }) => sum + visits, 0);
          if (total === 0) return <Notice heading={words.none} hint={span === '365' ? undefined : words.noneHint} />;
          return (
            <>
              <p>{words.total(total)}</p>
              {view === 'table' ? (
                <VisitorTable {...rows} />
              ) : (
                <>
                  <div className={classes.frame} aria-hidden="true">
                    <Legend />
                    <Suspense fallback={<div className={classes.plot} />}>
                      <Areas {...rows} />
                    </Suspense>
                  </div>
                  <div className="visually-hidden">
                    <VisitorTable {...rows} />
                  </div>
                </>
              )}
              <p className={classes.facts}>{words.counted}</p>
              {granularity !== 'day' && <p className={classes.facts}>{words.sumOfDays}</p>}
            </>
          );
        }}
      </ReadGate>
    </div>
  );
}

const Legend = () => (
  <ul className={classes.legend}>
    {(['visits', 'uniqueVisitors'] as const).map((series) => (
      <li key={series}>
        <span className={classes.sign} data-series={series} />
        {words[series]}
      </li>
    ))}
  </ul>
);
