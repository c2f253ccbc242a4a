import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PageContent } from '../../../../contract/content/page.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { useKnown } from './known-things.ts';
import { ownContentReads } from './queries.ts';

/** The uploaded pictures of a text. */
const picturesOf = ({ cover, body }: PageContent): string[] => [
  ...(cover?.kind === 'image' ? [cover.fileId] : []),
  ...body.flatMap((block) => (block.kind === 'image' && block.fileId ? [block.fileId] : [])),
];

/** Loads the pictures of the server's draft: no public address shows them before they are published. */
export const StoredPictures = ({ id, content }: { id: string; content: PageContent }) =>
  [...new Set(picturesOf(content))].map((fileId) => <StoredPicture key={fileId} id={id} fileId={fileId} />);

function StoredPicture({ id, fileId }: { id: string; fileId: string }) {
  const { data } = useQuery({ ...ownContentReads(usePrivateApi()).picture(id, fileId), throwOnError: false });
  const { learn } = useKnown();
  useEffect(() => {
    if (!data) return undefined;
    const url = URL.createObjectURL(data);
    learn({ pictures: { [fileId]: url } });
    return () => URL.revokeObjectURL(url);
  }, [data, fileId, learn]);
  return null;
}
