import { z } from 'zod';

/** The expected result of a sentence of the test set, with keys of the demo catalogue and units of core's table. */
export const expectedFilterSchema = z.strictObject({
  propertyKey: z.string(),
  min: z.number().optional(),
  max: z.number().optional(),
  /** A single value, exact or approximate. */
  value: z.number().optional(),
  unitId: z.string().optional(),
  optionKeys: z.array(z.string()).optional(),
  bool: z.boolean().optional(),
});
export type ExpectedFilter = z.infer<typeof expectedFilterSchema>;

export const expectedNeedSchema = z.strictObject({
  text: z.string().min(1),
  /** One key if clear, several if the parser must ask, none if the sentence names no category. */
  categories: z.array(z.string()),
  filters: z.array(expectedFilterSchema),
  /** Kinds of questions that the parser must ask, each once. */
  asks: z.array(z.enum(['category', 'property', 'unit', 'value'])),
  city: z.string().optional(),
  /** Words that must stay unread, to be searched as text. */
  rest: z.array(z.string()).optional(),
});
export type ExpectedNeed = z.infer<typeof expectedNeedSchema>;

export const at = (propertyKey: string, value: number, unitId?: string): ExpectedFilter => ({
  propertyKey,
  value,
  unitId,
});
export const most = (propertyKey: string, max: number, unitId?: string): ExpectedFilter => ({
  propertyKey,
  max,
  unitId,
});
export const least = (propertyKey: string, min: number, unitId?: string): ExpectedFilter => ({
  propertyKey,
  min,
  unitId,
});
export const span = (propertyKey: string, min: number, max: number, unitId?: string): ExpectedFilter => ({
  propertyKey,
  min,
  max,
  unitId,
});
export const is = (propertyKey: string, ...optionKeys: string[]): ExpectedFilter => ({ propertyKey, optionKeys });
export const yes = (propertyKey: string): ExpectedFilter => ({ propertyKey, bool: true });
export const no = (propertyKey: string): ExpectedFilter => ({ propertyKey, bool: false });

type Rest = Partial<Pick<ExpectedNeed, 'asks' | 'city' | 'rest'>>;

/** `categories` is one key, or several separated by blanks. */
export function need(text: string, categories: string, filters: ExpectedFilter[] = [], rest: Rest = {}): ExpectedNeed {
  return { text, categories: categories === '' ? [] : categories.split(' '), filters, asks: [], ...rest };
}
