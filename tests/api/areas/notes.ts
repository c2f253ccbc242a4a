import { randomUUID } from 'node:crypto';
import { listDigest } from '../../../src/contract/list-digest.ts';
import { note } from '../../../src/contract/notes/note.ts';
import { pageOf } from '../../../src/contract/page.ts';
import { buildNotes } from '../../factories/notes.ts';
import { areaCalls } from '../../setup/area-calls.ts';

/** More than a test file changes. */
const NOTES = 300;

export const notesCalls = areaCalls(
  {
    'POST /api/v1/notes': { access: 'user', answer: note },
    'GET /api/v1/notes/byuser': { access: 'user', answer: pageOf(note) },
    'GET /api/v1/notes/by-object-id': { access: 'user', answer: pageOf(note) },
    'GET /api/v1/notes/digest': { access: 'user', answer: listDigest },
    'GET /api/v1/notes/{id}': { access: 'owner', answer: note },
    'PUT /api/v1/notes/{id}': { access: 'owner', answer: note },
    'DELETE /api/v1/notes/{id}': { access: 'owner', answer: note },
  },
  async ({ app: { db }, held, productId }) => {
    const object = { objectType: 'product', objectId: productId };
    const noteIds = await buildNotes(db, { personId: held.userId, objectId: productId }, NOTES);
    return {
      ids: { '/api/v1/notes/{id}': noteIds.pop() ?? '' },
      examples: {
        'POST /api/v1/notes': () => ({ body: { clientId: randomUUID(), ...object, text: 'متن' } }),
        'GET /api/v1/notes/by-object-id': { query: object },
        'PUT /api/v1/notes/{id}': () => ({ id: noteIds.pop(), body: { text: 'متن' }, isVersioned: true }),
        'DELETE /api/v1/notes/{id}': () => ({ id: noteIds.pop(), isVersioned: true }),
      },
    };
  },
);
