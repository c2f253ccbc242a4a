/** A provider of text messages. */
export interface Sms {
  /**
   * Sends a one-time code.
   * @param phone E.164
   * @throws SmsError where the provider does not accept it or does not answer in time
   */
  sendCode(phone: string, code: string): Promise<void>;
}
