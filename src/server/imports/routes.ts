import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import {
  importCheck,
  importDetail,
  importFields,
  importInfo,
  importPlan,
  importSheet,
  importsQuery,
} from '../../contract/imports/import.ts';
import { idParam, pageOf } from '../../contract/page.ts';
import { scopeOf } from '../../core/imports/import-scopes.ts';
import { SHEET_MAX_BYTES } from '../../core/wire/file-limits.ts';
import type { AppDeps } from '../app-deps.ts';
import { guessUploaded } from '../catalog/import/uploaded/read-uploaded.ts';
import { tableForm } from '../files/upload-docs.ts';
import { uploadTurn } from '../files/upload-turn.ts';
import { actorOf, userIdOf } from '../platform/actor.ts';
import { answerWrite } from '../platform/command/answer-write.ts';
import { readUploadForm } from '../platform/files/read-form.ts';
import { answers } from '../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../platform/http/private-answers.ts';
import { parseInput, validate } from '../platform/http/validate.ts';
import { saveCheck, tryPlan } from './check-import.ts';
import { chooseSheet, guessSheet } from './choose-sheet.ts';
import { shownName } from './file-name.ts';
import { assertMayImport } from './policy.ts';
import { getImportRow, listImports, presentDetail } from './read.ts';
import { startImport, undoImport } from './start-import.ts';
import { uploadImport } from './upload-import.ts';

const tag = 'Imports';
const WRITE = { tag, problems: [403, 404], isWrite: true } as const;

/** Mounted at `/api/v1/imports`. Catalogues, for operators; a supplier's prices, for its own people. */
export function importRoutes(deps: AppDeps) {
  const { db } = deps;
  return new Hono()
    .use(privateAnswers())
    .get(
      '/',
      answers(pageOf(importInfo), 'ورودهای کاتالوگ، یا فایل‌های قیمت یک تأمین‌کننده؛ تازه‌ترین نخست', {
        tag,
        problems: [403, 404],
      }),
      validate('query', importsQuery),
      async (c) => {
        const { supplierId = null, ...page } = c.req.valid('query');
        await assertMayImport(db, actorOf(c), supplierId, deps.now());
        return c.json(await listImports(db, supplierId, page));
      },
    )
    .post(
      '/',
      answers(importDetail, 'فرستادن یک فایل و حدس معنای ستون‌هایش، بی آن که وارد شود', {
        tag,
        status: 201,
        problems: [400, 403, 404, 413, 415],
        form: tableForm,
        isWrite: true,
      }),
      uploadTurn(deps, SHEET_MAX_BYTES),
      async (c) => {
        const { file, fields } = await readUploadForm(c);
        const { supplierId = null } = parseInput(importFields, fields);
        await assertMayImport(db, actorOf(c), supplierId, deps.now());
        const content = Buffer.from(await file.arrayBuffer());
        const fileName = shownName(file.name);
        const { guess, rows } = await guessUploaded(content, fileName, scopeOf(supplierId));
        const input = { supplierId, fileName, content, guess, rowsTotal: rows };
        return answerWrite(c, deps, uploadImport, input, [
          supplierId ?? '',
          fileName,
          createHash('sha256').update(content).digest('hex'),
        ]);
      },
    )
    .get(
      '/:id',
      answers(importDetail, 'یک ورود، با پیشرفت آن', { tag, problems: [403, 404] }),
      validate('param', idParam),
      async (c) => {
        const row = await getImportRow(db, actorOf(c), c.req.valid('param').id, deps.now());
        return c.json(await presentDetail(db, row));
      },
    )
    .post(
      '/:id/sheet',
      answers(importDetail, 'حدس معنای ستون‌های برگهٔ دیگری از همان فایل', {
        tag,
        problems: [400, 403, 404, 415],
        isWrite: true,
      }),
      validate('param', idParam),
      validate('json', importSheet),
      async (c) => {
        const [{ id }, { sheet }, actor] = [c.req.valid('param'), c.req.valid('json'), actorOf(c)];
        const found = await deps.uploads.run(userIdOf(actor), () => guessSheet(deps, actor, { id, sheet }));
        return answerWrite(c, deps, chooseSheet, { id, ...found });
      },
    )
    .post(
      '/:id/check',
      answers(importCheck, 'آنچه ورود این فایل تغییر می‌دهد، بی آن که تغییر دهد', {
        tag,
        problems: [400, 403, 404, 415],
        isWrite: true,
      }),
      validate('param', idParam),
      validate('json', importPlan),
      async (c) => {
        const [{ id }, plan, actor] = [c.req.valid('param'), c.req.valid('json'), actorOf(c)];
        const found = await deps.uploads.run(userIdOf(actor), () => tryPlan(deps, actor, { id, plan }));
        return answerWrite(c, deps, saveCheck, { id, plan, found });
      },
    )
    .post(
      '/:id/run',
      answers(importInfo, 'آغاز ورود، آن‌گونه که بررسی شده است', WRITE),
      validate('param', idParam),
      (c) => answerWrite(c, deps, startImport, c.req.valid('param')),
    )
    .post(
      '/:id/undo',
      answers(importInfo, 'برگرداندن همهٔ آنچه یک ورود تغییر داده است', WRITE),
      validate('param', idParam),
      (c) => answerWrite(c, deps, undoImport, c.req.valid('param')),
    );
}
