import { Hono } from 'hono';
import { listDigest } from '../../contract/list-digest.ts';
import { note, noteBody, notesOfObjectQuery, notesQuery, noteText } from '../../contract/notes/note.ts';
import { idParam, pageOf } from '../../contract/page.ts';
import type { AppDeps } from '../app-deps.ts';
import { actorOf, userIdOf } from '../platform/actor.ts';
import { answerWrite } from '../platform/command/answer-write.ts';
import { entityTag, seenVersion } from '../platform/http/if-match.ts';
import { answers } from '../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../platform/http/private-answers.ts';
import { validate } from '../platform/http/validate.ts';
import { deleteNote, editNote } from './change-note.ts';
import { createNote } from './create-note.ts';
import { getNote, listNotesOfObject, listNotesOfUser, readNotesDigest } from './read.ts';

const tag = 'Notes';

/** Mounted at `/api/v1/notes`. Everything here belongs to the signed-in user. */
export function noteRoutes(deps: AppDeps) {
  const { db } = deps;
  return new Hono()
    .use(privateAnswers())
    .post(
      '/',
      answers(note, 'نوشتن یک یادداشت', { tag, status: 201, problems: [404, 415], isWrite: true }),
      validate('json', noteBody),
      (c) => answerWrite(c, deps, createNote, c.req.valid('json')),
    )
    .get(
      '/byuser',
      answers(pageOf(note), 'یادداشت‌های کاربر، تازه‌ترین نخست', { tag, problems: [] }),
      validate('query', notesQuery),
      async (c) => c.json(await listNotesOfUser(db, userIdOf(actorOf(c)), c.req.valid('query'))),
    )
    .get(
      '/by-object-id',
      answers(pageOf(note), 'یادداشت‌های کاربر دربارهٔ یک چیز', { tag, problems: [] }),
      validate('query', notesOfObjectQuery),
      async (c) => c.json(await listNotesOfObject(db, userIdOf(actorOf(c)), c.req.valid('query'))),
    )
    .get('/digest', answers(listDigest, 'شمار و نشان یادداشت‌های کاربر', { tag, problems: [] }), async (c) =>
      c.json(await readNotesDigest(db, userIdOf(actorOf(c)))),
    )
    .get('/:id', answers(note, 'یک یادداشت', { tag }), validate('param', idParam), async (c) => {
      const found = await getNote(db, userIdOf(actorOf(c)), c.req.valid('param').id);
      return c.json(found, 200, { etag: entityTag(found.version) });
    })
    .put(
      '/:id',
      answers(note, 'تغییر متن یک یادداشت', { tag, problems: [404, 412, 415, 428], isWrite: true, isVersioned: true }),
      validate('param', idParam),
      validate('json', noteText),
      (c) => {
        const input = { ...c.req.valid('param'), version: seenVersion(c), ...c.req.valid('json') };
        return answerWrite(c, deps, editNote, input);
      },
    )
    .delete(
      '/:id',
      answers(note, 'پاک کردن یک یادداشت', { tag, problems: [404, 412, 428], isWrite: true, isVersioned: true }),
      validate('param', idParam),
      (c) => answerWrite(c, deps, deleteNote, { ...c.req.valid('param'), version: seenVersion(c) }),
    );
}
