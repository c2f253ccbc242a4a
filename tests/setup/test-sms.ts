import type { Sms } from '../../src/server/platform/sms/sms.ts';

/** Keeps the codes that were sent; `fault` makes further ones fail. */
export class TestSms implements Sms {
  readonly sent: { phone: string; code: string }[] = [];
  readonly requests: { phone: string; number: string }[] = [];
  fault: Error | undefined;

  async sendCode(phone: string, code: string): Promise<void> {
    if (this.fault) throw this.fault;
    this.sent.push({ phone, code });
  }

  async sendNewRequest(phone: string, number: string): Promise<void> {
    if (this.fault) throw this.fault;
    this.requests.push({ phone, number });
  }
}
