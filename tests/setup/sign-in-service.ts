import { createHash } from 'node:crypto';
import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { asOwnHandler } from './own-answers.ts';

const TRIES = 5;
const SESSION_SECONDS = 30 * 24 * 3600;
const TOO_MANY = 429;

/** What the service says to the next request for a code, in the place of sending one. */
interface Refusal {
  status: number;
  code: string;
  retryAfter?: number;
  field?: string;
}

export interface SignInService {
  handlers: RequestHandler[];
  /** The code that was sent last. */
  code: string;
  /** The phones that codes were sent to. */
  sent: string[];
  /** In the order of their arrival: `code`, `redeem`, `refresh`, `revoke`, `api`. */
  calls: string[];
  refusal: Refusal | undefined;
  /** Whose refresh cookie the browser has. */
  session: { sub: string; name: string } | undefined;
  /** Without an answer. */
  isOffline: boolean;
  isExpired: boolean;
  /** The server fails to end a session. */
  cannotRevoke: boolean;
  codeSeconds: number;
  resendSeconds: number;
  tokenSeconds: number;
  /** How long a refresh takes. */
  refreshMs: number;
  /** No refresh is answered before it settles. */
  refreshing: Promise<void> | undefined;
  /** How many refreshes were open at the same time, at most. */
  refreshesAtOnce: number;
  /** Access tokens that the API accepts. */
  accepted: Set<string>;
}

export const PERSON = { sub: '01941f71-8f49-7e2f-9c60-672ae27328b4', name: '0912***0001' };

const base64url = (text: string): string => Buffer.from(text).toString('base64url');

/** An id token of this person. */
const idToken = (person: object, exp = Math.floor(Date.now() / 1000) + SESSION_SECONDS): string =>
  `${base64url('{"alg":"RS256"}')}.${base64url(JSON.stringify({ ...person, exp }))}.x`;

/** A fake of the three calls of a sign-in for one browser, and of a call of a signed-in user: `/api/v1/private`. */
export function signInService(base: string): SignInService {
  let challenge = '';
  let tries = TRIES;
  let open = 0;
  let count = 0;
  const answerOf = (person: { sub: string; name: string }) => {
    count += 1;
    const access_token = `token-${count}`;
    service.accepted.add(access_token);
    const rest = { token_type: 'Bearer', expires_in: service.tokenSeconds, id_token: idToken(person) };
    return HttpResponse.json({ access_token, ...rest });
  };
  const refuse = (error: string, error_description: string, remaining_tries?: number) =>
    HttpResponse.json({ error, error_description, remaining_tries }, { status: 400 });

  const redeem = (form: URLSearchParams) => {
    if (service.isExpired) return refuse('invalid_grant', 'زمان این کد گذشت؛ کد تازه بخواهید.');
    const verifier = form.get('code_verifier') ?? '';
    const isBound = createHash('sha256').update(verifier).digest('base64url') === challenge;
    if (!isBound || form.get('code') !== service.code) {
      tries -= 1;
      return refuse('invalid_grant', 'کد درست نیست.', tries);
    }
    service.session = PERSON;
    return answerOf(PERSON);
  };
  const refresh = async () => {
    open += 1;
    service.refreshesAtOnce = Math.max(service.refreshesAtOnce, open);
    await delay(service.refreshMs);
    await service.refreshing;
    open -= 1;
    return service.session ? answerOf(service.session) : refuse('invalid_grant', 'نشست پایان یافته است.');
  };
  const problem = ({ status, code, retryAfter, field }: Refusal) =>
    HttpResponse.json(
      { type: 'about:blank', status, code, message: 'نشد', traceId: 't', field },
      { status, ...(retryAfter !== undefined && { headers: { 'retry-after': String(retryAfter) } }) },
    );

  const service: SignInService = {
    code: '12345',
    sent: [],
    calls: [],
    refusal: undefined,
    session: undefined,
    isOffline: false,
    isExpired: false,
    cannotRevoke: false,
    codeSeconds: 120,
    resendSeconds: 60,
    tokenSeconds: 600,
    refreshMs: 20,
    refreshing: undefined,
    refreshesAtOnce: 0,
    accepted: new Set(),
    handlers: [
      http.post(`${base}/api/v1/users/login-by-otp`, async ({ request }) => {
        if (service.isOffline) return HttpResponse.error();
        service.calls.push('code');
        const body = JSON.parse(await request.text()) as { phoneNumber: string; codeChallenge: string };
        if (service.refusal) return problem(service.refusal);
        challenge = body.codeChallenge;
        tries = TRIES;
        service.sent.push(body.phoneNumber);
        return HttpResponse.json({
          expiresIn: service.codeSeconds,
          resendAfter: service.resendSeconds,
          codeLength: service.code.length,
          maskedPhone: '0912***0001',
        });
      }),
      http.post(`${base}/connect/token`, async ({ request }) => {
        if (service.isOffline) return HttpResponse.error();
        const form = new URLSearchParams(await request.text());
        if (form.get('client_id') !== 'rasteh-web') return refuse('invalid_client', 'نشد');
        const isRefresh = form.get('grant_type') === 'refresh_token';
        service.calls.push(isRefresh ? 'refresh' : 'redeem');
        return isRefresh ? refresh() : redeem(form);
      }),
      http.post(`${base}/connect/revocation`, () => {
        if (service.isOffline) return HttpResponse.error();
        service.calls.push('revoke');
        if (service.cannotRevoke) return problem({ status: 503, code: 'unavailable' });
        service.session = undefined;
        return HttpResponse.json({});
      }),
      http.all(`${base}/api/v1/private`, async ({ request }) => {
        if (service.isOffline) return HttpResponse.error();
        service.calls.push('api');
        const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
        if (!service.accepted.has(token)) return problem({ status: 401, code: 'unauthorized' });
        return HttpResponse.json({ method: request.method, token, body: await request.text() });
      }),
    ],
  };
  service.handlers.forEach(asOwnHandler);
  return service;
}

/** The refusals that the screen has words for. */
export const refusals = {
  sentRecently: { status: TOO_MANY, code: 'code_sent_recently', retryAfter: 45 },
  limitReached: { status: TOO_MANY, code: 'code_limit_reached', retryAfter: 7_000 },
  newDevices: { status: TOO_MANY, code: 'code_limit_of_new_devices', retryAfter: 7_000 },
  network: { status: TOO_MANY, code: 'code_limit_of_network', retryAfter: 1_900 },
  tooMany: { status: TOO_MANY, code: 'too_many_requests', retryAfter: 130 },
  notSent: { status: 503, code: 'sms_not_sent' },
} satisfies Record<string, Refusal>;
