import type { Context } from 'hono';
import type { z } from 'zod';
import type { FileScope } from '../../contract/files/file.ts';
import { uuidv7 } from '../../core/ids/uuidv7.ts';
import type { AppDeps } from '../app-deps.ts';
import { type Actor, actorOf } from '../platform/actor.ts';
import { findOperationId } from '../platform/command/answer-write.ts';
import { readUploadForm } from '../platform/files/read-form.ts';
import { parseInput } from '../platform/http/validate.ts';
import type { FileRow } from './file.table.ts';
import { prepareUpload, type UploadRules } from './prepare-upload.ts';
import { reserveFile } from './reserve-file.ts';
import { rulesOf } from './upload-rules.ts';

interface UploadKind<Fields extends z.ZodType<{ clientId?: string | undefined }>> extends UploadRules {
  fields: Fields;
  scopeOf: (fields: z.output<Fields>) => FileScope;
}

export interface StoredUpload {
  reserved: Pick<FileRow, 'id' | 'storageKey'>;
  /** Equal for the same upload, however its form was written. */
  sent: unknown;
}

/**
 * Reads the form of an upload and stores its content; `saveFile` makes it a file. Where it fails, or nobody saves the file,
 * a pruning takes what is left.
 */
export async function storeUpload<Fields extends z.ZodType<{ clientId?: string | undefined }>>(
  c: Context,
  deps: AppDeps,
  { fields: schema, scopeOf, ...rules }: UploadKind<Fields>,
): Promise<StoredUpload> {
  const actor = actorOf(c);
  const operationId = findOperationId(c);
  const { file, fields } = await readUploadForm(c);
  const given = parseInput(schema, fields);
  const id = given.clientId ?? operationId ?? uuidv7();
  const row = await storeContent(deps, actor, { id, scope: scopeOf(given), file, rules });
  return { reserved: { id: row.id, storageKey: row.storageKey }, sent: { ...fields, sha256: row.sha256 } };
}

interface UploadedFile {
  id: string;
  scope: FileScope;
  file: File;
  rules: UploadRules;
}

/** Stores the content of an upload. The same content sent again gets the same row. */
export async function storeContent(
  deps: AppDeps,
  actor: Actor,
  { id, scope, file, rules }: UploadedFile,
): Promise<FileRow> {
  const { content, ...prepared } = await prepareUpload(file, rulesOf(rules, scope));
  const input = { id, scope, bytes: content.length, ...prepared };
  const { answer: row } = await reserveFile(deps, { actor, input });
  if (row.state === 'storing') await deps.files.put(row.storageKey, content);
  return row;
}
