import { useQueryClient } from '@tanstack/react-query';
import type { MessageFile } from '../../../contract/conversations/message.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { downloadBlob } from '../../ui/download.ts';
import { Button } from '../../ui/kit/button.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { talkReads } from './queries.ts';
import { talkTexts } from './talk-texts.ts';

const { message: words } = talkTexts;

export type FileProps = { conversationId: string; file: MessageFile };

/** Reads a file and hands it to the browser. */
export function useOpening({ conversationId, file }: FileProps) {
  const client = useQueryClient();
  const api = usePrivateApi();
  return async () => {
    try {
      downloadBlob(await client.fetchQuery(talkReads(api).file(conversationId, file.id)), file.name);
    } catch {
      showToast({ kind: 'failed', text: words.fileFailed });
    }
  };
}

/** A file by its name, which is read when it is pressed. */
export function OpenFile({ conversationId, file }: FileProps) {
  const open = useOpening({ conversationId, file });
  return (
    <Button size="compact" aria-label={words.file(file.name)} onClick={() => void open()}>
      <bdi>{file.name}</bdi>
    </Button>
  );
}
