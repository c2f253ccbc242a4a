import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { idParam } from '../../../contract/page.ts';
import { assertActsFor } from '../../merchants/acting-for.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { forSignedIn } from '../../platform/command/policy.ts';
import { preconditionFailed } from '../../platform/errors/app-error.ts';
import { lockPage, pageOf, presentOwnPage, type StoredPage } from '../../suppliers/own-page.ts';
import { publishDraft } from '../../suppliers/write-page.ts';

const input = idParam.extend({ version: z.int() });

/** Shows the draft that the caller has seen to the public. */
export const publishPage = command({
  name: 'selling.publishPage',
  input,
  policy: forSignedIn,
  effect: publish,
  audit: ({ isChanged, stored: { supplier, page } }) =>
    isChanged ? { objectType: 'supplier', objectId: supplier.id, details: { version: page?.version ?? 0 } } : undefined,
  answer: ({ stored }) => presentOwnPage(stored),
});

async function publish({
  tx,
  actor,
  now,
  input: { id, version },
}: EffectContext<z.infer<typeof input>>): Promise<{ isChanged: boolean; stored: StoredPage }> {
  await assertActsFor(tx, actor, id, now);
  const { supplier, page } = await lockPage(tx, id);
  if ((page?.version ?? 0) !== version) throw preconditionFailed();
  // Without a draft, and where it is published already, the public reads it.
  if (!page || (page.published && isDeepStrictEqual(page.draft, pageOf(supplier))))
    return { isChanged: false, stored: { supplier, page } };
  return { isChanged: true, stored: await publishDraft(tx, { supplier, page }, now) };
}
