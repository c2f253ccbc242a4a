import type { QueryClient, QueryKey, UseMutationOptions } from '@tanstack/react-query';
import { uuidv7 } from '../../core/ids/uuidv7.ts';
import { isNoAnswer } from '../offline/connection/connection.ts';
import { writesTexts } from '../texts/writes.ts';
import { ApiError } from './api.ts';

interface WriteOptions<Variables, Answer> {
  area: string;
  name: string;
  /** Passes the id on by `asOperation`, or in the body where the contract has a field for it. */
  send: (variables: Variables, operationId: string) => Promise<Answer>;
  /** Keys of the reads to invalidate, on success and on failure. @default none */
  invalidates?: (variables: Variables) => readonly QueryKey[];
  /** Sets a read whose new data is the answer. */
  onAnswer?: (answer: Answer, client: QueryClient) => void;
  /** False where the screen shows the failure itself, or nobody needs to see it. @default true */
  isFailureShown?: boolean;
}

/** Makes all mutation options. The write cache invalidates the reads and shows failures. */
export function write<Variables, Answer>(
  options: WriteOptions<Variables, Answer>,
): UseMutationOptions<Answer, Error, Variables> {
  const { area, name, send, invalidates, onAnswer, isFailureShown = true } = options;
  return {
    mutationKey: [area, name],
    mutationFn: (variables) => send(variables, uuidv7()),
    meta: {
      // The write cache passes the variables of the same mutation.
      invalidates: invalidates as ((variables: unknown) => readonly QueryKey[]) | undefined,
      failureText: isFailureShown ? failureText : undefined,
    },
    onSuccess: (answer, _variables, _before, { client }) => onAnswer?.(answer, client),
    // A paused mutation is lost on reload, so a write without a network fails at once.
    networkMode: 'always',
    // A retry would call `send` with another id.
    retry: false,
  };
}

/**
 * Runs a write outside a component.
 * @throws what `send` throws
 */
export const runWrite = <Variables, Answer>(
  client: QueryClient,
  options: UseMutationOptions<Answer, Error, Variables>,
  variables: Variables,
): Promise<Answer> => client.getMutationCache().build(client, options).execute(variables);

/** Options of an API call: the server answers a repeated operation with its first response. */
export const asOperation = (operationId: string) => ({ headers: { 'idempotency-key': operationId } });

function failureText(error: Error): string {
  if (error instanceof ApiError && error.problem) return error.problem.message;
  return isNoAnswer(error) ? writesTexts.noNetwork : writesTexts.failed;
}
