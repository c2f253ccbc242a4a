import { Hono } from 'hono';
import { z } from 'zod';
import {
  offerBatch,
  offerBatchResult,
  offerSheetFields,
  offerSheetPreview,
  offerSheetQuery,
} from '../../contract/catalog/offer-sheet.ts';
import { offerTerms, ownOffer, ownOffersQuery } from '../../contract/catalog/own-offer.ts';
import { idParam, pageOf } from '../../contract/page.ts';
import { SHEET_MAX_BYTES } from '../../core/wire/file-limits.ts';
import type { AppDeps } from '../app-deps.ts';
import { listOwnOffers } from '../catalog/own-offer/read.ts';
import { sheetForm } from '../files/upload-docs.ts';
import { uploadTurn } from '../files/upload-turn.ts';
import { assertActsFor } from '../merchants/acting-for.ts';
import { actorOf } from '../platform/actor.ts';
import { answerWrite } from '../platform/command/answer-write.ts';
import { readUploadForm } from '../platform/files/read-form.ts';
import { seenVersion } from '../platform/http/if-match.ts';
import { answers } from '../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../platform/http/private-answers.ts';
import { parseInput, validate } from '../platform/http/validate.ts';
import { changeOffer } from './change-offer.ts';
import { changeOffers } from './sheet/change-offers.ts';
import { offerSheet } from './sheet/offer-sheet.ts';
import { previewSheet } from './sheet/preview-sheet.ts';
import { readSheet } from './sheet/read-sheet.ts';

const tag = 'Merchants';
const FILE_NAME = 'rasteh-offers.csv';
const VERSIONED = { tag, problems: [404, 412, 415, 428], isWrite: true, isVersioned: true } as const;

/** Mounted at `/api/v1/ownoffers`. For the own people of suppliers. */
export function ownOfferRoutes(deps: AppDeps) {
  const { db } = deps;
  return new Hono()
    .use(privateAnswers())
    .get(
      '/',
      answers(pageOf(ownOffer), 'پیشنهادهای تأمین‌کننده‌ای که به نامش کار می‌کنم', { tag }),
      validate('query', ownOffersQuery),
      async (c) => {
        const query = c.req.valid('query');
        await assertActsFor(db, actorOf(c), query.supplierId, deps.now());
        return c.json(await listOwnOffers(db, query));
      },
    )
    .get(
      '/spreadsheet',
      answers(z.string(), 'پیشنهادها در یک فایل جدول', { tag: 'File contents', contentType: 'text/csv' }),
      validate('query', offerSheetQuery),
      async (c) => {
        const query = c.req.valid('query');
        await assertActsFor(db, actorOf(c), query.supplierId, deps.now());
        return c.body(await offerSheet(db, query), 200, {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${FILE_NAME}"`,
        });
      },
    )
    .post(
      '/preview',
      answers(offerSheetPreview, 'آنچه یک فایل از پیشنهادها را تغییر می‌دهد، بی آن که تغییر دهد', {
        tag,
        problems: [400, 404, 413, 415],
        form: sheetForm,
      }),
      uploadTurn(deps, SHEET_MAX_BYTES),
      async (c) => {
        const { file, fields } = await readUploadForm(c);
        const { supplierId } = parseInput(offerSheetFields, fields);
        await assertActsFor(db, actorOf(c), supplierId, deps.now());
        return c.json(await previewSheet(db, supplierId, await readSheet(file)));
      },
    )
    .post(
      '/changes',
      answers(offerBatchResult, 'تغییر شرایط چند پیشنهاد با هم', { tag, problems: [404, 415], isWrite: true }),
      validate('json', offerBatch),
      (c) => answerWrite(c, deps, changeOffers, c.req.valid('json')),
    )
    .put(
      '/:id',
      answers(ownOffer, 'تغییر شرایط یک پیشنهاد', VERSIONED),
      validate('param', idParam),
      validate('json', offerTerms),
      (c) => {
        const input = { ...c.req.valid('json'), ...c.req.valid('param'), version: seenVersion(c) };
        return answerWrite(c, deps, changeOffer, input);
      },
    );
}
