import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { JobInfo } from '../../../../contract/jobs/job.ts';
import { ApiError } from '../../../data/api.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { Select } from '../../../ui/kit/fields/control.tsx';
import { Field } from '../../../ui/kit/fields/field.tsx';
import { endOf, ListEnd } from '../../../ui/kit/list-end.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { Skeleton } from '../../../ui/kit/skeleton.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { jobTexts as words } from '../jobs-texts.ts';
import { jobsRead } from '../queries.ts';
import { JobCard } from './job-card.tsx';
import classes from './jobs.module.css';

const FORBIDDEN = 403;
const states = Object.keys(words.states) as JobInfo['state'][];

/** Where an operator sees what has failed. Anybody may open it; the server says who may see the list. */
export function BackgroundJobs() {
  const [state, setState] = useState<JobInfo['state']>('dead');
  const list = useInfiniteQuery(jobsRead(usePrivateApi(), state));
  if (list.error instanceof ApiError && list.error.status === FORBIDDEN)
    return <Notice heading={words.refused} hint={words.refusedHint} />;
  return (
    <section className={classes.screen}>
      <PageHead title={words.title} noindex />
      <h2>{words.title}</h2>
      <Field label={words.stateLabel}>
        {(wiring) => (
          <Select
            {...wiring}
            value={state}
            onChange={({ currentTarget }) => setState(currentTarget.value as JobInfo['state'])}
          >
            {states.map((one) => (
              <option key={one} value={one}>
                {words.states[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <ReadGate query={list} skeleton={<Skeleton shape="cards" />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0) return <Notice heading={words.none[state]} />;
          return (
            <>
              <ul className={classes.list}>
                {items.map((job) => (
                  <li key={job.id}>
                    <JobCard job={job} />
                  </li>
                ))}
              </ul>
              <ListEnd {...endOf(list)} />
            </>
          );
        }}
      </ReadGate>
    </section>
  );
}
