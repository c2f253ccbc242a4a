import type { Logger } from 'pino';
import { maskMobile } from '../../../core/people/phone.ts';
import type { Env } from '../../env.ts';
import { Kavenegar } from './kavenegar.ts';
import type { Sms } from './sms.ts';

/** The provider of SMS_PROVIDER. */
export function createSms(env: Env, log: Logger): Sms {
  if (env.SMS_PROVIDER === 'log') return logSms(log);
  const { KAVENEGAR_URL: url, KAVENEGAR_API_KEY: apiKey = '', KAVENEGAR_TEMPLATE: template = '' } = env;
  return new Kavenegar({ url, apiKey, template, requestTemplate: env.KAVENEGAR_REQUEST_TEMPLATE });
}

/** Writes messages into the log: for trying the product without a provider. */
const logSms = (log: Logger): Sms => ({
  async sendCode(phone, code) {
    log.info({ to: maskMobile(phone) }, `کد ورود راسته: ${code}`);
  },
  async sendNewRequest(phone, number) {
    log.info({ to: maskMobile(phone) }, `درخواست تازه در راسته: ${number}`);
  },
});
