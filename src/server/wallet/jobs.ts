import type { AppDeps } from '../app-deps.ts';
import { SYSTEM } from '../platform/actor.ts';
import { handleJob, type JobDefinition, scheduleKind } from '../platform/jobs/job-kind.ts';
import { checkMoney } from './check/check-money.ts';
import { keepCheck } from './check/keep-check.ts';

const DAY_MS = 24 * 60 * 60_000;
const CHECK_LIMIT_MS = 10 * 60_000;

const checking = scheduleKind({
  name: 'wallet.check',
  title: 'آزمون دفتر کل',
  everyMs: DAY_MS,
  timeoutMs: CHECK_LIMIT_MS,
});

/** A difference is an alarm, never a repair. */
export const walletJobs: readonly JobDefinition<AppDeps>[] = [
  handleJob(checking, async ({ deps }) => {
    const proof = await checkMoney(deps.db);
    await keepCheck(deps, { actor: SYSTEM, input: proof });
    const { faults } = proof;
    // Tried again at once, it would push the proofs before it out of the list.
    if (faults.length > 0) deps.log.error({ faults }, 'the ledger is wrong');
  }),
];
