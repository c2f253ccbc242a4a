// npm test: everything, as CI runs it, on a machine where nothing was installed by hand. docs/testing.md tells its options.
import { install, root } from './install.mjs';
import { reachOf, readChange } from './test/changed.mjs';
import { parseOptions } from './test/options.mjs';
import { besideChecks, checks, projects } from './test/parts.mjs';
import { openRun } from './test/run.mjs';

function readOptions() {
  try {
    return parseOptions(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

const options = readOptions();
install();
const run = openRun();

/** One after the other: two compilers need more memory than a small machine has. */
async function check() {
  for (const one of checks) await run.check(one);
}

async function testAll({ shard }) {
  const given = shard ? { args: [`--shard=${shard}`] } : {};
  const isFirst = shard === undefined || shard.startsWith('1/');
  await Promise.all([isFirst ? check() : undefined, run.tests(besideChecks, given)]);
  for (const project of projects) await run.tests(project, given);
}

async function testChanged(given) {
  const { since, paths } = readChange(root, given);
  const reach = reachOf(paths);
  const related = { args: [`--changed=${since}`], mayBeEmpty: true };
  const test = async (project) => {
    const isReached = project.isBrowser ? reach.browser : reach.tests;
    if (isReached === 'none') process.stdout.write(`\n— ${project.name}: no changed file reaches it\n`);
    else await run.tests(project, isReached === 'related' ? related : {});
  };
  await Promise.all([check(), test(besideChecks)]);
  for (const project of projects) await test(project);
}

async function testRepeatedly(times, files) {
  for (let time = 1; time <= times; time += 1)
    await run.tests({ name: '*', isAlone: true }, { title: `${time} of ${times}`, args: ['--retry=0', ...files] });
}

if (options.repeat) await testRepeatedly(options.repeat, options.files);
else if (options.isChanged) await testChanged(options.since);
else await testAll(options);
run.end();
