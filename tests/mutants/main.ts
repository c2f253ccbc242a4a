/*
 * Makes faults in a copy of the sources, one at a time, and runs the tests that must find them. Fails if a fault stays
 * unseen. `npm run mutants -- WORDS` takes only the faults whose name contains the words.
 */
import type { Mutant } from './mutant.ts';
import { mutants } from './mutants.ts';
import { openScratch, type Scratch } from './scratch.ts';

const words = process.argv.slice(2).join(' ');
const chosen = mutants.filter(({ name }) => name.includes(words));

const testsByProject = (): Map<Mutant['project'], string[]> => {
  const byProject = Map.groupBy(chosen, ({ project }) => project);
  return new Map([...byProject].map(([project, all]) => [project, [...new Set(all.flatMap(({ tests }) => tests))]]));
};

/** Without a fault every named test passes; otherwise a failure would prove nothing. */
async function checkUnchanged(scratch: Scratch): Promise<Set<string>> {
  const skipped = new Set<string>();
  for (const [project, tests] of testsByProject()) {
    const { passed, failed, titles, output } = await scratch.run(project, tests);
    console.info(`unchanged, ${project}: ${passed} passed, ${failed} failed`);
    if (failed > 0) throw new Error(`fail without a fault:\n${titles.join('\n')}`);
    if (passed > 0) continue;
    if (project !== 'api-postgres') throw new Error(`no test ran in ${project}:\n${output}`);
    console.info('PostgreSQL is missing: its faults are skipped');
    skipped.add(project);
  }
  return skipped;
}

/** Returns whether a test found the fault. A run that breaks down before its first test finds nothing. */
async function isFound(scratch: Scratch, mutant: Mutant): Promise<boolean> {
  const undo = await scratch.make(mutant);
  try {
    const { failed, titles, output } = await scratch.run(mutant.project, mutant.tests);
    const how = failed > 0 ? `found by ${failed}: ${titles[0]}` : `NOT FOUND\n${output}`;
    console.info(`${mutant.name}: ${how}`);
    return failed > 0;
  } finally {
    await undo();
  }
}

const scratch = await openScratch();
const unseen: string[] = [];
try {
  const outdated = await scratch.outdated(chosen);
  if (outdated.length > 0) throw new Error(`not once in its file:\n${outdated.map(({ name }) => name).join('\n')}`);
  const skipped = await checkUnchanged(scratch);
  for (const mutant of chosen) {
    if (skipped.has(mutant.project)) continue;
    if (!(await isFound(scratch, mutant))) unseen.push(mutant.name);
  }
} finally {
  await scratch.remove();
}
console.info(`${chosen.length - unseen.length} of ${chosen.length} faults found`);
if (unseen.length > 0) {
  console.error(`not found:\n${unseen.join('\n')}`);
  process.exitCode = 1;
}
