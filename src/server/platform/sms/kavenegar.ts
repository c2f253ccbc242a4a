import { z } from 'zod';
import { localMobile } from '../../../core/people/format-phone.ts';
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
  /** Of the message about a new request; `%token` becomes its number. @default none is sent */
  requestTemplate?: string | undefined;
  /** @default 8000 */
  timeoutMs?: number;
}

/** Kavenegar's `verify/lookup`: one value in an approved template, ahead of other messages. */
export class Kavenegar implements Sms {
  readonly #options: KavenegarOptions & { timeoutMs: number };

  constructor(options: KavenegarOptions) {
    this.#options = { timeoutMs: TIMEOUT_MS, ...options };
  }

  sendCode(phone: string, code: string): Promise<void> {
    return this.#send(phone, code, this.#options.template);
  }

  async sendNewRequest(phone: string, number: string): Promise<void> {
    const { requestTemplate } = this.#options;
    if (requestTemplate) await this.#send(phone, number, requestTemplate);
  }

  async #send(phone: string, token: string, template: string): Promise<void> {
    const { url, apiKey, timeoutMs } = this.#options;
    const response = await this.#post(
      `${url}/v1/${encodeURIComponent(apiKey)}/verify/lookup.json`,
      new URLSearchParams({ receptor: localMobile(phone), token, template }),
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
