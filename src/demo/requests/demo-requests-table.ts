import { join } from 'node:path';
import { z } from 'zod';
import { parseQuantity } from '../../core/trade/quantity.ts';
import { readData, readRows } from '../read-data.ts';

const ROWS = join(import.meta.dirname, '..', 'data', 'requests', 'requests.jsonl');

const address = z.strictObject({
  key: z.string(),
  title: z.string(),
  receiverName: z.string(),
  receiverPhone: z.string(),
  city: z.string(),
  street: z.string(),
  plaque: z.string(),
  unit: z.string().nullable(),
  postalCode: z.string().length(10),
});

const demoBuyer = z.strictObject({
  /** The last digit of one of the demo's people. */
  person: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string().nullable(),
  /** Of a company its national id. */
  economicCode: z.string().nullable(),
  /** The first one is the default. */
  addresses: z.array(address).min(1),
});

/** Days before the seed's, and the time of that day in Tehran; at least one, so that nothing lies in the future. */
export const when = z.string().regex(/^([1-9]|1\d|2[01]) ([01]\d|2[0-3]):[0-5]\d$/);

export const line = z
  .strictObject({
    /** Key of a base product of the demo catalogue that the supplier offers; its price has to be published for an `ask`. */
    item: z.string().optional(),
    text: z.string().optional(),
    qty: z.string().refine((qty) => parseQuantity(qty) !== undefined),
    /** Of a text. @default EACH */
    unit: z.string().optional(),
    /** In rial. */
    target: z.int().optional(),
    note: z.string().optional(),
  })
  .refine(({ item, text }) => (item === undefined) !== (text === undefined));
export type DemoLine = z.infer<typeof line>;

const moves = [
  'edit',
  'quote',
  'counter',
  'withdraw',
  'ask',
  'publish',
  'pay',
  'confirmPayment',
  'ship',
  'receive',
  'invoice',
  'dispute',
  'decline',
  'return',
  'takeBack',
  'cancel',
] as const;

/** The answer to a line, in the order of the lines. */
const quotedLine = z.strictObject({
  /** In rial; undefined for what the supplier does not have. */
  price: z.int().optional(),
  /** What can be supplied, where it is not all. */
  qty: z.string().optional(),
  /** What is offered in place of what was asked. */
  instead: z.string().optional(),
  leadDays: z.int().optional(),
  note: z.string().optional(),
});
export type DemoQuotedLine = z.infer<typeof quotedLine>;

const move = z.strictObject({
  at: when,
  move: z.enum(moves),
  comment: z.string().optional(),
  /** Of an edit. */
  lines: z.array(line).optional(),
  /** Of a quote. */
  answers: z.array(quotedLine).optional(),
  /** Days from the move that a quote counts for. */
  validFor: z.int().optional(),
  freight: z.int().optional(),
  terms: z.enum(['order', 'half', 'delivery', 'credit']).optional(),
  /** What of the first line has come; undefined: all. */
  arrived: z.string().optional(),
  /** What a buyer would pay for all, in rial. */
  wanted: z.int().optional(),
});
export type DemoMove = z.infer<typeof move>;

const demoRequest = z.strictObject({
  key: z.string(),
  /** The last digit of one of the demo's people. */
  buyer: z.string(),
  supplier: z.string(),
  /** Key of a merchant that the buyer is an agent of, in whose name is bought. */
  merchant: z.string().optional(),
  /** Key of one of the buyer's addresses. */
  address: z.string().optional(),
  begun: when,
  /** At once; others stay drafts. */
  isSent: z.boolean(),
  title: z.string().optional(),
  description: z.string().optional(),
  /** Days after the seed's. */
  neededIn: z.int().optional(),
  lines: z.array(line).min(1),
  moves: z.array(move),
  /** The last step is beyond the limit of the agent: the owner of the merchant is asked for it. @default false */
  isHeld: z.boolean().optional(),
});
export type DemoRequest = z.infer<typeof demoRequest>;

export const demoBuyers = readData('requests/buyers.json', z.array(demoBuyer));
export const demoRequests = readRows(ROWS, demoRequest);
