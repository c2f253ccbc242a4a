import { SYSTEM } from '../platform/actor.ts';
import { handleJob, type JobDefinition } from '../platform/jobs/job-kind.ts';
import { announceBuild } from './announce-build.ts';
import { buildAnnouncing, pushSending } from './push-kinds.ts';
import { PushSender } from './push-sender.ts';
import { requireVapidKeys } from './vapid-keys.ts';

export const pushJobs: readonly JobDefinition[] = [
  handleJob(buildAnnouncing, async ({ payload, deps }) => {
    await requireVapidKeys(deps.db);
    await announceBuild(deps, { actor: SYSTEM, input: payload });
  }),
  handleJob(pushSending, ({ deps, ...stopping }) => new PushSender(deps).sendDue(stopping)),
];
