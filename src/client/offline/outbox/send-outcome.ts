import { isNoAnswer } from '../connection/connection.ts';
import type { RowFault } from './outbox-row.ts';

const RETRIED = new Set([408, 425, 429]);
const UNAUTHORIZED = 401;
const UPGRADE_REQUIRED = 426;
const PRECONDITION_FAILED = 412;
const SERVER_FAULT = 500;
/** The user makes room, or tries again later. */
const STORAGE_FULL = 507;
/** The first call with this id still runs. */
const RUNNING = 'operation_running';

/** What becomes of a row after a try that failed. `later`: it is tried again; `signIn`: once its user is signed in. */
export interface SendOutcome {
  kind: 'later' | 'signIn' | 'conflict' | 'refused';
  /** False if the server itself did not answer: the rows behind need not be tried either. */
  isServerThere: boolean;
  fault: RowFault;
}

/** An error status of the API, whatever class carries it. */
interface StatusError {
  status: number;
  problem?: { code: string; message: string } | undefined;
}

const isStatusError = (error: unknown): error is StatusError =>
  typeof error === 'object' && error !== null && typeof (error as Partial<StatusError>).status === 'number';

/**
 * Reads the failure of a try. Only a problem document is the server's own word: what a hotspot or a proxy answers in its
 * place never refuses a row.
 */
export function outcomeOf(error: unknown): SendOutcome {
  if (isNoAnswer(error) || !isStatusError(error)) {
    return { kind: 'later', isServerThere: false, fault: { status: 0 } };
  }
  const { status, problem } = error;
  const fault = { status, ...(problem && { code: problem.code, text: problem.message }) };
  const as = (kind: SendOutcome['kind'], isServerThere = true): SendOutcome => ({ kind, isServerThere, fault });
  if (status === UNAUTHORIZED) return as('signIn');
  if (status === STORAGE_FULL && problem) return as('refused');
  if (status >= SERVER_FAULT || status === UPGRADE_REQUIRED) return as('later', false);
  if (!problem) return as('later', false);
  if (RETRIED.has(status) || problem.code === RUNNING) return as('later');
  return as(status === PRECONDITION_FAILED ? 'conflict' : 'refused');
}
