import { writeCsv } from '../../../../core/text/csv.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { keepTexts } from '../../../offline/outbox/keep-texts.ts';
import { keptPagesTexts } from '../kept-pages-texts.ts';
import type { ShownNote } from '../notes/shown-notes.ts';

const { columns } = keptPagesTexts.notes;
/** Before the id in the address of an object's page. */
const AREAS = { product: 'products', category: 'category', supplier: 'supplier', page: 'contents' } as const;

/** Notes as a table for a spreadsheet, with what waits to be sent. */
export const notesCsv = (notes: readonly ShownNote[], siteUrl: string): string =>
  writeCsv([
    columns,
    ...notes.map(({ object, objectType, objectId, text, changedAt }) => [
      object?.title ?? keepTexts.gone,
      keepTexts.types[objectType],
      text,
      formatJalali(changedAt, 'dateTime'),
      object && `${siteUrl}/${AREAS[objectType]}/${objectId}/${encodeURIComponent(object.slug)}`,
    ]),
  ]);
