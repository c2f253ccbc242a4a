import { eq } from 'drizzle-orm';
import type { ExportedPage } from '../../../contract/content/own-page.ts';
import { type PersonalData, rowsOfPages } from '../../platform/personal-data.ts';
import { presentEntity } from '../../platform/present-entity.ts';
import { contentPages, pageRevisions } from '../page/page.table.ts';
import { draftOf, listPagesOf } from './read.ts';

const PAGE_SIZE = 20;

/** The pages that a person has begun. They are their supplier's or the site's and stay, without the person. */
export const pagesOfPerson: PersonalData = {
  name: 'contents',
  columns: [contentPages.authorId, pageRevisions.personId],
  async *rows(db, personId): AsyncGenerator<ExportedPage> {
    const rows = rowsOfPages((cursor) => listPagesOf(db, personId, { size: PAGE_SIZE, cursor }));
    for await (const row of rows)
      yield { ...presentEntity(row), status: row.status, pageType: row.pageType, draft: draftOf(row) };
  },
  erase: async (tx, personId) => {
    await tx.update(contentPages).set({ authorId: null }).where(eq(contentPages.authorId, personId));
    await tx.update(pageRevisions).set({ personId: null }).where(eq(pageRevisions.personId, personId));
  },
};
