import { z } from 'zod';
import { pageQuery } from '../page.ts';

const maybeText = z.string().nullable();

/** What a buyer asks of whoever can supply it. No answer tells who, or how many, have joined. */
export const openCard = z.object({
  /** Of the group. */
  id: z.uuid(),
  title: maybeText,
  category: z.string(),
  place: z.string(),
  /** Null while the buyer is hidden. */
  buyerName: maybeText,
  sealed: z.boolean(),
  deadlineAt: z.iso.datetime(),
  neededBy: z.iso.date().nullable(),
  /** The first three. */
  lines: z.array(z.string()),
  linesCount: z.number().int(),
  createdAt: z.iso.datetime(),
  /** Of the supplier that asks, once it has joined. */
  requestId: z.uuid().nullable(),
});
export type OpenCard = z.infer<typeof openCard>;

export const openRequest = openCard.omit({ lines: true, linesCount: true }).extend({
  description: maybeText,
  lines: z.array(
    z.object({
      lineId: z.uuid(),
      title: z.string(),
      qty: z.string(),
      unit: z.object({ id: z.string(), nameFa: z.string() }),
      note: maybeText,
    }),
  ),
});
export type OpenRequest = z.infer<typeof openRequest>;

/** An open request as its buyer lists it. */
export const ownOpenCard = openCard
  .omit({ buyerName: true, neededBy: true, requestId: true })
  .extend({ endedAt: z.iso.datetime().nullable(), /** How many suppliers have joined. */ joined: z.number().int() });
export type OwnOpenCard = z.infer<typeof ownOpenCard>;

/** In whose name the reader looks; refused for who does not sell as it. */
export const openQuery = z.object({ supplierId: z.uuid() });
export const openListQuery = pageQuery.extend(openQuery.shape);

export const joinBody = z
  .object({
    /** Made on the device; of the request that it makes. */
    id: z.uuid(),
    supplierId: z.uuid(),
  })
  .meta({
    examples: [{ id: '01940000-0000-7000-8000-00000000000a', supplierId: '01940000-0000-7000-8000-00000000000c' }],
  });
