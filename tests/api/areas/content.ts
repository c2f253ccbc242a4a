import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { commentRemoval, commentTree, ownComment, receivedComment } from '../../../src/contract/content/comment.ts';
import {
  countedQuestion,
  faqCategoryCard,
  faqGroups,
  faqVoteAnswer,
  visitedQuestions,
} from '../../../src/contract/content/faq.ts';
import { helpEntry } from '../../../src/contract/content/help.ts';
import {
  ownPage,
  ownPageCards,
  ownPageRevisions,
  pageDraftBody,
  previewToken,
} from '../../../src/contract/content/own-page.ts';
import type { PageContent } from '../../../src/contract/content/page.ts';
import { likeAnswer, ownPageCard, pageReactions } from '../../../src/contract/content/page.ts';
import { pageOf } from '../../../src/contract/page.ts';
import { previewHashOf } from '../../../src/server/content/own-page/preview-token.ts';
import { contentPages } from '../../../src/server/content/page/page.table.ts';
import { buildComments } from '../../factories/comments.ts';
import { buildFaqCategory, buildFaqQuestion, buildHelpEntry } from '../../factories/faq.ts';
import { buildFiles } from '../../factories/files.ts';
import { buildContentType, buildPage } from '../../factories/pages.ts';
import { areaCalls } from '../../setup/area-calls.ts';
import { exampleOf, PAST_DAY, type World } from '../../setup/seeded-world.ts';

const OWN_PAGE = exampleOf(pageDraftBody) as PageContent;
const PREVIEW_TOKEN = 'a-token-of-tests-for-a-preview';
const PREVIEW_MS = 60 * 60_000;
const COMMENTS = 300;

async function buildSeededPage({ app, held, leafId, drawnId, supplierId }: World, contentTypeId: string) {
  const { db } = app;
  const pictureId = randomUUID();
  await buildFiles(app, held.userId, { count: 1, id: pictureId });
  const content = {
    labels: ['پمپ'],
    cover: { kind: 'image' as const, fileId: pictureId },
    categoryIds: [leafId],
    body: [{ kind: 'parts' as const, caption: '', baseProductIds: [drawnId] }],
  };
  const pageId = await buildPage(db, content, { contentTypeId, supplierId });
  await buildPage(db, { title: 'قوانین' }, { pageType: 'static', uniqueName: 'terms' });
  const previewUntil = new Date(Date.now() + PREVIEW_MS);
  const preview = { previewHash: previewHashOf(PREVIEW_TOKEN), previewUntil };
  await db.update(contentPages).set(preview).where(eq(contentPages.id, pageId));
  return { pageId, pictureId };
}

async function buildSeededComments({ app: { db }, held, full }: World, pageId: string) {
  const remark = { pageId, personId: full.userId, state: 'shown' as const };
  const [shownCommentId = ''] = await buildComments(db, remark);
  // On a page of no list, whose answers stay the same, and of an earlier day: a person writes only so many in one.
  const waiting = {
    pageId: await buildPage(db, { title: 'نمادهای جوش' }, { pageType: 'static', uniqueName: 'welding' }),
    personId: held.userId,
    createdAt: new Date(PAST_DAY),
  };
  const [commentId = '', ...commentIds] = await buildComments(db, waiting, COMMENTS);
  await buildComments(db, { ...remark, parentId: shownCommentId, createdAt: new Date(Date.now() + 1_000) });
  return { shownCommentId, commentId, commentIds };
}

export const contentCalls = areaCalls(
  {
    'POST /api/v1/pagecomments': { access: 'user', answer: ownComment },
    'GET /api/v1/pagecomments': { access: 'operator', answer: pageOf(receivedComment) },
    'GET /api/v1/pagecomments/mine': { access: 'user', answer: pageOf(ownComment) },
    'GET /api/v1/pagecomments/{id}/active-tree': { access: 'all', answer: commentTree },
    'PUT /api/v1/pagecomments/{id}': { access: 'owner', answer: ownComment },
    'DELETE /api/v1/pagecomments/{id}': { access: 'mine', answer: commentRemoval },
    'POST /api/v1/pagecomments/{id}/like': { access: 'user', answer: likeAnswer },
    'POST /api/v1/pagecomments/{id}/approve': { access: 'operator', answer: receivedComment },
    'POST /api/v1/pagecomments/{id}/reject': { access: 'operator', answer: receivedComment },
    'GET /api/v1/pages/{id}/reactions': { access: 'all', answer: pageReactions },
    'POST /api/v1/pages/{id}/like': { access: 'user', answer: likeAnswer },
    'GET /api/v1/pages/for-public-site': { access: 'all' },
    'GET /api/v1/pages/by-content-type/by-platform': { access: 'all' },
    'GET /api/v1/pages/by-content-type-id': { access: 'all' },
    'GET /api/v1/pages/by-label/by-platform': { access: 'all' },
    'GET /api/v1/pages/by-uniquepagename': { access: 'all' },
    'GET /api/v1/pages/merchant-has-content': { access: 'all' },
    'GET /api/v1/pages/{id}/by-platform': { access: 'all' },
    'GET /api/v1/pages/{id}/files/{fileId}': { access: 'all' },
    'GET /api/v1/pages/{id}/preview': { access: 'all' },
    'GET /api/v1/ownpages': { access: 'party', answer: ownPageCards },
    'POST /api/v1/ownpages': { access: 'party', answer: ownPageCard },
    'GET /api/v1/ownpages/{id}': { access: 'owner', answer: ownPage },
    'PUT /api/v1/ownpages/{id}': { access: 'owner', answer: ownPageCard },
    'POST /api/v1/ownpages/{id}/publish': { access: 'owner', answer: ownPageCard },
    'POST /api/v1/ownpages/{id}/withdraw': { access: 'owner', answer: ownPageCard },
    'GET /api/v1/ownpages/{id}/revisions': { access: 'owner', answer: ownPageRevisions },
    'POST /api/v1/ownpages/{id}/restore': { access: 'owner', answer: ownPageCard },
    'POST /api/v1/ownpages/{id}/preview-token': { access: 'owner', answer: previewToken },
    'GET /api/v1/ownpages/{id}/file': { access: 'owner' },
    'GET /api/v1/contenttypes/by-page-type': { access: 'all' },
    'GET /api/v1/contenttypes/tree': { access: 'all' },
    'GET /api/v1/contenttypes/{id}/breadcrumb': { access: 'all' },
    'GET /api/v1/mediavideos': { access: 'all' },
    'GET /api/v1/mediavideos/search': { access: 'all' },
    'GET /api/v1/helpsystems/byfrontuniqueid': { access: 'all', answer: helpEntry },
    'GET /api/v1/faqquestions/top-most-visited/by-platform': { access: 'all', answer: visitedQuestions },
    'GET /api/v1/faqquestions/by-category/by-platform': { access: 'all', answer: pageOf(countedQuestion) },
    'GET /api/v1/faqquestions/group-by-category': { access: 'all', answer: faqGroups },
    'GET /api/v1/faqcategories/active-list/by-platform': { access: 'all', answer: z.array(faqCategoryCard) },
    'POST /api/v1/faqquestions/{id}/visit': { access: 'all', answer: faqVoteAnswer },
    'POST /api/v1/faqquestions/{id}/useful': { access: 'all', answer: faqVoteAnswer },
  },
  async (world) => {
    const { app, supplierId } = world;
    const { db } = app;
    const faqCategoryId = await buildFaqCategory(db);
    const faqQuestionId = await buildFaqQuestion(db, { categoryId: faqCategoryId });
    const helpId = await buildHelpEntry(db, { uniqueId: 'product-list.filters' });
    const contentTypeId = await buildContentType(db, 'مقاله‌ها');
    const { pageId, pictureId } = await buildSeededPage(world, contentTypeId);
    const { shownCommentId, commentId, commentIds } = await buildSeededComments(world, pageId);
    const ownPageId = await buildPage(db, OWN_PAGE, { contentTypeId, supplierId });
    const withdrawnPageId = await buildPage(db, OWN_PAGE, { contentTypeId, supplierId });
    return {
      ids: {
        '/api/v1/faqquestions/{id}': faqQuestionId,
        '/api/v1/pagecomments/{id}': commentId,
        '/api/v1/pages/{id}': pageId,
        '/api/v1/ownpages/{id}': ownPageId,
        '/api/v1/contenttypes/{id}': contentTypeId,
      },
      examples: {
        'POST /api/v1/pagecomments': () => ({ body: { clientId: randomUUID(), pageId, text: 'متن' } }),
        'GET /api/v1/pagecomments/{id}/active-tree': { id: pageId },
        'PUT /api/v1/pagecomments/{id}': { body: { text: 'متن' }, isVersioned: true },
        'DELETE /api/v1/pagecomments/{id}': () => ({ id: commentIds.pop(), isVersioned: true }),
        'POST /api/v1/pagecomments/{id}/like': { id: shownCommentId, body: {} },
        'POST /api/v1/pagecomments/{id}/approve': () => ({ id: commentIds.pop(), isVersioned: true }),
        'POST /api/v1/pagecomments/{id}/reject': () => ({
          id: commentIds.pop(),
          body: { reason: 'نامربوط است' },
          isVersioned: true,
        }),
        'POST /api/v1/pages/{id}/like': { body: { liked: true } },
        'GET /api/v1/pages/by-content-type/by-platform': { query: { pageType: 'article' } },
        'GET /api/v1/pages/by-content-type-id': { query: { contentTypeId } },
        'GET /api/v1/pages/by-label/by-platform': { query: { label: 'پمپ' } },
        'GET /api/v1/pages/by-uniquepagename': { query: { uniquePageName: 'terms' } },
        'GET /api/v1/pages/merchant-has-content': { query: { supplierId } },
        'GET /api/v1/pages/{id}/files/{fileId}': { fileId: pictureId },
        'GET /api/v1/pages/{id}/preview': { query: { token: PREVIEW_TOKEN } },
        'GET /api/v1/contenttypes/by-page-type': { query: { pageType: 'article' } },
        'GET /api/v1/ownpages': { query: { supplierId } },
        'POST /api/v1/ownpages': () => ({
          body: { clientId: randomUUID(), title: 'مطلب تازه', contentTypeId, supplierId },
        }),
        'PUT /api/v1/ownpages/{id}': { body: OWN_PAGE, isVersioned: true },
        'POST /api/v1/ownpages/{id}/publish': { body: {}, isVersioned: true },
        'POST /api/v1/ownpages/{id}/withdraw': { id: withdrawnPageId },
        'POST /api/v1/ownpages/{id}/restore': { body: { version: 1 }, isVersioned: true },
        'GET /api/v1/ownpages/{id}/file': { id: pageId, query: { fileId: pictureId } },
        'GET /api/v1/mediavideos/search': { query: { q: 'پم' } },
        'GET /api/v1/helpsystems/byfrontuniqueid': { query: { uniqueId: helpId } },
        'GET /api/v1/faqquestions/by-category/by-platform': { query: { categoryId: faqCategoryId } },
        'POST /api/v1/faqquestions/{id}/useful': { body: { isUseful: true } },
      },
    };
  },
);
