import { answerSchemas } from '../../../contract/answer-schemas.gen.ts';
import { matchesSchema, type ShapeSchema } from './shape-schema.ts';

const schemas = answerSchemas as Readonly<Record<string, ShapeSchema>>;

/**
 * Whether screens can show a saved answer. A list contains an answer for each of its pages.
 * @param shape version of the answer's shape; without one any object passes
 */
export function isOfShape(data: unknown, shape: string | undefined, isList: boolean): boolean {
  const schema = shape === undefined ? {} : schemas[shape];
  if (!schema || typeof data !== 'object' || data === null) return false;
  if (!isList) return matchesSchema(data, schema);
  const { pages, pageParams } = data as { pages?: unknown; pageParams?: unknown };
  if (!Array.isArray(pages) || !Array.isArray(pageParams) || pages.length === 0) return false;
  return pages.length === pageParams.length && pages.every((page) => matchesSchema(page, schema));
}
