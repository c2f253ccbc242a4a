import type { QueryClient, QueryKey, UseMutationOptions } from '@tanstack/react-query';
import { uuidv7 } from '../../core/uuid.ts';
import { isNoAnswer } from '../offline/connection/connection.ts';
import { writesTexts } from '../texts/writes.ts';
import { ApiError } from './api.ts';

interface WriteOptions<Variables, Answer> {
  area: string;
  name: string;
  /** Sends it under an id made for this write: in `asOperation`, or in the body where the call's own schema has one. */
  send: (variables: Variables, operationId: string) => Promise<Answer>;
  /** Keys of the reads that are out of date now, in success and failure. @default none */
  invalidates?: (variables: Variables) => readonly QueryKey[];
  /** Sets a read that the answer is the new data of. */
  onAnswer?: (answer: Answer, client: QueryClient) => void;
  /** False where the screen says it, or where nobody need know. @default true */
  isFailureTold?: boolean;
}

/** Options of a mutation: the one way to make them. Settling and telling are the write cache's. */
export function write<Variables, Answer>(
  options: WriteOptions<Variables, Answer>,
): UseMutationOptions<Answer, Error, Variables> {
  const { area, name, send, invalidates, onAnswer, isFailureTold = true } = options;
  return {
    mutationKey: [area, name],
    mutationFn: (variables) => send(variables, uuidv7()),
    meta: {
      // The cache knows variables as unknown; it gives back those of this very mutation.
      invalidates: invalidates as ((variables: unknown) => readonly QueryKey[]) | undefined,
      failureText: isFailureTold ? failureText : undefined,
    },
    onSuccess: (answer, _variables, _before, { client }) => onAnswer?.(answer, client),
    // A paused mutation is lost with its page: without a network a write fails, and says so.
    networkMode: 'always',
    // A second try would be another operation.
    retry: false,
  };
}

/** Runs a write outside of a component. @throws what `send` throws */
export const runWrite = <Variables, Answer>(
  client: QueryClient,
  options: UseMutationOptions<Answer, Error, Variables>,
  variables: Variables,
): Promise<Answer> => client.getMutationCache().build(client, options).execute(variables);

/** For a call of the API client: the server answers a repeat of this operation with its first answer. */
export const asOperation = (operationId: string) => ({ headers: { 'idempotency-key': operationId } });

function failureText(error: Error): string {
  if (error instanceof ApiError && error.problem) return error.problem.message;
  return isNoAnswer(error) ? writesTexts.noNetwork : writesTexts.failed;
}
