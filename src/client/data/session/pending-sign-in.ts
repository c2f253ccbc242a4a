import { deviceValue } from '../../ui/device/device-value.ts';

/** A sign-in whose code was sent. It survives a reload of its tab; the code itself is never stored. */
export interface PendingSignIn {
  /** E.164. */
  phone: string;
  maskedPhone: string;
  /** Binds the code to this tab (RFC 7636). */
  verifier: string;
  codeLength: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
  resendAt: number;
  /** The user has returned to the first step, to change the phone. */
  isChanging: boolean;
}

const TEXTS = ['phone', 'maskedPhone', 'verifier'] as const;
const NUMBERS = ['codeLength', 'expiresAt', 'resendAt'] as const;

function isPending(stored: unknown): stored is PendingSignIn {
  if (typeof stored !== 'object' || stored === null) return false;
  const fields = stored as Record<string, unknown>;
  return (
    TEXTS.every((name) => typeof fields[name] === 'string') && NUMBERS.every((name) => typeof fields[name] === 'number')
  );
}

export const pendingSignIn = deviceValue('rasteh-sign-in', (stored) => (isPending(stored) ? stored : undefined), {
  kind: 'session',
});
