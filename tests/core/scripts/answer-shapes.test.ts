import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answerShapeFiles, shapeOf } from '../../../scripts/answer-shapes.ts';
import { savedAnswers } from '../../../src/contract/saved-answers.ts';

const CONTRACT = join(import.meta.dirname, '../../../src/contract');

const versionsOf = (answers: Record<string, z.ZodType>): string[] =>
  [...[...answerShapeFiles(answers).values()].join('\n').matchAll(/Shape = '([\w-]+)'/g)].map(
    ([, version = '']) => version,
  );
const versionOf = (answer: z.ZodType): string | undefined => versionsOf({ one: answer })[0];

describe('the shapes of saved answers', () => {
  it('are those of the contract: node scripts/answer-shapes.ts writes them', () => {
    for (const [name, text] of answerShapeFiles()) expect(readFileSync(join(CONTRACT, name), 'utf8')).toBe(text);
  });

  it('have a version each, and different shapes have different ones', () => {
    const versions = versionsOf(savedAnswers);
    expect(versions).toHaveLength(Object.keys(savedAnswers).length);
    expect(new Set(versions).size).toBe(versions.length);
  });

  it('have the same version whatever the order, the bounds, the descriptions and the words of an enumeration', () => {
    const before = z.object({ a: z.string(), b: z.enum(['x']) });
    const after = z.object({ b: z.enum(['x', 'y']).describe('b'), a: z.string().max(9) });
    expect(versionOf(after)).toBe(versionOf(before));
  });

  it.each<[string, z.ZodType]>([
    ['another type', z.object({ a: z.number(), b: z.array(z.string()) })],
    ['another name', z.object({ c: z.string(), b: z.array(z.string()) })],
    ['one more', z.object({ a: z.string(), b: z.array(z.string()), c: z.string() })],
    ['one less', z.object({ b: z.array(z.string()) })],
    ['null', z.object({ a: z.string().nullable(), b: z.array(z.string()) })],
    ['nothing', z.object({ a: z.string().optional(), b: z.array(z.string()) })],
    ['another item', z.object({ a: z.string(), b: z.array(z.boolean()) })],
  ])('have another version with %s', (_, after) => {
    expect(versionOf(after)).not.toBe(versionOf(z.object({ a: z.string(), b: z.array(z.string()) })));
  });

  it('keep only what says what an answer is made of', () => {
    expect(shapeOf(z.toJSONSchema(z.object({ at: z.iso.datetime().describe('time') })))).toEqual({
      type: 'object',
      properties: { at: { type: 'string' } },
      required: ['at'],
    });
  });
});
