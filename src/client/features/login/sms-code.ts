import { useEffect, useEffectEvent } from 'react';

/** The lib of TypeScript lacks it. */
type OtpRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } };
type OtpCredential = Credential & { code?: unknown };

/** WebOTP: takes the code from one message, where the browser can and the user allows it. Renders nothing. */
export function SmsCode({ onCode }: { onCode: (code: string) => void }): null {
  const handleCode = useEffectEvent(onCode);
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const stop = new AbortController();
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: stop.signal };
    navigator.credentials.get(request).then(
      (answer) => {
        const { code } = (answer ?? {}) as OtpCredential;
        if (typeof code === 'string') handleCode(code);
      },
      // Refused, or left: the user types the code.
      () => {},
    );
    return () => stop.abort();
  }, []);
  return null;
}
