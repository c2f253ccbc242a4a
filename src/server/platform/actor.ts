import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { isUuid } from '../../core/ids/uuid.ts';
import { DEVICE_HEADER } from '../../core/wire/device-header.ts';
import { unauthorized } from './errors/app-error.ts';

/** Who calls. */
export type Actor =
  | { kind: 'anonymous'; deviceId?: string | undefined }
  | {
      kind: 'user';
      userId: string;
      /** The sign-in that the call belongs to. */
      sessionId: string;
      roles: readonly string[];
      deviceId?: string | undefined;
    }
  /** A background job of the server, such as announcing a build. */
  | { kind: 'system' };

export const SYSTEM: Actor = { kind: 'system' };

/** A person for whom the server itself acts or reads. */
export const personActor = (userId: string): Extract<Actor, { kind: 'user' }> => ({
  kind: 'user',
  userId,
  sessionId: '',
  roles: [],
});

/** The caller of an HTTP request; a user where an access token was accepted. */
export function actorOf(c: Context): Actor {
  const known: Actor | undefined = c.get('actor');
  if (known) return known;
  const deviceId = c.req.header(DEVICE_HEADER)?.toLowerCase();
  return { kind: 'anonymous', deviceId: deviceId !== undefined && isUuid(deviceId) ? deviceId : undefined };
}

export const isSystem = (actor: Actor): boolean => actor.kind === 'system';

/** Signed in or not. */
export const isPerson = (actor: Actor): boolean => actor.kind !== 'system';

export const isSignedIn = (actor: Actor): actor is Extract<Actor, { kind: 'user' }> => actor.kind === 'user';

export const isOperator = (actor: Actor): boolean => isSignedIn(actor) && actor.roles.includes('operator');

/** @throws 401 for a caller who is not signed in */
export function userIdOf(actor: Actor): string {
  if (!isSignedIn(actor)) throw unauthorized();
  return actor.userId;
}

/** @throws 401 for a caller who is not signed in */
export function sessionIdOf(actor: Actor): string {
  if (!isSignedIn(actor)) throw unauthorized();
  return actor.sessionId;
}

/** The device that the caller named in its header. */
export const deviceOf = (actor: Actor): string | undefined => (actor.kind === 'system' ? undefined : actor.deviceId);

/** An actor as a column stores it. A device id gives access to a history, so only its hash is stored. */
export function actorKey(actor: Actor): string {
  if (actor.kind === 'system') return 'system';
  if (actor.kind === 'user') return `user:${actor.userId}`;
  if (actor.deviceId === undefined) return 'anonymous';
  return `device:${createHash('sha256').update(actor.deviceId).digest('base64url')}`;
}

/** Rows of anonymous actors expire, because anyone can add them. Null: the row never expires. */
export const expiryOf = (actor: Actor, now: Date, keptMs: number): Date | null =>
  actor.kind === 'anonymous' ? new Date(now.getTime() + keptMs) : null;
