import { errorName } from '../error-name.ts';
import { keepTexts } from './keep-texts.ts';
import { OutboxFullError } from './outbox-rows.ts';

/** Whether the outbox is of a newer build, whose database this one cannot open. */
export const isOfNewerBuild = (error: unknown): boolean => errorName(error) === 'VersionError';

/** Why the device has not stored what was written, for who wrote it: their text is still in the form. */
export function storingFaultText(error: unknown): string {
  if (error instanceof OutboxFullError) return keepTexts.full;
  return isOfNewerBuild(error) ? keepTexts.newer : keepTexts.storageFailed;
}
