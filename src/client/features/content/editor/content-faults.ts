import { ApiError } from '../../../data/api.ts';
import { writesTexts } from '../../../data/write-texts.ts';
import { isNoAnswer } from '../../../offline/connection/connection.ts';
import { contentEditorTexts as words } from '../../../parts/content/content-editor-texts.ts';

const CHANGED_ELSEWHERE = 412;

/** A sentence of the server for each wrong field, such as `body.2.text`. */
export function faultsOf(error: Error | null): Partial<Record<string, string>> {
  if (!(error instanceof ApiError) || !error.problem) return {};
  const { details = [], field, message } = error.problem;
  const named = details.map((one) => [one.field, one.message]);
  return Object.fromEntries(named.length === 0 && field ? [[field, message]] : named);
}

/** The first fault of a field or of what is in it. */
export const faultWithin = (faults: Partial<Record<string, string>>, name: string): string | undefined =>
  Object.entries(faults).find(([field]) => field === name || field.startsWith(`${name}.`))?.[1];

/** Why a page was not saved. */
export function faultText(error: Error): string {
  if (isNoAnswer(error)) return writesTexts.noNetwork;
  if (!(error instanceof ApiError)) return words.failed;
  return error.status === CHANGED_ELSEWHERE ? words.changedElsewhere : (error.problem?.message ?? words.failed);
}
