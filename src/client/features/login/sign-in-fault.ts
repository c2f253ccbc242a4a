import { SessionError } from '../../data/session/session-calls.ts';
import { isNoAnswer } from '../../offline/connection/connection.ts';
import { signInTexts } from './sign-in-texts.ts';

const { code: codeTexts, faults } = signInTexts;
const USUAL_WAIT_SECONDS = 60;
const TOO_MANY = 429;

const waits: Record<string, (seconds: number) => string> = {
  code_sent_recently: faults.sentRecently,
  code_limit_reached: faults.limitReached,
  code_limit_of_new_devices: faults.newDevices,
  code_limit_of_network: faults.ofNetwork,
};

/** The text for a failed step of the sign-in. */
export function signInFault(error: Error): string {
  if (crypto.subtle === undefined) return faults.insecure;
  if (!(error instanceof SessionError)) return isNoAnswer(error) ? faults.network : faults.failed;
  const { status, problem, token, retryAfter = USUAL_WAIT_SECONDS } = error;
  if (status === TOO_MANY) return (waits[problem?.code ?? ''] ?? faults.tooMany)(retryAfter);
  if (problem?.code === 'sms_not_sent') return faults.notSent;
  if (problem?.field === 'phoneNumber') return signInTexts.phone.invalid;
  if (token?.remaining_tries === 0) return codeTexts.spent;
  if (token?.remaining_tries !== undefined) return codeTexts.wrong(token.remaining_tries);
  return token?.error_description ?? problem?.message ?? faults.failed;
}

/** Whether another try with the same code is useless. */
export const isCodeOver = (error: Error | null): boolean =>
  error instanceof SessionError && error.token?.error === 'invalid_grant' && !error.token.remaining_tries;
