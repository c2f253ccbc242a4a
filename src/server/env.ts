import { join } from 'node:path';
import { z } from 'zod';

const PORT_DEFAULT = 3000;
/** The oldest `versions.client` that this API supports. */
const MIN_SUPPORTED_CLIENT_DEFAULT = 1;
/** Below it a transfer costs more than it is worth. */
const PAYOUT_MIN_DEFAULT = 1_000_000;
/** Contact for push services if the site has no HTTPS; no real push service sees it. */
const PUSH_SUBJECT_DEFAULT = 'mailto:push@example.org';

/** An empty variable counts as unset, as in `PORT= npm start`. */
const optionalText = z.preprocess((value) => (value === '' ? undefined : value), z.string().optional());

const flag = z
  .enum(['true', 'false'], { error: 'must be "true" or "false"' })
  .default('false')
  .transform((text) => text === 'true');

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')
  .transform(Number)
  .refine((number) => number <= 65_535, 'must be a number from 0 to 65535');

const wholeNumber = z
  .string()
  .regex(/^\d{1,6}$/, 'must be a whole number')
  .transform(Number);

/** Whole rial. */
const rial = z
  .string()
  .regex(/^[1-9]\d{0,12}$/, 'must be a whole number of rial')
  .transform(Number);

const permille = z
  .string()
  .regex(/^\d{1,3}$/, 'must be a whole number below 1000')
  .transform(Number);

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// URL' });

const origin = httpUrl.transform((url) => new URL(url).origin);

const databaseUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' });

/** `file:///folder`, or a bucket: `s3://KEY:SECRET@host/bucket` */
const filesUrl = z
  .url({ protocol: /^(file|https?|s3)$/, error: 'must be a file://, s3://, http:// or https:// URL' })
  .refine((url) => url.startsWith('file:') || namesBucket(new URL(url)), {
    error: 'must name a key, its secret and a bucket: s3://KEY:SECRET@host/bucket',
    abort: true,
  });

const namesBucket = ({ username, password, pathname }: URL): boolean =>
  username !== '' && password !== '' && pathname.length > 1;

const pushSubject = z.url({ protocol: /^(https|mailto)$/, error: 'must be a mailto: or an https:// URL' });

const gateways = z
  .string()
  .transform((text) => text.split(',').map((name) => name.trim()))
  .pipe(z.array(z.enum(['sandbox', 'zarinpal'], { error: 'must list "sandbox" or "zarinpal"' })).min(1))
  .refine((names) => names.length === 1 || !names.includes('sandbox'), {
    error: 'must not list "sandbox" beside a bank: nobody could tell its money from real money',
  });

const variables = z.object({
  PORT: port.default(PORT_DEFAULT),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('./data'),
  DIST_DIR: z.string().default(join(import.meta.dirname, '../../dist')),
  DATABASE_URL: databaseUrl.optional(),
  SITE_URL: origin.optional(),
  SITE_INDEXABLE: flag,
  API_BASE: httpUrl.optional(),
  SIGNING_KEYS: z.string().optional(),
  SMS_PROVIDER: z.enum(['log', 'kavenegar'], { error: 'must be "log" or "kavenegar"' }).default('log'),
  KAVENEGAR_API_KEY: z
    .string()
    .regex(/^[\w%+/=-]+$/, 'must be the key of the account')
    .optional(),
  KAVENEGAR_TEMPLATE: z.string().optional(),
  KAVENEGAR_REQUEST_TEMPLATE: z.string().optional(),
  KAVENEGAR_URL: origin.default('https://api.kavenegar.com'),
  /** @default `sandbox` with SMS_PROVIDER=log, else none */
  PAYMENT_GATEWAYS: gateways.optional(),
  ZARINPAL_MERCHANT_ID: z.uuid('must be the id of the merchant at ZarinPal').optional(),
  ZARINPAL_URL: origin.default('https://payment.zarinpal.com'),
  COMMISSION_PERMILLE: permille.default(0),
  PAYOUT_MIN_RIAL: rial.default(PAYOUT_MIN_DEFAULT),
  FILES_URL: filesUrl.optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  TRUST_PROXY: flag,
  MIN_SUPPORTED_CLIENT: wholeNumber.default(MIN_SUPPORTED_CLIENT_DEFAULT),
  WORKER_KILL_SWITCH: flag,
  PUSH_SUBJECT: pushSubject.optional(),
  PUSH_ALLOW_LOCAL: flag,
});

/** What one provider of text messages needs. */
const forKavenegar = ['KAVENEGAR_API_KEY', 'KAVENEGAR_TEMPLATE'] as const;

const checked = variables.superRefine((given, context) => {
  if (given.SMS_PROVIDER !== 'log' && given.PAYMENT_GATEWAYS?.includes('sandbox'))
    context.addIssue({
      code: 'custom',
      path: ['PAYMENT_GATEWAYS'],
      message: 'must not list "sandbox" on a site that sends real text messages: it moves no real money',
    });
  if (given.PAYMENT_GATEWAYS?.includes('zarinpal') && given.ZARINPAL_MERCHANT_ID === undefined)
    context.addIssue({
      code: 'custom',
      path: ['ZARINPAL_MERCHANT_ID'],
      message: 'is needed with the gateway zarinpal',
    });
  if (given.SMS_PROVIDER !== 'kavenegar') return;
  for (const name of forKavenegar)
    if (given[name] === undefined)
      context.addIssue({ code: 'custom', path: [name], message: 'is needed with SMS_PROVIDER=kavenegar' });
});

type Name = keyof typeof variables.shape;

const names = Object.keys(variables.shape) as Name[];

export type Env = Readonly<
  Omit<z.infer<typeof variables>, 'SITE_URL' | 'PUSH_SUBJECT' | 'PAYMENT_GATEWAYS'> & {
    SITE_URL: string;
    PUSH_SUBJECT: string;
    PAYMENT_GATEWAYS: readonly ('sandbox' | 'zarinpal')[];
  }
>;

/** An invalid configuration; the message names each variable. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/**
 * Parses the configuration. SITE_URL is an origin without a trailing slash (default: localhost at PORT); API_BASE and
 * FILES_URL are undefined if the server uses its own.
 * @throws EnvError for an invalid variable
 */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(names.map((name) => [name, optionalText.parse(source[name])]));
  const result = checked.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${String(issue.path[0])}: ${issue.message}`);
    throw new EnvError(`Invalid configuration:\n${[...new Set(lines)].join('\n')}`);
  }
  const env = result.data;
  const SITE_URL = env.SITE_URL ?? `http://localhost:${env.PORT}`;
  const PUSH_SUBJECT = env.PUSH_SUBJECT ?? (SITE_URL.startsWith('https:') ? SITE_URL : PUSH_SUBJECT_DEFAULT);
  const PAYMENT_GATEWAYS = env.PAYMENT_GATEWAYS ?? (env.SMS_PROVIDER === 'log' ? ['sandbox' as const] : []);
  return { ...env, SITE_URL, PUSH_SUBJECT, PAYMENT_GATEWAYS };
}
