import { randomUUID } from 'node:crypto';
import { fileRemoval, pictureRemoval, profilePicture, storedFile } from '../../../src/contract/files/file.ts';
import { buildFiles, pictureOf } from '../../factories/files.ts';
import { areaCalls } from '../../setup/area-calls.ts';

const FILES = 60;

export const filesCalls = areaCalls(
  {
    'GET /api/v1/users/profile-picture': { access: 'user', answer: profilePicture },
    'POST /api/v1/users/profile-picture': { access: 'user', answer: profilePicture },
    'DELETE /api/v1/users/profile-picture': { access: 'user', answer: pictureRemoval },
    'POST /api/v1/files': { access: 'user', answer: storedFile },
    'GET /api/v1/files/{id}': { access: 'owner' },
    'DELETE /api/v1/files/{id}': { access: 'owner', answer: fileRemoval },
  },
  async ({ app, held, pictured, write }) => {
    const [fileId = '', ...fileIds] = await buildFiles(app, held.userId, { count: FILES });
    const file = await pictureOf();
    await write('POST /api/v1/users/profile-picture', { clientId: randomUUID() }, { file });
    return {
      ids: { '/api/v1/files/{id}': fileId },
      examples: {
        'POST /api/v1/files': () => ({ body: { clientId: randomUUID(), scope: 'document' }, file }),
        'DELETE /api/v1/files/{id}': () => ({ id: fileIds.pop(), isVersioned: true }),
        // Of somebody else, so that the picture of the others stays.
        'POST /api/v1/users/profile-picture': () => ({ body: { clientId: randomUUID() }, file, headers: pictured }),
        'DELETE /api/v1/users/profile-picture': { headers: pictured },
      },
    };
  },
);
