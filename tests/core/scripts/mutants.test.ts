import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mutants } from '../../mutants/mutants.ts';

const ROOT = join(import.meta.dirname, '../../..');

it.each(mutants)('the fault "$name" can still be made', ({ file, find }) => {
  expect(readFileSync(join(ROOT, file), 'utf8').split(find).length - 1).toBe(1);
});
