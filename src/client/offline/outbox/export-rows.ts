import { download } from '../../ui/download.ts';
import { keepTexts } from './keep-texts.ts';
import type { OutboxRow } from './outbox-row.ts';

/** Gives the user a file with everything that is written but not delivered. */
export const exportRows = (rows: readonly OutboxRow[]): void =>
  download(JSON.stringify(rows, null, 2), `${keepTexts.outbox.fileName}.json`, 'application/json');
