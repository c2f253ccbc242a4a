/** A provider of text messages. */
export interface Sms {
  /**
   * Sends a one-time code.
   * @param phone E.164
   * @throws SmsError where the provider does not accept it or does not answer in time
   */
  sendCode(phone: string, code: string): Promise<void>;
  /**
   * Tells a seller of a new request that nobody has opened. Does nothing where the site has no message for it.
   * @param phone E.164
   * @param number of the request, as it is shown
   * @throws SmsError as `sendCode`
   */
  sendNewRequest(phone: string, number: string): Promise<void>;
}
