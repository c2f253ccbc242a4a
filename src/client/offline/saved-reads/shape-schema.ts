/** The part of JSON schema that the shapes of answers need. `scripts/answer-shapes.ts` writes nothing else. */
export interface ShapeSchema {
  $defs?: Readonly<Record<string, ShapeSchema>>;
  $ref?: string;
  additionalProperties?: ShapeSchema;
  anyOf?: readonly ShapeSchema[];
  const?: unknown;
  enum?: readonly unknown[];
  items?: ShapeSchema;
  oneOf?: readonly ShapeSchema[];
  prefixItems?: readonly ShapeSchema[];
  properties?: Readonly<Record<string, ShapeSchema>>;
  required?: readonly string[];
  type?: string | readonly string[];
}

const DEFS = '#/$defs/';

const typesOf = (value: unknown): readonly string[] => {
  if (value === null) return ['null'];
  if (Array.isArray(value)) return ['array'];
  return Number.isInteger(value) ? ['number', 'integer'] : [typeof value];
};

/** Whether the value has the schema's shape. Properties that the schema does not name are ignored. */
export function matchesSchema(value: unknown, schema: ShapeSchema, root: ShapeSchema = schema): boolean {
  const matches = (one: unknown, other: ShapeSchema): boolean => matchesSchema(one, other, root);
  if (schema.$ref !== undefined) {
    const target = schema.$ref === '#' ? root : root.$defs?.[schema.$ref.slice(DEFS.length)];
    return target !== undefined && matches(value, target);
  }
  if (schema.type !== undefined && ![schema.type].flat().some((type) => typesOf(value).includes(type))) return false;
  if ('const' in schema && value !== schema.const) return false;
  if (schema.enum && !schema.enum.includes(value)) return false;
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice && !choice.some((one) => matches(value, one))) return false;
  if (Array.isArray(value)) return isListOf(value, schema, matches);
  return typeof value !== 'object' || value === null || isObjectOf(value, schema, matches);
}

type Matches = (value: unknown, schema: ShapeSchema) => boolean;

function isListOf(list: readonly unknown[], { items, prefixItems }: ShapeSchema, matches: Matches): boolean {
  if (prefixItems && list.length !== prefixItems.length) return false;
  return list.every((item, index) => {
    const schema = prefixItems?.[index] ?? items;
    return !schema || matches(item, schema);
  });
}

function isObjectOf(
  object: object,
  { properties = {}, required = [], additionalProperties }: ShapeSchema,
  matches: Matches,
): boolean {
  if (!required.every((name) => Object.hasOwn(object, name))) return false;
  return Object.entries(object).every(([name, value]) => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    return !schema || matches(value, schema);
  });
}
