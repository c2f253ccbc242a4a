import { useMutation } from '@tanstack/react-query';
import type { TradeDocumentTypes } from '../../../../contract/trade/document.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { useIsOnline } from '../../../offline/connection/use-is-online.ts';
import { FileButton } from '../../../parts/form/file-button.tsx';
import { ATTACHABLE, useFileChoice } from '../../../parts/form/use-file-choice.ts';
import classes from './documents.module.css';
import { documentsTexts as words } from './documents-texts.ts';
import { documentWrites } from './mutations.ts';

type AddDocumentProps = { requestId: string; type: TradeDocumentTypes[number] };

/** Chooses a picture or a PDF, which both parties have then. */
export function AddDocument({ requestId, type: { id: typeId, title } }: AddDocumentProps) {
  const isOnline = useIsOnline();
  const { mutate, isPending } = useMutation(documentWrites(usePrivateApi()).add());
  const { fault, handleFile, handleRefusal } = useFileChoice({
    words: words.fault,
    onFile: (file) => mutate({ requestId, typeId, file }, { onError: handleRefusal }),
  });
  return (
    <div className={classes.add}>
      <FileButton
        label={words.add(title)}
        text={isPending ? words.sending : words.add(title)}
        accept={ATTACHABLE.join(',')}
        isBusy={isPending}
        disabled={!isOnline}
        onFile={handleFile}
      />
      {fault && (
        <p role="alert" className={classes.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}
