import { z } from 'zod';

/** The only client of this server: the web app. */
export const CLIENT_ID = 'rasteh-web';
export const TOKEN_PATH = '/connect/token';

/** 43 to 128 characters (RFC 7636). */
export const codeVerifier = z.string().regex(/^[\w.~-]{43,128}$/);

/** RFC 6749 §5.1. The refresh token travels in an HttpOnly cookie only. */
export const tokenAnswer = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  /** Seconds. */
  expires_in: z.int(),
  /** A JWT with `sub`, `exp` (the end of the session) and `name`. */
  id_token: z.string(),
});
export type TokenAnswer = z.infer<typeof tokenAnswer>;

const tokenErrors = ['invalid_request', 'invalid_client', 'invalid_grant', 'unsupported_grant_type'] as const;

/** RFC 6749 §5.2. */
export const tokenProblem = z.object({
  error: z.enum(tokenErrors),
  /** Persian, for people. */
  error_description: z.string(),
  /** Guesses left for the code, where one was wrong. */
  remaining_tries: z.int().optional(),
});
export type TokenProblem = z.infer<typeof tokenProblem>;

/** The claims of an id token that the device stores: the specification's user info. */
export interface UserInfo {
  sub: string;
  /** End of the session, in seconds since 1970. */
  exp: number;
  name: string;
}
