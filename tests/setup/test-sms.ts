import type { Sms } from '../../src/server/platform/sms/sms.ts';

/** Keeps the codes that were sent; `fault` makes further ones fail. */
export class TestSms implements Sms {
  readonly sent: { phone: string; code: string }[] = [];
  fault: Error | undefined;

  async sendCode(phone: string, code: string): Promise<void> {
    if (this.fault) throw this.fault;
    this.sent.push({ phone, code });
  }
}
