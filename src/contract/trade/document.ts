import { z } from 'zod';
import { documentTypeIds } from '../../core/trade/document-types.ts';
import { sides } from '../../core/trade/fulfilment.ts';
import { requestStates } from '../../core/trade/request-states.ts';

const document = z.object({
  fileId: z.uuid(),
  name: z.string(),
  mime: z.string(),
  bytes: z.number().int(),
  at: z.iso.datetime(),
});

const documentType = z.object({
  id: z.enum(documentTypeIds),
  title: z.string(),
  requiredInState: z.array(z.enum(requestStates)),
  whoUploads: z.enum(sides),
  /** Of what is stored. */
  formats: z.array(z.string()),
  maxBytes: z.number().int(),
  /** Of the request that is asked about; empty without one. */
  have: z.array(document),
  /** Whether the request should have one in its state, and has none. */
  missing: z.boolean(),
});
export const tradeDocumentTypes = z.array(documentType);
export type TradeDocumentTypes = z.infer<typeof tradeDocumentTypes>;

export const documentTypesQuery = z.object({ requestId: z.uuid().optional() });

/** A file of one's own, sent as an attachment. */
export const documentBody = z
  .object({ typeId: z.enum(documentTypeIds), fileId: z.uuid() })
  .meta({ examples: [{ typeId: 'paymentSlip', fileId: '01940000-0000-7000-8000-00000000000f' }] });

export const requestFileQuery = z.object({ fileId: z.uuid() });
