import type { Mutant } from './mutant.ts';

const jobs = { project: 'api' as const, tests: ['tests/api/platform/jobs/jobs.test.ts'] } satisfies Partial<Mutant>;
const moves = { project: 'api' as const, tests: ['tests/api/platform/moves/moves.test.ts'] } satisfies Partial<Mutant>;

/** Faults of jobs and of moves. */
export const inBackground: readonly Mutant[] = [
  {
    ...jobs,
    name: 'a job is finished by its own claim alone',
    file: 'src/server/platform/jobs/claim-jobs.ts',
    find: 'and(eq(jobs.id, id), eq(jobs.claimId, claimId))',
    replace: 'and(eq(jobs.id, id), eq(jobs.id, id))',
  },
  {
    ...jobs,
    name: 'a job runs again when the lease of its server has ended',
    file: 'src/server/platform/jobs/claim-jobs.ts',
    find: "state <> 'dead' and due_at",
    replace: "state = 'queued' and due_at",
  },
  {
    ...jobs,
    project: 'api-postgres',
    name: 'a due job is claimed by one server',
    file: 'src/server/platform/jobs/claim-jobs.ts',
    find: 'for update skip locked',
    replace: '',
  },
  {
    ...jobs,
    name: 'a job that ends its servers dies',
    file: 'src/server/platform/jobs/run-job.ts',
    find: 'if (job.attempts > kind.attemptsMax)',
    replace: 'if (job.attempts < 0)',
  },
  {
    ...jobs,
    name: 'the effect of a job is committed with its end',
    file: 'src/server/platform/jobs/run-job.ts',
    find: 'await command(deps, { actor: SYSTEM, input, inTransaction })',
    replace: 'await command(deps, { actor: SYSTEM, input })',
  },
  {
    ...jobs,
    name: 'a queue has a bound',
    file: 'src/server/platform/jobs/enqueue.ts',
    find: 'if (rows[0]?.is_full) throw queueFull();',
    replace: '',
  },
  {
    ...moves,
    name: 'a move starts where its table says',
    file: 'src/server/platform/moves/apply-move.ts',
    find: 'if (!from.includes(state)) throw wrongState(moveTable, state, roles);',
    replace: '',
  },
  {
    ...moves,
    name: 'a move that was made before changes nothing',
    file: 'src/server/platform/moves/apply-move.ts',
    find: 'if (to !== undefined && row[column] === to && isSame(row)) return { row, from: undefined };',
    replace: '',
  },
  {
    ...moves,
    project: 'api-postgres',
    name: 'a row that moves is locked',
    file: 'src/server/platform/moves/apply-move.ts',
    find: "\n    .for('update')",
    replace: '',
  },
];
