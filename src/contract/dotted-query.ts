import { z } from 'zod';

type Query = Record<string, unknown>;

/**
 * Accepts a query also in dotted form: `page.size=10` equals `size=10`. Refuses a name in both forms with different
 * values. Problems name the plain form.
 * @param plainNames dotted name → plain name
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
