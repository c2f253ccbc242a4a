import type { Context } from 'hono';
import { CLIENT_ID, codeVerifier, type TokenProblem } from '../../../contract/account/token.ts';
import { toAsciiDigits } from '../../../core/numbers/numerals.ts';

const FORM = 'application/x-www-form-urlencoded';
const CODE = /^\d{5}$/;

type Descriptions = Readonly<Record<TokenProblem['error'], string>>;

const descriptions: Descriptions = {
  invalid_request: 'درخواست ورود کامل نیست.',
  invalid_client: 'این برنامه برای ورود شناخته نیست.',
  invalid_grant: 'کد درست نیست یا زمان آن گذشته است.',
  unsupported_grant_type: 'این روش ورود پشتیبانی نمی‌شود.',
};

/** An error of RFC 6749 §5.2. */
export class TokenRefusal extends Error {
  override readonly name = 'TokenRefusal';
  readonly problem: TokenProblem;
  readonly status: 400 | 401;

  constructor(error: TokenProblem['error'], more: Partial<TokenProblem> = {}) {
    super(error);
    this.problem = { error, error_description: descriptions[error], ...more };
    this.status = error === 'invalid_client' ? 401 : 400;
  }
}

export interface CodeRefusal {
  reason: 'unknown' | 'wrong' | 'spent' | 'expired' | 'used' | 'suspended';
  remainingTries?: number;
}

const codeDescriptions: Readonly<Record<CodeRefusal['reason'], string>> = {
  unknown: descriptions.invalid_grant,
  wrong: 'کد درست نیست.',
  spent: 'کد پنج بار نادرست نوشته شد و دیگر پذیرفته نمی‌شود؛ کد تازه بخواهید.',
  expired: 'زمان این کد گذشته است؛ کد تازه بخواهید.',
  used: 'این کد پیش‌تر به کار رفته است؛ کد تازه بخواهید.',
  suspended: 'این حساب به تصمیم کارشناس بسته شده است.',
};

export const refusedCode = ({ reason, remainingTries }: CodeRefusal): TokenRefusal =>
  new TokenRefusal('invalid_grant', {
    error_description: codeDescriptions[reason],
    ...(remainingTries !== undefined && { remaining_tries: remainingTries }),
  });

export const sessionOver = (): TokenRefusal =>
  new TokenRefusal('invalid_grant', { error_description: 'نشست شما به پایان رسیده است؛ دوباره وارد شوید.' });

export type TokenForm =
  | { grantType: 'authorization_code'; code: string; verifier: string }
  | { grantType: 'refresh_token' };

/** @throws TokenRefusal for a form that is no request of this client */
export async function readTokenForm(c: Context): Promise<TokenForm> {
  const form = await formOf(c);
  if (form.get('client_id') !== CLIENT_ID) throw new TokenRefusal('invalid_client');
  switch (form.get('grant_type')) {
    case 'refresh_token':
      return { grantType: 'refresh_token' };
    case 'authorization_code': {
      const code = toAsciiDigits(form.get('code') ?? '').trim();
      const verifier = codeVerifier.safeParse(form.get('code_verifier') ?? undefined);
      if (code === '' || !verifier.success) throw new TokenRefusal('invalid_request');
      // No code was ever asked for with an address to return to.
      if (form.has('redirect_uri') || !CODE.test(code)) throw new TokenRefusal('invalid_grant');
      return { grantType: 'authorization_code', code, verifier: verifier.data };
    }
    case null:
      throw new TokenRefusal('invalid_request');
    default:
      throw new TokenRefusal('unsupported_grant_type');
  }
}

/** The longest honest one has 400 characters; a megabyte of names would take minutes to look through. */
const FORM_LENGTH_MAX = 16_384;

/** RFC 6749 §3.2: form-encoded, each parameter once; an empty one counts as absent. This client has no secret. */
async function formOf(c: Context): Promise<URLSearchParams> {
  if (c.req.header('authorization') !== undefined) throw new TokenRefusal('invalid_client');
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== FORM) throw new TokenRefusal('invalid_request');
  const text = await c.req.text();
  if (text.length > FORM_LENGTH_MAX) throw new TokenRefusal('invalid_request');
  const form = new URLSearchParams(text);
  const names = [...form.keys()];
  if (new Set(names).size < names.length) throw new TokenRefusal('invalid_request');
  for (const name of names) if (form.get(name) === '') form.delete(name);
  return form;
}
