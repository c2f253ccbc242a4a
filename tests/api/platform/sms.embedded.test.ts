import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseEnv } from '../../../src/server/env.ts';
import { createSms } from '../../../src/server/platform/sms/create-sms.ts';
import { Kavenegar } from '../../../src/server/platform/sms/kavenegar.ts';
import { type KavenegarService, startKavenegar } from '../../setup/kavenegar-service.ts';

const PHONE = '+989121234567';
const apiKey = 'key-of-the-tests';
const silent = pino({ level: 'silent' });

let service: KavenegarService;

beforeAll(async () => {
  service = await startKavenegar();
});

beforeEach(() => {
  service.status = 200;
  service.fault = undefined;
});

afterAll(() => service.close());

const failureOf = async (sending: Promise<void>): Promise<string> =>
  sending.then(
    () => '',
    (error: unknown) => String(error),
  );

describe('SMS_PROVIDER=kavenegar', () => {
  it('sends the code by the template, to the number as it is written in Iran', async () => {
    const env = parseEnv({
      SMS_PROVIDER: 'kavenegar',
      KAVENEGAR_API_KEY: apiKey,
      KAVENEGAR_TEMPLATE: 'ورود',
      KAVENEGAR_URL: service.url,
    });
    await createSms(env, silent).sendCode(PHONE, '01234');
    expect(service.taken).toEqual([{ receptor: '09121234567', token: '01234', template: 'ورود' }]);
  });

  it.each([418, 422, 424, 428, 500])('says the status %i of a refusal, and nothing else', async (status) => {
    service.status = status;
    const sending = new Kavenegar({ url: service.url, apiKey, template: 'x' }).sendCode(PHONE, '01234');
    expect(await failureOf(sending)).toBe(`SmsError: kavenegar answered ${status}`);
  });

  it('refuses an answer that is not its provider’s', async () => {
    service.fault = 'html';
    const sending = new Kavenegar({ url: service.url, apiKey, template: 'x' }).sendCode(PHONE, '01234');
    expect(await failureOf(sending)).toMatch('SmsError');
  });

  it('waits no longer than its limit, and names neither the key nor the number', async () => {
    service.fault = 'silence';
    const silence = new Kavenegar({ url: service.url, apiKey, template: 'x', timeoutMs: 50 });
    const gone = new Kavenegar({ url: 'http://127.0.0.1:1', apiKey, template: 'x' });
    for (const sms of [silence, gone]) {
      const failure = await failureOf(sms.sendCode(PHONE, '01234'));
      expect(failure).toMatch('kavenegar did not answer');
      expect(failure).not.toMatch(/key-of|9121234567|01234/);
    }
  });

  it.each(['KAVENEGAR_API_KEY', 'KAVENEGAR_TEMPLATE'])('does not start without %s', (name) => {
    const given = { SMS_PROVIDER: 'kavenegar', KAVENEGAR_API_KEY: 'x', KAVENEGAR_TEMPLATE: 'x', [name]: '' };
    expect(() => parseEnv(given)).toThrow(name);
  });
});

describe('SMS_PROVIDER=log', () => {
  it('writes the code into the log, and the number masked', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    await createSms(parseEnv({}), log).sendCode(PHONE, '01234');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('01234');
    expect(lines[0]).toContain('0912***4567');
    expect(lines[0]).not.toContain('9121234567');
  });
});
