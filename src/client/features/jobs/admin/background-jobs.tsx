import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { JobInfo } from '../../../../contract/jobs/job.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { StateList } from '../../../parts/account/state-list.tsx';
import { jobTexts as words } from '../jobs-texts.ts';
import { jobsRead } from '../queries.ts';
import { JobCard, jobColumns } from './job-card.tsx';

/** Where an operator sees what has failed. */
export function BackgroundJobs() {
  const [state, setState] = useState<JobInfo['state']>('dead');
  return (
    <StateList
      words={words}
      list={useInfiniteQuery(jobsRead(usePrivateApi(), state))}
      states={words.states}
      state={state}
      none={words.none[state]}
      onState={setState}
      card={(job) => <JobCard job={job} />}
      columns={jobColumns}
    />
  );
}
