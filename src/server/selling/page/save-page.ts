import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { idParam } from '../../../contract/page.ts';
import { type SupplierPageContent, supplierPageBody } from '../../../contract/suppliers/supplier-page.ts';
import { LICENCE_FILE_MAX_BYTES } from '../../../core/wire/file-limits.ts';
import { assertDocumentsOf } from '../../files/read.ts';
import { assertActsFor } from '../../merchants/acting-for.ts';
import { userIdOf } from '../../platform/actor.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { forSignedIn } from '../../platform/command/policy.ts';
import { preconditionFailed } from '../../platform/errors/app-error.ts';
import { lockPage, pageOf, presentOwnPage, type StoredPage } from '../../suppliers/own-page.ts';
import { writeDraft } from '../../suppliers/write-page.ts';

/** The next draft of a supplier's page, by its own people who have seen the version before. The public does not see it. */
export const savePage = command({
  name: 'selling.savePage',
  input: supplierPageBody.extend({ ...idParam.shape, version: z.int() }),
  policy: forSignedIn,
  effect: save,
  audit: ({ isChanged, stored: { supplier, page } }) =>
    isChanged ? { objectType: 'supplier', objectId: supplier.id, details: { version: page?.version ?? 0 } } : undefined,
  answer: ({ stored }) => presentOwnPage(stored),
});

const FILE_RULES = { maxBytes: LICENCE_FILE_MAX_BYTES, field: 'licences' };

interface Saved {
  isChanged: boolean;
  stored: StoredPage;
}

async function save(context: EffectContext<SupplierPageContent & { id: string; version: number }>): Promise<Saved> {
  const { tx, actor, now, input } = context;
  await assertActsFor(tx, actor, input.id, now);
  const stored = await lockPage(tx, input.id);
  const draft = { ...pageOf(input), about: input.about || null, address: input.address || null };
  // A form that is sent again, because the answer was lost, does not conflict with itself.
  if (stored.page && isDeepStrictEqual(stored.page.draft, draft)) return { isChanged: false, stored };
  if ((stored.page?.version ?? 0) !== input.version) throw preconditionFailed();
  const fileIds = newFileIds(draft, stored);
  if (fileIds.length > 0) await assertDocumentsOf(tx, userIdOf(actor), fileIds, FILE_RULES);
  return { isChanged: true, stored: await writeDraft(tx, stored, draft, now) };
}

const fileIdsOf = ({ licences }: Pick<SupplierPageContent, 'licences'>): string[] =>
  licences.flatMap(({ fileId }) => fileId ?? []);

/** What others have attached stays attached. */
function newFileIds(draft: SupplierPageContent, { supplier, page }: StoredPage): string[] {
  const known = new Set([...fileIdsOf(supplier), ...(page ? fileIdsOf(page.draft) : [])]);
  return fileIdsOf(draft).filter((id) => !known.has(id));
}
