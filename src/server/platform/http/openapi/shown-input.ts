import { z } from 'zod';

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>;

const PARSED_FROM_TEXT = new Set(['number', 'array', 'object']);

/**
 * A query is text that the contract parses: `size=20`, `ids=a,b`. The document shows what it is parsed as, with its bounds:
 * an integer from 1 to 100, an array of at most 100 ids.
 */
const override: Override = ({ zodSchema, jsonSchema }) => {
  const { def } = zodSchema._zod;
  if (def.type !== 'pipe') return;
  const { out } = def as z.core.$ZodPipeDef;
  if (!PARSED_FROM_TEXT.has(out._zod.def.type)) return;
  const { description } = jsonSchema;
  for (const name of Object.keys(jsonSchema)) delete jsonSchema[name as keyof typeof jsonSchema];
  const { $schema: _, ...shown } = z.toJSONSchema(out, { io: 'input', unrepresentable: 'any', override });
  Object.assign(jsonSchema, shown, description !== undefined && { description });
};

/** Options of zod's JSON schemas of inputs. */
export const showParsedText = { io: 'input', unrepresentable: 'any', override } as const;
