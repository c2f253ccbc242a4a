import { describe, expect, it } from 'vitest';
import { demoCatalog } from '../../../src/demo/demo-catalog.ts';
import { demoParts } from '../../questions/demo-parts.ts';
import {
  queriesBuild,
  queriesChoose,
  queriesEleventh,
  queriesNinth,
  queriesSealed,
  queriesSealed12,
  queriesTenth,
} from '../../questions/queries.ts';
import {
  ask,
  isRight,
  of,
  type Part,
  part,
  type Question,
  questionKinds,
  type Right,
} from '../../questions/question.ts';

const thirds = [queriesBuild, queriesChoose, queriesSealed];
const questions = thirds.flat();
/** With those of further writers who know no kinds. */
const all = [...questions, ...queriesNinth, ...queriesTenth, ...queriesEleventh, ...queriesSealed12];
const categoryKeys = new Set([...demoCatalog.categories].map(({ key }) => key));
const supplierKeys = new Set([...demoCatalog.suppliers].map(({ key }) => key));
const MAX_SHARE_OF_FAMILY = 1 / 3;

const isNone = ({ right }: Question) => right.some(({ none }) => none);
const rightParts = (question: Question) => demoParts.filter((part) => isRight(question, part));

/** The parts of the branches that the right parts stand in. */
function familyOf(parts: readonly Part[]): readonly Part[] {
  const branches = new Set(parts.map(({ categoryPath }) => categoryPath.at(-2)));
  return demoParts.filter(({ categoryPath }) => branches.has(categoryPath.at(-2)));
}

const countKinds = (third: readonly Question[]) =>
  questionKinds.map((kind) => third.filter((question) => question.kind === kind).length);

describe('the search-box queries of the corpus', () => {
  it('are at least 255, each third at least 85, no text twice', () => {
    for (const third of thirds) expect(third.length).toBeGreaterThanOrEqual(85);
    expect(questions.length).toBeGreaterThanOrEqual(255);
    expect(new Set(questions.map(({ q }) => q)).size).toBe(questions.length);
  });

  it('have every kind in each third, as often', () => {
    const [first = []] = thirds.map(countKinds);
    expect(Math.min(...first)).toBeGreaterThanOrEqual(3);
    for (const third of thirds) expect(countKinds(third)).toEqual(first);
  });

  it('ask for what the shop lacks in about a tenth', () => {
    const share = questions.filter(isNone).length / questions.length;
    expect(share).toBeGreaterThan(0.07);
    expect(share).toBeLessThan(0.13);
  });

  it('name categories and suppliers of the demo', () => {
    const rights = all.flatMap(({ right }) => right);
    expect(rights.flatMap((right) => right.categoryKeys ?? []).filter((key) => !categoryKeys.has(key))).toEqual([]);
    expect(rights.flatMap(({ supplier }) => supplier ?? []).filter((key) => !supplierKeys.has(key))).toEqual([]);
  });

  it('have a right product in every alternative, or none at all', () => {
    const empty = all.flatMap(({ right, ...rest }) =>
      right.filter((one) => !one.none && rightParts({ ...rest, right: [one] }).length === 0).map(() => rest.q),
    );
    expect(empty).toEqual([]);
    expect(questions.filter((question) => isNone(question) && rightParts(question).length > 0)).toEqual([]);
  });

  it('are right for at most a third of their family, unless they are broad', () => {
    const wide = questions.filter((question) => {
      const right = rightParts(question);
      return !question.broad && right.length > familyOf(right).length * MAX_SHARE_OF_FAMILY;
    });
    expect(wide.map(({ q }) => q)).toEqual([]);
  });
});

describe('isRight', () => {
  const find = (...right: Right[]) =>
    demoParts.filter((one) => isRight(ask('part', '', ...right), one)).map(({ record }) => record.partNumbers?.[0]);

  it('ignores case and signs of part numbers, but not the decimal point', () => {
    expect(find(part('vf 4 22'))).toEqual(['VF-4-22']);
    expect(find(part('VF-4-2.2'))).toEqual(['VF-4-2.2']);
  });

  it('never matches a number with another number or unit', () => {
    expect(find(of('variable-frequency-drive', { power: 7.5 }))).toEqual(['VF-4-7.5']);
    expect(find(of('variable-frequency-drive', { power: { min: 7, max: 8, unit: 'W' } }))).toEqual([]);
  });

  it('takes both ends of a range as exact, a single number as covered', () => {
    expect(find(of('torque-wrench', { range: { min: 40, max: 200 } }))).toEqual(['TW-40-200']);
    expect(find(of('torque-wrench', { range: 30 }))).toEqual(['TW-10-60', 'TW-20-100']);
  });

  it('needs one of the alternatives', () => {
    expect(find(part('SPA1250'), part('SPB2240'))).toEqual(['SPA1250', 'SPB2240']);
  });
});
