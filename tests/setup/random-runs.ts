/**
 * The seed of random runs. npm test repeats the same ones, because a gate that fails by chance says nothing about a
 * change; the rows `random-…` of npm run acceptance choose new ones. RANDOM_SEED repeats a run.
 */
export const SEED = Number(process.env.RANDOM_SEED ?? 20_261_127);

/** How many runs: `few` in npm test, `many` with RANDOM_RUNS=many, as in the acceptance. */
export const runs = (few: number, many: number): number => (process.env.RANDOM_RUNS === 'many' ? many : few);
