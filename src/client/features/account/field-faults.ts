import { ApiError } from '../../data/api.ts';

/** A sentence of the server for each wrong field. */
export const faultsOf = (error: Error | null): Partial<Record<string, string>> => {
  if (!(error instanceof ApiError) || !error.problem) return {};
  const { details = [], field, message } = error.problem;
  const named = details.map((one) => [one.field, one.message]);
  return Object.fromEntries(named.length === 0 && field ? [[field, message]] : named);
};
