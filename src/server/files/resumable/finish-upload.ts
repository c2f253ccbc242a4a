import { fileFields } from '../../../contract/files/file.ts';
import type { AppDeps } from '../../app-deps.ts';
import { type Actor, userIdOf } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { parseInput } from '../../platform/http/validate.ts';
import { saveFile } from '../save-file.ts';
import { storeContent } from '../store-upload.ts';
import { uploadRules } from '../upload-rules.ts';
import { endUpload, getUpload, readParts, settleUpload } from './upload-commands.ts';

/**
 * Makes a file of an upload whose parts are all here; done again, it is the same file.
 * @throws 415 for a type that is not accepted: the upload is gone then, because its bytes stay what they are
 */
export async function finishUpload(deps: AppDeps, actor: Actor, id: string): Promise<void> {
  const { metadata } = await getUpload(deps.db, userIdOf(actor), id);
  const content = await readParts(deps.db, id);
  try {
    const { scope } = parseInput(fileFields, { scope: metadata.scope });
    const file = new File([new Uint8Array(content)], metadata.filename ?? '');
    const row = await storeContent(deps, actor, { id, scope, file, rules: uploadRules });
    await saveFile(deps, { actor, input: { id: row.id, storageKey: row.storageKey } });
    await settleUpload(deps, { actor, input: { id } });
  } catch (error) {
    if (error instanceof AppError && error.status < 500) await endUpload(deps, { actor, input: { id } });
    throw error;
  }
}
