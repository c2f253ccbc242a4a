/** `node scripts/answer-shapes.ts`: writes the version and the schema of every answer that devices save. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isAccountAnswer, savedAnswers } from '../src/contract/saved-answers.ts';

type Schema = Readonly<Record<string, unknown>>;

const CONTRACT = join(import.meta.dirname, '../src/contract');
const VERSION_LENGTH = 4;
const HEAD = '// Written by scripts/answer-shapes.ts at every build.\n';

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const eachOf = (value: unknown): Schema =>
  Object.fromEntries(
    Object.entries(isSchema(value) ? value : {})
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, shapeOf(one)]),
  );

/** The keywords that say what an answer is made of; bounds, formats and descriptions do not break a screen. */
const kept: Readonly<Record<string, (value: unknown) => unknown>> = {
  $defs: eachOf,
  $ref: (value) => value,
  additionalProperties: (value) => (isSchema(value) ? shapeOf(value) : undefined),
  anyOf: (value) => (Array.isArray(value) ? value.map(shapeOf) : value),
  const: (value) => value,
  enum: (value) => value,
  items: (value) => shapeOf(value),
  oneOf: (value) => (Array.isArray(value) ? value.map(shapeOf) : value),
  prefixItems: (value) => (Array.isArray(value) ? value.map(shapeOf) : value),
  properties: eachOf,
  required: (value) => (Array.isArray(value) ? value.toSorted() : value),
  type: (value) => value,
};

/** A JSON schema reduced to its shape, with its keywords in one order. */
export function shapeOf(schema: unknown): unknown {
  if (!isSchema(schema)) return schema;
  return Object.fromEntries(
    Object.entries(kept).flatMap(([word, keep]) => (word in schema ? [[word, keep(schema[word])]] : [])),
  );
}

/** Without the words of enumerations: one more word leaves older copies valid, and the schema refuses unknown ones. */
const versionOf = (shape: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(shape, (word, value) => (word === 'enum' ? undefined : value)))
    .digest('base64url')
    .slice(0, VERSION_LENGTH);

/** The content of the generated files by name. */
export function answerShapeFiles(answers: Readonly<Record<string, z.ZodType>> = savedAnswers): Map<string, string> {
  const shapes = Object.entries(answers).map(([name, answer]) => {
    const shape = shapeOf(z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any' }));
    return { name, shape, version: versionOf(shape) };
  });
  const versionsOfEach = (each: typeof shapes) => {
    const lines = each.map(({ name, version }) => `export const ${name}Shape = '${version}' as ShapeOf<'${name}'>;\n`);
    return `${HEAD}import type { ShapeOf } from './saved-answers.ts';\n\n${lines.join('')}`;
  };
  const schemas = Object.fromEntries(shapes.map(({ version, shape }) => [version, shape]));
  return new Map([
    ['answer-versions.gen.ts', versionsOfEach(shapes.filter(({ name }) => !isAccountAnswer(name)))],
    ['account-answer-versions.gen.ts', versionsOfEach(shapes.filter(({ name }) => isAccountAnswer(name)))],
    ['answer-schemas.gen.ts', `${HEAD}export const answerSchemas: unknown = ${JSON.stringify(schemas)};\n`],
  ]);
}

/** Writes the files whose content has changed. */
export function writeAnswerShapes(): void {
  for (const [name, text] of answerShapeFiles()) {
    const path = join(CONTRACT, name);
    if (read(path) !== text) writeFileSync(path, text);
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

if (import.meta.main) writeAnswerShapes();
