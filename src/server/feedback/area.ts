import { defineArea } from '../define-area.ts';
import { feedbacksOfPerson } from './personal-data.ts';
import { feedbackJobs } from './prune-feedbacks.ts';
import { countUnanswered } from './read.ts';
import { feedbackRoutes } from './routes.ts';

export const feedbackArea = defineArea({
  mounts: [{ path: '/api/v1/feedbacks', routes: feedbackRoutes }],
  personalData: [feedbacksOfPerson],
  jobs: feedbackJobs,
  waiting: { feedbacks: ({ db }) => countUnanswered(db) },
});
