import { describe, expect, it } from 'vitest';
import { EnvError, parseEnv } from '../../../src/server/env.ts';

describe('parseEnv', () => {
  it('accepts an empty environment', () => {
    expect(parseEnv({})).toMatchObject({
      PORT: 3000,
      HOST: '0.0.0.0',
      DATA_DIR: './data',
      SITE_URL: 'http://localhost:3000',
      SITE_INDEXABLE: false,
      TRUST_PROXY: false,
      SMS_PROVIDER: 'log',
      PAYMENT_GATEWAYS: ['sandbox'],
      LOG_LEVEL: 'info',
    });
  });

  it('derives the site URL from the port, and reduces a given one to its origin', () => {
    expect(parseEnv({ PORT: '8080' }).SITE_URL).toBe('http://localhost:8080');
    expect(parseEnv({ SITE_URL: 'https://rasteh.example/' }).SITE_URL).toBe('https://rasteh.example');
  });

  it("gives push services the site's address if it has HTTPS, else another valid one", () => {
    expect(parseEnv({ SITE_URL: 'https://rasteh.example' }).PUSH_SUBJECT).toBe('https://rasteh.example');
    expect(parseEnv({ PUSH_SUBJECT: 'mailto:a@rasteh.example' }).PUSH_SUBJECT).toBe('mailto:a@rasteh.example');
    expect(parseEnv({}).PUSH_SUBJECT).toMatch(/^mailto:/);
  });

  it('treats an empty variable as unset', () => {
    expect(parseEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000, DATABASE_URL: undefined });
  });

  it('reads "false" as false', () => {
    expect(parseEnv({ SITE_INDEXABLE: 'false' }).SITE_INDEXABLE).toBe(false);
    expect(parseEnv({ SITE_INDEXABLE: 'true' }).SITE_INDEXABLE).toBe(true);
  });

  it('reads several payment gateways', () => {
    const real = { PAYMENT_GATEWAYS: ' zarinpal', ZARINPAL_MERCHANT_ID: '01234567-89ab-4cde-8f01-23456789abcd' };
    expect(parseEnv(real).PAYMENT_GATEWAYS).toEqual(['zarinpal']);
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '80a'],
    ['SITE_INDEXABLE', 'yes'],
    ['TRUST_PROXY', '1'],
    ['DATABASE_URL', 'mysql://x/y'],
    ['SITE_URL', 'rasteh.example'],
    ['PUSH_SUBJECT', 'http://rasteh.example'],
    ['PUSH_ALLOW_LOCAL', 'yes'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['LOG_LEVEL', 'loud'],
    ['SMS_PROVIDER', 'pigeon'],
    ['PAYMENT_GATEWAYS', 'sandbox,cash'],
    ['PAYMENT_GATEWAYS', 'sandbox,zarinpal'],
  ])('refuses %s=%s by the name of the variable', (name, value) => {
    expect(() => parseEnv({ [name]: value })).toThrow(EnvError);
    expect(() => parseEnv({ [name]: value })).toThrow(`${name}: must`);
  });

  it('names every invalid variable at once and shows no value, which may be a password', () => {
    const wrong = { PORT: 'x', DATABASE_URL: 'mysql://user:secret@host/db' };
    expect(() => parseEnv(wrong)).toThrow(/PORT[\s\S]*DATABASE_URL/);
    expect(() => parseEnv(wrong)).not.toThrow(/secret/);
  });
});
