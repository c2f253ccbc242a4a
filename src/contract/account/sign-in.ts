import { z } from 'zod';
import { mobile } from '../phone.ts';

export const CODE_LENGTH = 5;

/** The base64url form of a SHA-256 hash (RFC 7636, method S256). */
const codeChallenge = z.string().regex(/^[\w-]{43}$/);

export const signInBody = z.object({ phoneNumber: mobile, codeChallenge }).meta({
  examples: [{ phoneNumber: '09120000001', codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM' }],
});
export type SignInBody = z.infer<typeof signInBody>;

/** The same for every number, known or not. */
export const signInStarted = z.object({
  /** Seconds until the code expires. */
  expiresIn: z.int(),
  /** Seconds until another code may be asked for. */
  resendAfter: z.int(),
  codeLength: z.int(),
  maskedPhone: z.string(),
});
export type SignInStarted = z.infer<typeof signInStarted>;
