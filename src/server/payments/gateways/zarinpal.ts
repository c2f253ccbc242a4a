import { z } from 'zod';
import { localMobile } from '../../../core/people/format-phone.ts';
import {
  type Gateway,
  GatewayRefusal,
  type PaymentOrder,
  type Reversal,
  type Standing,
  type Verification,
} from './gateway.ts';

const ANSWER_MAX_BYTES = 256 * 1024;
/** As documented for REST version 4. */
const AUTHORITY = /^[AS][0-9a-zA-Z]{35}$/;
const PAID = 100;
const PAID_BEFORE = 101;
/** What the bank says of an attempt that has no money: another amount, not paid, another merchant's, unknown. */
const REFUSED = new Set([-50, -51, -53, -54, -55]);
/** Not reversed: by the bank, the standing, the address that asks, or the time. */
const NOT_REVERSED = new Set([...REFUSED, -60, -61, -62, -63]);
const MIN_RIAL = 1_000;
const MAX_RIAL = 1_000_000_000;
const LIFE_MS = 30 * 60_000;

const fault = z.object({ code: z.number() });
/** `errors` is an empty list where there are none, and an object otherwise; `data` the other way round. */
const answerOf = <Data extends z.ZodType>(data: Data) =>
  z.object({ data: z.union([data, z.array(z.never())]), errors: z.union([fault, z.array(z.never())]).optional() });

const requested = answerOf(z.object({ code: z.number(), authority: z.string().regex(AUTHORITY) }));
const verified = answerOf(
  z.object({ code: z.number(), ref_id: z.union([z.number(), z.string()]).optional(), card_pan: z.string().nullish() }),
);
const inquired = answerOf(z.object({ code: z.number(), status: z.string() }));
const reversed = answerOf(z.object({ code: z.number() }));
const unverified = answerOf(
  z.object({ code: z.number(), authorities: z.array(z.object({ authority: z.string() })).max(1_000) }),
);

export interface ZarinpalOptions {
  /** Of the API, without a trailing slash. */
  url: string;
  merchantId: string;
}

/** ZarinPal by its REST protocol, version 4. Amounts are in rial there too: every body names its currency. */
export class Zarinpal implements Gateway {
  readonly code = 'zarinpal';
  readonly title = 'زرین‌پال';
  readonly minRial = MIN_RIAL;
  readonly maxRial = MAX_RIAL;
  readonly isSandbox = false;
  readonly lifeMs = LIFE_MS;
  readonly #options: ZarinpalOptions;

  constructor(options: ZarinpalOptions) {
    this.#options = options;
  }

  async request({ amountRial, callbackUrl, description, phone, attemptId }: PaymentOrder, signal: AbortSignal) {
    const body = {
      amount: amountRial,
      currency: 'IRR',
      callback_url: callbackUrl,
      description,
      metadata: { order_id: attemptId, ...(phone !== null && { mobile: localMobile(phone) }) },
    };
    const { data, code } = readAnswer(requested, await this.#post('request', body, signal));
    if (!data) throw new GatewayRefusal(String(code));
    if (data.code !== PAID) throw new GatewayRefusal(String(data.code));
    return { authority: data.authority, redirectUrl: `${this.#options.url}/pg/StartPay/${data.authority}` };
  }

  async verify(
    { authority, amountRial }: { authority: string; amountRial: number },
    signal: AbortSignal,
  ): Promise<Verification> {
    const { data, code } = readAnswer(
      verified,
      await this.#post('verify', { amount: amountRial, currency: 'IRR', authority }, signal),
    );
    const said = data?.code ?? code;
    if (data?.ref_id !== undefined && (said === PAID || said === PAID_BEFORE))
      return { kind: 'paid', refId: String(data.ref_id), cardMask: data.card_pan ?? null };
    if (said !== undefined && REFUSED.has(said)) return { kind: 'refused', code: String(said) };
    return { kind: 'unknown', reason: `code ${said ?? 'none'}` };
  }

  async inquire({ authority }: { authority: string }, signal: AbortSignal): Promise<Standing> {
    const { data, code } = readAnswer(inquired, await this.#post('inquiry', { authority }, signal));
    if (data?.code !== PAID) {
      const said = data?.code ?? code;
      return said !== undefined && REFUSED.has(said)
        ? { kind: 'failed', code: String(said) }
        : { kind: 'unknown', reason: `code ${said ?? 'none'}` };
    }
    switch (data.status) {
      case 'PAID':
        return { kind: 'paid' };
      case 'VERIFIED':
        return { kind: 'verified' };
      case 'IN_BANK':
        return { kind: 'inBank' };
      case 'FAILED':
        return { kind: 'failed', code: 'FAILED' };
      case 'REVERSED':
        return { kind: 'reversed', code: 'REVERSED' };
      default:
        return { kind: 'unknown', reason: 'status' };
    }
  }

  async reverse({ authority }: { authority: string }, signal: AbortSignal): Promise<Reversal> {
    const { data, code } = readAnswer(reversed, await this.#post('reverse', { authority }, signal));
    const said = data?.code ?? code;
    if (data && said === PAID) return { kind: 'reversed' };
    if (said !== undefined && NOT_REVERSED.has(said)) return { kind: 'refused', code: String(said) };
    return { kind: 'unknown', reason: `code ${said ?? 'none'}` };
  }

  async listUnverified(signal: AbortSignal): Promise<readonly string[]> {
    const { data } = readAnswer(unverified, await this.#post('unVerified', {}, signal));
    return data?.code === PAID ? data.authorities.map(({ authority }) => authority) : [];
  }

  /** @throws Error for no answer, or one of another form: it counts as not answered */
  async #post(call: string, body: object, signal: AbortSignal): Promise<unknown> {
    const response = await fetch(`${this.#options.url}/pg/v4/payment/${call}.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ merchant_id: this.#options.merchantId, ...body }),
      redirect: 'error',
      signal,
    });
    const text = await response.text();
    if (text.length > ANSWER_MAX_BYTES) throw new Error('the answer of the gateway is too long');
    if (response.status >= 500) throw new Error(`the gateway answered ${response.status}`);
    return JSON.parse(text);
  }
}

function readAnswer<Data extends object>(
  schema: z.ZodType<{ data: Data | never[]; errors?: { code: number } | never[] | undefined }>,
  answer: unknown,
): { data: Data | undefined; code: number | undefined } {
  const { data, errors } = schema.parse(answer);
  return {
    data: Array.isArray(data) ? undefined : data,
    code: errors && !Array.isArray(errors) ? errors.code : undefined,
  };
}
