import type { ProfilePicture } from '../../../../contract/files/file.ts';
import { ApiError, read } from '../../../data/api.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';
import { asOperation, write } from '../../../data/write.ts';
import { shrinkPicture } from '../../../ui/image/shrink-picture.ts';
import { PICTURE_PATH, pictureKey, sessionsKey } from './queries.ts';

const PICTURE_SIDE = 512;

const ARCHIVE_PATH = '/api/v1/users/export/archive';

export const ownDataWrites = ({ base, transfer, ownData, picture }: PrivateApi) => ({
  /** The screen shows what is wrong with the file. */
  savePicture: () =>
    write({
      area: 'account',
      name: 'savePicture',
      send: async (file: File, intent): Promise<ProfilePicture> => {
        const body = new FormData();
        body.append('clientId', intent.newId);
        body.append('file', await shrinkPicture(file, { side: PICTURE_SIDE, isSquare: true }), file.name);
        const { headers } = asOperation(intent);
        return read<ProfilePicture>(transfer(base + PICTURE_PATH, { method: 'POST', headers, body }));
      },
      onAnswer: (saved, client) => client.setQueryData(pictureKey, saved),
      isFailureShown: false,
    }),
  removePicture: () =>
    write({
      area: 'account',
      name: 'removePicture',
      send: (_: undefined, intent) => read(picture.index.$delete({}, asOperation(intent))),
      onAnswer: (_answer, client) => client.setQueryData(pictureKey, null),
    }),
  endSession: () =>
    write({
      area: 'account',
      name: 'endSession',
      send: (id: string, intent) => read(ownData.sessions[':id'].$delete({ param: { id } }, asOperation(intent))),
      invalidates: () => [sessionsKey],
    }),
  export: () =>
    write({
      area: 'account',
      name: 'export',
      send: async (_: undefined): Promise<Blob> => {
        const response = await transfer(base + ARCHIVE_PATH);
        if (!response.ok) throw new ApiError(response.status);
        return response.blob();
      },
    }),
  /** The sheet shows why not. */
  deleteAccount: () =>
    write({
      area: 'account',
      name: 'deleteAccount',
      send: (_: undefined) => read(ownData.deletion.$post()),
      isFailureShown: false,
    }),
});
