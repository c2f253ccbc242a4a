import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { DocumentTypeId } from '../../../core/trade/document-types.ts';
import { moment } from '../../db/columns.ts';
import { files } from '../../files/file.table.ts';
import { tradeRequests } from '../request.table.ts';

/** What a file of a request is. Its grant opens it to both parties; it is never taken back. */
export const tradeDocuments = pgTable(
  'trade_documents',
  {
    requestId: uuid()
      .notNull()
      .references(() => tradeRequests.id),
    typeId: text().$type<DocumentTypeId>().notNull(),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
    at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.requestId, t.typeId, t.fileId] }), index('trade_documents_file').on(t.fileId)],
);
