import { z } from 'zod';

type Query = Record<string, unknown>;

/**
 * A query that may also be written as a nested object is, level after level with dots: `page.size=10` is `size=10`. One
 * name written both ways is refused where the values differ; problems carry the plain name.
 * @param plainNames the plain name of each dotted one
 */
export function dottedQuery<Schema extends z.ZodObject>(
  schema: Schema,
  plainNames: Readonly<Record<string, keyof Schema['shape'] & string>>,
) {
  return z.preprocess((written: z.input<Schema>, context) => {
    const plain: Query = { ...(written as Query) };
    for (const [dotted, name] of Object.entries(plainNames)) {
      const value = plain[dotted];
      if (value === undefined) continue;
      delete plain[dotted];
      if (plain[name] !== undefined && String(plain[name]) !== String(value))
        context.addIssue({
          code: 'custom',
          message: 'این مقدار دو بار و ناهمسان آمده است.',
          path: [name],
          input: value,
        });
      plain[name] = value;
    }
    return plain;
  }, schema);
}
