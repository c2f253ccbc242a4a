import { ApiError } from '../../data/api.ts';
import { writesTexts } from '../../data/write-texts.ts';
import { isNoAnswer } from '../../offline/connection/connection.ts';

const CHANGED_ELSEWHERE = 412;

/** A sentence for each wrong field, such as `phones.1`. */
export type Faults = Readonly<Partial<Record<string, string>>>;

/** What the server says of each wrong field. */
export function faultsOf(error: Error | null): Faults {
  if (!(error instanceof ApiError) || !error.problem) return {};
  const { details = [], field, message } = error.problem;
  const named = details.map((one) => [one.field, one.message]);
  return Object.fromEntries(named.length === 0 && field ? [[field, message]] : named);
}

/** The first fault of a field, or of what is in it. */
export const faultIn = (faults: Faults, name: string): string | undefined =>
  faults[name] ?? Object.entries(faults).find(([field]) => field.startsWith(`${name}.`))?.[1];

/** Whether another device has changed what the form was filled from. */
export const isStale = (error: Error | null): boolean =>
  error instanceof ApiError && error.status === CHANGED_ELSEWHERE;

export interface FailureWords {
  /** @default the server's sentence */
  changedElsewhere?: string;
  failed?: string;
}

/** Why a form was not saved. */
export function faultText(error: Error, { changedElsewhere, failed = writesTexts.failed }: FailureWords): string {
  if (isNoAnswer(error)) return writesTexts.noNetwork;
  if (changedElsewhere && isStale(error)) return changedElsewhere;
  return (error instanceof ApiError && error.problem?.message) || failed;
}
