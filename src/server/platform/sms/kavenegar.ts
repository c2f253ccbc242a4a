import { z } from 'zod';
import { localMobile } from '../../../core/people/phone.ts';
import type { Sms } from './sms.ts';

const TIMEOUT_MS = 8_000;
const ACCEPTED = 200;
const ANSWER_MAX_BYTES = 16 * 1024;

const answer = z.object({ return: z.object({ status: z.number(), message: z.string().optional() }) });

/** A message that the provider did not take. The text names the provider's status, never the phone or the code. */
class SmsError extends Error {
  override readonly name = 'SmsError';
}

export interface KavenegarOptions {
  /** Without a trailing slash. */
  url: string;
  apiKey: string;
  /** Name of the approved template; `%token` in it becomes the code. */
  template: string;
  /** @default 8000 */
  timeoutMs?: number;
}

/** Kavenegar's `verify/lookup`: one-time codes by an approved template, ahead of other messages. */
export class Kavenegar implements Sms {
  readonly #options: Required<KavenegarOptions>;

  constructor(options: KavenegarOptions) {
    this.#options = { timeoutMs: TIMEOUT_MS, ...options };
  }

  async sendCode(phone: string, code: string): Promise<void> {
    const { url, apiKey, template, timeoutMs } = this.#options;
    const response = await this.#post(
      `${url}/v1/${encodeURIComponent(apiKey)}/verify/lookup.json`,
      new URLSearchParams({ receptor: localMobile(phone), token: code, template }),
      AbortSignal.timeout(timeoutMs),
    );
    const status = await statusOf(response);
    if (!response.ok || status !== ACCEPTED) throw new SmsError(`kavenegar answered ${status ?? response.status}`);
  }

  /** The address holds the API key, so no error may carry it. */
  async #post(address: string, body: URLSearchParams, signal: AbortSignal): Promise<Response> {
    try {
      return await fetch(address, { method: 'POST', body, signal, redirect: 'error' });
    } catch (error) {
      throw new SmsError(`kavenegar did not answer: ${error instanceof Error ? error.name : 'unknown'}`);
    }
  }
}

/** The status in the answer, which says more than HTTP's; undefined for an answer of another form. */
async function statusOf(response: Response): Promise<number | undefined> {
  const text = await response.text().catch(() => '');
  if (text.length > ANSWER_MAX_BYTES) return undefined;
  try {
    return answer.parse(JSON.parse(text)).return.status;
  } catch {
    return undefined;
  }
}
