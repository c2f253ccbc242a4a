import type { OpenAPIV3_1 } from 'openapi-types';

export type SchemaOrReference = OpenAPIV3_1.SchemaObject | OpenAPIV3_1.ReferenceObject | boolean | undefined;

const DEPTH_MAX = 6;

const listText = (schemas: readonly SchemaOrReference[], separator: string, depth: number) =>
  [...new Set(schemas.map((one) => schemaText(one, depth)))].join(separator);

function objectText(schema: OpenAPIV3_1.SchemaObject, depth: number): string {
  const required = new Set(schema.required);
  const indent = '  '.repeat(depth + 1);
  const lines = Object.entries(schema.properties ?? {}).map(
    ([name, property]) => `${indent}${name}${required.has(name) ? '' : '?'}: ${schemaText(property, depth + 1)}`,
  );
  if (lines.length === 0) {
    const values = schema.additionalProperties;
    return typeof values === 'object' ? `{ [name]: ${schemaText(values, depth + 1)} }` : '{}';
  }
  return `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`;
}

function limitsText(schema: OpenAPIV3_1.SchemaObject): string {
  const limits = [
    schema.format,
    schema.minLength !== undefined && `≥ ${schema.minLength} chars`,
    schema.maxLength !== undefined && `≤ ${schema.maxLength} chars`,
    schema.minimum !== undefined && schema.minimum > Number.MIN_SAFE_INTEGER && `≥ ${schema.minimum}`,
    schema.maximum !== undefined && schema.maximum < Number.MAX_SAFE_INTEGER && `≤ ${schema.maximum}`,
    !schema.format && schema.pattern && `/${schema.pattern}/`,
  ].filter(Boolean);
  return limits.length > 0 ? ` (${limits.join(', ')})` : '';
}

/** Writes a JSON schema in the notation of TypeScript types, with formats and limits after the type. */
export function schemaText(schema: SchemaOrReference, depth = 0): string {
  if (typeof schema !== 'object') return 'any';
  if ('$ref' in schema && schema.$ref) return schema.$ref.split('/').at(-1) ?? 'any';
  const known = schema as OpenAPIV3_1.SchemaObject;
  if (depth > DEPTH_MAX) return '…';
  if (known.const !== undefined) return JSON.stringify(known.const);
  if (known.enum) return known.enum.map((value) => JSON.stringify(value)).join(' | ');
  const union = known.oneOf ?? known.anyOf;
  if (union) return listText(union, ' | ', depth);
  if (known.allOf) return listText(known.allOf, ' & ', depth);
  if (known.type === 'array') return `${schemaText(known.items, depth)}[]`;
  if (known.type === 'object') return objectText(known, depth);
  if (Array.isArray(known.type)) return known.type.join(' | ');
  return known.type ? known.type + limitsText(known) : 'any';
}
