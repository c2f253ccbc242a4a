import { useState } from 'react';
import { RECEIPT_FILES_MAX } from '../../../../core/trade/document-types.ts';
import { useLastSub } from '../../../data/session/use-sub.ts';
import { useIsOnline } from '../../../offline/connection/use-is-online.ts';
import { dropKept, keepFile } from '../../../parts/files/keep-file.ts';
import type { NewFile } from '../../../parts/files/new-file.ts';
import { FileButton } from '../../../parts/form/file-button.tsx';
import { PICTURES, useFileChoice } from '../../../parts/form/use-file-choice.ts';
import { RemovableChip } from '../../../ui/kit/removable-chip.tsx';
import shared from '../trade.module.css';
import classes from './fulfilment.module.css';
import { receiptWords as words } from './receipt-texts.ts';

type PhotoChoiceProps = {
  files: readonly NewFile[];
  onAdd: (file: NewFile) => void;
  onRemove: (file: NewFile) => void;
};

/** Photos of what arrived. They wait on the device and go up before their receipt. */
export function PhotoChoice({ files, onAdd, onRemove }: PhotoChoiceProps) {
  const sub = useLastSub();
  const isOnline = useIsOnline();
  const [isKeeping, setKeeping] = useState(false);
  const { fault, handleFile, showFault } = useFileChoice({
    words: words.fault,
    onFile: async (file) => {
      setKeeping(true);
      const { kept, fault: found } = await keepFile(sub, file);
      setKeeping(false);
      showFault(found && words.fault[found]);
      if (kept) onAdd(kept);
    },
  });
  const handleRemove = (file: NewFile) => {
    onRemove(file);
    void dropKept(file);
  };
  return (
    <div className={classes.photos}>
      {files.length > 0 && (
        <ul className={classes.chips}>
          {files.map((file) => (
            <RemovableChip key={file.id} removeLabel={words.removePhoto(file.name)} onRemove={() => handleRemove(file)}>
              <bdi>{file.name}</bdi>
            </RemovableChip>
          ))}
        </ul>
      )}
      <FileButton
        label={words.camera}
        accept={PICTURES.join(',')}
        isCamera
        isBusy={isKeeping}
        disabled={files.length >= RECEIPT_FILES_MAX}
        onFile={handleFile}
      />
      <span role="status" className={shared.soft}>
        {isKeeping ? words.keeping : !isOnline && words.offline}
      </span>
      {fault && (
        <span role="alert" className={classes.fault}>
          {fault}
        </span>
      )}
    </div>
  );
}
