import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { MessageFile } from '../../../../contract/conversations/message.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { useObjectUrl } from '../../../ui/image/use-object-url.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { type FileProps, OpenFile, useOpening } from '../open-file.tsx';
import { talkReads } from '../queries.ts';
import { talkTexts } from '../talk-texts.ts';
import classes from './message.module.css';

const { message: words } = talkTexts;

const VoicePlayer = lazyPart(
  () => import('../voice/voice-player.tsx'),
  () => null,
);

type FilesProps = { conversationId: string; files: readonly MessageFile[] };

/** The pictures and voice notes of a message, and its other files by their names. */
export const MessageFiles = ({ conversationId, files }: FilesProps) => (
  <ul className={classes.files}>
    {files.map((file) => (
      <li key={file.id}>
        {file.mime.startsWith('image/') ? (
          <Picture conversationId={conversationId} file={file} />
        ) : file.mime.startsWith('audio/') ? (
          <Suspense fallback={<bdi>{file.name}</bdi>}>
            <VoicePlayer conversationId={conversationId} file={file} />
          </Suspense>
        ) : (
          <OpenFile conversationId={conversationId} file={file} />
        )}
      </li>
    ))}
  </ul>
);

function Picture({ conversationId, file }: FileProps) {
  const open = useOpening({ conversationId, file });
  const { data } = useQuery({ ...talkReads(usePrivateApi()).file(conversationId, file.id), throwOnError: false });
  const address = useObjectUrl(data);
  return (
    <Button look="bare" className={classes.picture} aria-label={words.file(file.name)} onClick={() => void open()}>
      {address ? <img src={address} alt="" /> : <bdi>{file.name}</bdi>}
    </Button>
  );
}
