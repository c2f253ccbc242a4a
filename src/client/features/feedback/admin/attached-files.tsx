import { useMutation } from '@tanstack/react-query';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { downloadBlob } from '../../../ui/download.ts';
import { Button } from '../../../ui/kit/button.tsx';
import classes from '../feedback.module.css';
import { receivedTexts as words } from '../feedback-texts.ts';
import { receivedWrites } from './mutations.ts';

const PDF = 'application/pdf';

/** What the sender has attached, to keep on the device: the browser shows nothing of it by itself. */
export function AttachedFiles({ id, fileIds }: { id: string; fileIds: readonly string[] }) {
  const download = useMutation(receivedWrites(usePrivateApi()).download());
  if (fileIds.length === 0) return null;
  const handleDownload = (fileId: string, number: number) =>
    download.mutate(
      { id, fileId },
      { onSuccess: (content) => downloadBlob(content, words.fileName(number, content.type === PDF ? 'pdf' : 'webp')) },
    );
  return (
    <div className={classes.ways}>
      {fileIds.map((fileId, index) => (
        <Button
          key={fileId}
          size="compact"
          look="quiet"
          isBusy={download.isPending && download.variables.fileId === fileId}
          onClick={() => handleDownload(fileId, index + 1)}
        >
          {words.file(formatNumber(index + 1))}
        </Button>
      ))}
    </div>
  );
}
