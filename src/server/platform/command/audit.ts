import { uuidv7 } from '../../../core/ids/uuidv7.ts';
import type { Tx } from '../../db/open-database.ts';
import { type Actor, actorKey, expiryOf } from '../actor.ts';
import { type AuditDetails, auditEntries } from './audit-entry.table.ts';

const DETAILS_MAX_LENGTH = 1_000;
const ANONYMOUS_KEPT_MS = 90 * 24 * 60 * 60_000;
const SECRET_NAME = /endpoint|token|secret|password|phone|otp|cookie|auth/i;

export interface AuditEntry {
  objectType: string;
  objectId: string;
  /** Small, and never a secret: no endpoint, no token, no phone number. @default {} */
  details?: AuditDetails;
}

/** Replaces the audit entry of a high-volume command whose own row records who did what. */
export interface OwnRow {
  ownRow: string;
}

/** @param reason which row is the record and why it suffices */
export const ownRow = (reason: string): OwnRow => ({ ownRow: reason });

export interface AuditContext {
  command: string;
  actor: Actor;
  operationId: string | undefined;
  now: Date;
}

/** @throws for details that are too long or named like a secret, so that the command's own test fails */
export async function writeAudit(tx: Tx, { command, actor, operationId, now }: AuditContext, entry: AuditEntry) {
  const { objectType, objectId, details = {} } = entry;
  const secret = Object.keys(details).find((name) => SECRET_NAME.test(name));
  if (secret !== undefined) throw new Error(`${command}: the audit detail "${secret}" is named like a secret`);
  if (JSON.stringify(details).length > DETAILS_MAX_LENGTH)
    throw new Error(`${command}: the audit details are too long`);
  await tx.insert(auditEntries).values({
    id: uuidv7(),
    at: now,
    actor: actorKey(actor),
    command,
    objectType,
    objectId,
    operationId: operationId ?? null,
    details,
    expiresAt: expiryOf(actor, now, ANONYMOUS_KEPT_MS),
  });
}
