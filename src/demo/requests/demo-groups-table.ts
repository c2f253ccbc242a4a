import { join } from 'node:path';
import { z } from 'zod';
import { readRows } from '../read-data.ts';
import { line, when } from './demo-requests-table.ts';

const ROWS = join(import.meta.dirname, '..', 'data', 'requests', 'groups.jsonl');

const answer = z.strictObject({
  at: when,
  supplier: z.string(),
  /** In rial, in the order of the lines. */
  prices: z.array(z.int()).min(1),
  leadDays: z.int(),
});

const demoGroup = z
  .strictObject({
    key: z.string(),
    /** The last digit of one of the demo's people. */
    buyer: z.string(),
    /** Key of one of the buyer's addresses. */
    address: z.string(),
    begun: when,
    title: z.string(),
    /** Days after the seed's until the suppliers are to answer. */
    closesIn: z.int().min(1),
    /** Who is asked; none of an open request. */
    suppliers: z.array(z.string()).default([]),
    /** Key of the category of an open request, and the city that it is for. */
    open: z.strictObject({ category: z.string(), city: z.string() }).optional(),
    isSealed: z.boolean(),
    hidesBuyer: z.boolean(),
    lines: z.array(line).min(1),
    /** Suppliers that have joined an open request, with the time. */
    joins: z.array(z.strictObject({ at: when, supplier: z.string() })).default([]),
    answers: z.array(answer).default([]),
  })
  .refine(({ suppliers, open }) => suppliers.length > 0 !== (open !== undefined));
export type DemoGroup = z.infer<typeof demoGroup>;

/** What is asked of several suppliers at once: sealed, and open to whoever may join. */
export const demoGroups = readRows(ROWS, demoGroup);
