import { ApiError } from '../../data/api.ts';
import { writesTexts } from '../../data/write-texts.ts';
import { isNoAnswer } from '../../offline/connection/connection.ts';

const CHANGED_ELSEWHERE = 412;

/** A sentence of the server for each wrong field. */
export const faultsOf = (error: Error | null): Partial<Record<string, string>> => {
  if (!(error instanceof ApiError) || !error.problem) return {};
  const { details = [], field, message } = error.problem;
  const named = details.map((one) => [one.field, one.message]);
  return Object.fromEntries(named.length === 0 && field ? [[field, message]] : named);
};

/** Of a field with several values the first fault, such as that of `phones.1`. */
export const faultIn = (faults: Partial<Record<string, string>>, name: string): string | undefined =>
  Object.entries(faults).find(([field]) => field === name || field.startsWith(`${name}.`))?.[1];

/** Whether another device has changed what the form was filled from. */
export const isStale = (error: Error): boolean => error instanceof ApiError && error.status === CHANGED_ELSEWHERE;

/** Why a form was not saved. */
export function faultText(error: Error, words: { changedElsewhere: string; failed: string }): string {
  if (isNoAnswer(error)) return writesTexts.noNetwork;
  if (isStale(error)) return words.changedElsewhere;
  return (error instanceof ApiError && error.problem?.message) || words.failed;
}
