import { sessionsShape } from '../../../../contract/account-answer-versions.gen.ts';
import type { ProfilePicture } from '../../../../contract/files/file.ts';
import { ApiError, read } from '../../../data/api.ts';
import { privateRead, readKey, unsavedRead } from '../../../data/reads.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';

const NOT_FOUND = 404;
export const PICTURE_PATH = '/api/v1/users/profile-picture';

export const pictureKey = readKey('account', 'picture');
export const sessionsKey = readKey('account', 'sessions');

const noneIfMissing = (error: unknown): null => {
  if (error instanceof ApiError && error.status === NOT_FOUND) return null;
  throw error;
};

export const ownDataReads = ({ base, fetch, ownData }: PrivateApi) => ({
  /** Null without one. */
  picture: () =>
    unsavedRead<ProfilePicture | null>({
      area: 'account',
      name: 'picture',
      queryFn: ({ signal }) => read<ProfilePicture>(fetch(base + PICTURE_PATH, { signal })).catch(noneIfMissing),
    }),
  /** Needs the sign-in, so no image element can load it. Null where another device has replaced it. */
  pictureContent: ({ fileId, url }: ProfilePicture) =>
    unsavedRead<Blob | null>({
      area: 'account',
      name: 'pictureContent',
      args: [fileId],
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: async ({ signal }) => {
        const response = await fetch(base + url, { signal });
        if (response.ok) return response.blob();
        return noneIfMissing(new ApiError(response.status));
      },
    }),
  sessions: () =>
    privateRead({
      area: 'account',
      name: 'sessions',
      shape: sessionsShape,
      staleTime: 0,
      queryFn: ({ signal }) => read(ownData.sessions.$get({}, { init: { signal } })),
    }),
});
