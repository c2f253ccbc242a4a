import { join } from 'node:path';
import { readRows } from '../../src/demo/read-data.ts';
import { type Question, questionSchema } from './question.ts';

const queriesOf = (part: string): readonly Question[] =>
  readRows(join(import.meta.dirname, `data/queries-${part}.jsonl`), questionSchema);

/** The first third of the search-box queries: the code is built on it. */
export const queriesBuild = queriesOf('build');
/** The second third: it chooses between ways to build, and is never built on. */
export const queriesChoose = queriesOf('choose');
/**
 * The sealed third: it is measured and reported once. It is never used to choose or to build, so no rule, synonym or
 * weight may be added because of an entry of it.
 */
export const queriesSealed = queriesOf('sealed');
/** These and the following are of writers who saw neither reader nor other queries. */
export const queriesNinth = queriesOf('ninth');
export const queriesTenth = queriesOf('tenth');
export const queriesEleventh = queriesOf('eleventh');
export const queriesSealed12 = queriesOf('sealed-12');
