import { useQueryClient } from '@tanstack/react-query';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { downloadBlob } from '../../../ui/download.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { tradeReads } from '../queries.ts';
import classes from './fulfilment.module.css';
import { receiptWords as words } from './receipt-texts.ts';

type ReceiptPhotosProps = { requestId: string; no: number; fileIds: readonly string[] };

/** The photos of a receipt, which are read when they are pressed. */
export function ReceiptPhotos({ requestId, no, fileIds }: ReceiptPhotosProps) {
  const client = useQueryClient();
  const api = usePrivateApi();
  const open = async (fileId: string, at: number) => {
    try {
      downloadBlob(await client.fetchQuery(tradeReads(api).file(requestId, fileId)), words.photoName(no, at));
    } catch {
      showToast({ kind: 'failed', text: words.photoFailed });
    }
  };
  if (fileIds.length === 0) return null;
  return (
    <span className={classes.chips}>
      {fileIds.map((fileId, index) => (
        <Button key={fileId} size="compact" look="quiet" onClick={() => void open(fileId, index + 1)}>
          {words.openPhoto(index + 1)}
        </Button>
      ))}
    </span>
  );
}
